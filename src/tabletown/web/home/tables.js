/** This browser's tables: the match that waits for you as a card, the others as rows. */
import { Cover } from "../cover.js"
import { announce } from "../frame.js"
import { forgetOrNot } from "./known.js"
import { Badge, Icon } from "../icons.js"
import { html, useEffect, useRef } from "../lib/preact.js"
import { addressOf, keyOf } from "../my_tables.js"
import { titleOf } from "../catalogue.js"
import { t, useSpeech } from "../words.js"

/** @typedef {import("./known.js").Known} Known */

/** The match that waits for you. @param {{one: Known, first: boolean}} props first: no drawer is open */
export function Waiting({ one, first }) {
  const { game } = one.kept
  const title = titleOf(game)
  const words = useSpeech(game)
  return html`<section class="panel go-on" aria-label=${t("page-your-turn")}>
    <${Cover} game=${game} words=${words} />
    <div><p class="now">${t("page-your-turn")}</p><h2>${title}</h2><${People} one=${one} /></div>
    <a class=${first ? "button go" : "button"} href=${addressOf(one.kept.table, keyOf(one.kept))}
      aria-label=${t("page-go-on-with", { game: title })}>
      ${t("page-go-on")} <${Icon} name="arrow" size=${18} />
    </a>
    <${Forget} one=${one} />
  </section>`
}

/** @param {{tables: Known[]}} props */
export function Tables({ tables }) {
  const done = tables.filter(({ state }) => state === "done")
  const running = tables.filter(({ state }) => state !== "done")
  return html`<section class="my-tables" aria-labelledby="my-tables">
    <h2 id="my-tables">${t("page-my-tables")}</h2>
    ${running.length > 0 && html`<${Rows} tables=${running} />`}
    ${
      done.length > 0 &&
      html`<details open=${running.length === 0 && done.length < 4}>
        <summary>${t("page-finished", { count: done.length })}</summary>
        <${Rows} tables=${done} />
      </details>`
    }
  </section>`
}

/** @param {{tables: Known[]}} props */
const Rows = ({ tables }) =>
  html`<ul class="panel rows">${tables.map((one) => html`<${Row} key=${one.kept.table} one=${one} />`)}</ul>`

/** @param {{one: Known}} props */
function Row({ one }) {
  const { kept, state, forgotten } = one
  const title = titleOf(kept.game)
  return html`<li class=${forgotten ? "my-table forgotten" : "my-table"}>
    ${
      forgotten
        ? html`<span class="title">${title}</span>`
        : html`<a class="title whole" href=${addressOf(kept.table, keyOf(kept))}>${title}</a>`
    }
    <${People} one=${one} />
    <p class=${state === "yours" && !forgotten ? "now" : ""}>
      ${forgotten ? t("page-forgotten") : stateTold(one)}</p>
    <${Forget} one=${one} />
  </li>`
}

/** @param {Known} one */
function stateTold({ kept, shown, state }) {
  if (!shown) return t("page-not-reached")
  if (state === "yours") return t("page-your-turn")
  if (state === "done") return t(shown.over ? "page-over" : "page-ended")
  const names = shown.waits.map((seat) => nameAt({ kept, shown }, seat))
  return names.every(Boolean) ? t("page-waits", { names: names.join(", ") }) : t("page-nobody-yet")
}

/** @param {{one: Known}} props */
const People = ({ one }) =>
  html`<ul class="people">${one.shown?.seats.map(
    (_, seat) =>
      html`<li key=${seat}>
        <${Badge} seat=${seat} size=${20} />
        ${nameAt(one, seat) || t("page-empty-seat")}
      </li>`,
  )}</ul>`

/**
 * The name at a seat, or "" if the seat is free. The server may not know the names given here yet.
 * @param {Pick<Known, "kept" | "shown">} one
 * @param {number} seat
 */
function nameAt({ kept, shown }, seat) {
  const { who, name } = shown?.seats[seat] ?? { who: "human", name: "" }
  const here = (seat in kept.seats && kept.names?.[seat]) || ""
  return who === "human" ? name || here : t("bot-named", { name, level: t("bot-level", { bot: who }) })
}

/** The button that forgets a table or brings it back; it keeps the focus. @param {{one: Known}} props */
function Forget({ one }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null))
  useEffect(() => {
    if (one.forgotten !== undefined) button.current?.focus()
  }, [one.forgotten])
  const label = one.forgotten ? t("page-bring-back") : t("page-forget", { game: titleOf(one.kept.game) })
  const press = () => {
    if (!one.forgotten) announce(t("page-forgotten"))
    forgetOrNot(one)
  }
  return html`<button type="button" class="tool forget" ref=${button} onClick=${press}
    aria-label=${label} title=${label}>
    <${Icon} name=${one.forgotten ? "undo" : "close"} size=${18} />
    ${one.forgotten && html`<span>${label}</span>`}
  </button>`
}
