/** This browser's tables: the match that waits for you as a card, the others as rows. */
import { Finished } from "./finished.js"
import { Forget } from "./forget.js"
import { People, nameAt } from "./people.js"
import { Picture } from "./picture.js"
import { boards, seen, useSight } from "./seen.js"
import { TableLink } from "./table_link.js"
import { Icon } from "../icons.js"
import { html } from "../lib/preact.js"
import { addressOf, keyOf } from "../my_tables.js"
import { titleOf } from "../catalogue.js"
import { t, useSpeech } from "../words.js"

export { AllDefs } from "./picture.js"

/** @typedef {import("./known.js").Known} Known */

/** The match that waits for you. @param {{one: Known, first: boolean}} props first: no drawer is open */
export function Waiting({ one, first }) {
  const { game } = one.kept
  const title = titleOf(game)
  const words = useSpeech(game)
  const place = useSight(one)
  return html`<section class="panel go-on" aria-label=${t("page-your-turn")} ref=${place}>
    <div class="ground"><${Picture} one=${one} words=${words} /></div>
    <div><p class="now">${t("page-your-turn")}</p>
      <h2>${title} <${Note} one=${one} words=${words} /></h2><${People} one=${one} /></div>
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
  return html`${running.length > 0 && html`<${Running} tables=${running} />`}
    ${done.length > 0 && html`<${Finished} tables=${done} />`}`
}

/** @param {{tables: Known[]}} props */
const Running = ({ tables }) => html`<section class="my-tables" aria-labelledby="my-tables">
  <h2 id="my-tables">${t("page-my-tables")}</h2>
  <ul class="panel rows">${tables.map((one) => html`<${Row} key=${one.kept.table} one=${one} />`)}</ul>
</section>`

/** @param {{one: Known}} props */
function Row({ one }) {
  const { kept, state, forgotten } = one
  const words = useSpeech(kept.game)
  const place = useSight(one)
  return html`<li ref=${place} class=${forgotten ? "my-table forgotten" : "my-table"}>
    <div class="ground"><${Picture} one=${one} words=${words} /></div>
    <div><${TableLink} one=${one} /> <${Note} one=${one} words=${words} /></div>
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
  const names = shown.waits.map((seat) => nameAt({ kept, shown }, seat))
  return names.every(Boolean) ? t("page-waits", { names: names.join(", ") }) : t("page-nobody-yet")
}

/**
 * Which step of a lesson it is, or which round.
 * @param {{one: Known, words: import("../words.js").Words | null}} props
 */
function Note({ one: { kept, shown }, words }) {
  const { done, steps } = shown?.lesson ?? { done: 0, steps: 0 }
  if (steps) return html`<small class="note">${t("page-lesson-at", { step: done + 1, steps })}</small>`
  const sight = seen.value[kept.table]
  const note = sight && boards.value[kept.game]?.note(sight.view)
  return note && words ? html`<small class="note">${words.tell(note)}</small>` : null
}
