/** The clock in the setup, folded, because most people want none. */
import { USUAL } from "../catalogue.js"
import { clockTold, thenTold } from "../clock_told.js"
import { duration } from "../duration.js"
import { Icon } from "../icons.js"
import { html } from "../lib/preact.js"
import { Choice } from "../settings_panel.js"
import { house, t } from "../words.js"

/** @typedef {import("../server.js").Clock} Clock */
/** @typedef {(clock: Clock | null) => void} SetClock */

const MINUTE = 60
const DAY = 86_400
const TIMES = [1, 2, 5, 10, 20, 30, 60, 120].map((minutes) => minutes * MINUTE)
const LONG_TIMES = [1, 2, 3, 7, 14, 30].map((days) => days * DAY)
/** What is suggested. @type {Record<string, Clock>} */
const FIRST = {
  move: { per: "move", seconds: 5 * MINUTE, then: USUAL },
  match: { per: "match", seconds: 30 * MINUTE, then: USUAL },
}

/** @param {{clock: Clock | null, set: SetClock}} props */
export const ClockChoice = ({ clock, set }) =>
  html`<details class="clock-choice" open=${Boolean(clock)}>
    <summary><${Icon} name="clock" size=${18} />${t("page-clock")}
      <small>${clockTold(clock)}</small><${Icon} name="more" size=${18} /></summary>
    <${Choice} name="clock-per" title=${t("page-clock-for")} chosen=${clock?.per ?? "none"}
      choose=${(/** @type {string} */ per) => set(FIRST[per] ?? null)}
      choices=${["none", "move", "match"].map((per) => [per, t("page-clock-per", { per })])} />
    ${clock && html`<${Details} clock=${clock} set=${set} />`}
  </details>`

/** @param {{clock: Clock, set: SetClock}} props */
const Details = ({ clock, set }) => html`
  <label class="clock-time">${t("page-clock-time")}
    <select value=${clock.seconds}
      onChange=${(/** @type {any} */ { target }) => set({ ...clock, seconds: Number(target.value) })}>
      ${[...TIMES, ...LONG_TIMES].map(
        (seconds) =>
          html`<option key=${seconds} value=${seconds}>${duration(seconds, house().code)}</option>`,
      )}
    </select></label>
  <${Choice} name="clock-then" title=${t("page-clock-then")} chosen=${clock.then === "end" ? "end" : "bot"}
    choose=${(/** @type {string} */ then) => set({ ...clock, then: then === "end" ? "end" : USUAL })}
    choices=${["bot", "end"].map((then) => [then, thenTold(then)])} />
  <p class="note">${t("page-clock-about")}</p>`
