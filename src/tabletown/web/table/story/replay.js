/** The controls for stepping through a match. */
import { html } from "../../lib/preact.js"
import { Press } from "../../components.js"
import { spoken } from "../panels/log.js"
import { Remarked, Sentence } from "./sentence.js"
import { leaveStepping, shownSeq, step, stepTo, stepTurn, stopPlaying, togglePlaying } from "./stepping.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */

/** @param {{table: Table}} props */
export function Replay({ table }) {
  const last = table.now.value?.seq ?? 0
  const at = shownSeq(table)
  const event = table.events.value.find(({ seq }) => seq === at)
  const remarks = table.remarks.value.filter(({ after }) => after === at)
  const playing = table.playing.value
  const slide = (/** @type {any} */ { target }) => byHand(table, () => stepTo(table, Number(target.value)))
  return html`<div class="back panel" role="group" aria-label=${t("page-back")}>
    <p><small>${at} / ${last}</small> <span aria-live="polite">
      ${event ? html`<${Sentence} table=${table} event=${event} />` : t("page-start")}
      ${remarks.map((each) => html` · <${Remarked} key=${each.number} table=${table} remark=${each} />`)}
    </span></p>
    <${Tool} icon="close" label=${t("page-close")} press=${() => leaveStepping(table)} />
    <${Tool} icon=${playing ? "pause" : "play"} label=${t(playing ? "page-pause" : "page-play")}
      press=${() => togglePlaying(table)} />
    <input type="range" min="0" max=${last} value=${at} onInput=${slide}
      aria-label=${t("page-back")} aria-valuetext=${event && spoken(table, event)} />
    <div class="row">
      ${BUTTONS.map(([icon, label, deed, isLast]) => {
        const disabled = isLast ? at >= last : at <= 0
        return html`<${Tool} key=${icon} icon=${icon} label=${t(label)} disabled=${disabled}
          press=${() => byHand(table, () => deed(table))} />`
      })}
    </div>
  </div>`
}

/**
 * Icon, label, what it does, and whether it is of no use at the end instead of the start.
 * @type {[string, string, (table: Table) => unknown, boolean][]}
 */
const BUTTONS = [
  ["first", "page-first", (table) => stepTo(table, 0), false],
  ["rewind", "page-earlier-turn", (table) => stepTurn(table, -1), false],
  ["back", "page-earlier", (table) => step(table, -1), false],
  ["arrow", "page-later", (table) => step(table, 1), true],
  ["forward", "page-later-turn", (table) => stepTurn(table, 1), true],
  ["last", "page-now", (table) => stepTo(table, Infinity), true],
]

/** Whoever steps by hand stops what goes by itself. @param {Table} table @param {() => unknown} deed */
function byHand(table, deed) {
  stopPlaying(table)
  deed()
}

/** @param {{icon: string, label: string, press: () => void, disabled?: boolean}} props */
const Tool = ({ icon, label, press, disabled = false }) =>
  html`<${Press} class="tool" icon=${icon} size=${20} aria-label=${label} title=${label}
    disabled=${disabled} press=${press} />`
