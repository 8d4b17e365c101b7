// The fields of a score sheet beside a city: its walkways, its size and the special requests.
import { html } from "../../../web/lib/preact.js"
import { Icon } from "../../../web/icons.js"
import { linesWith, withoutLines } from "../../../web/score/lines.js"
import { Choice } from "../../../web/settings_panel.js"
import { CARDS, SIZES, WALK } from "./facts.js"
import { piece } from "./pieces.js"
import { cardsOf, size, sizeChanged, withCard } from "./sheet.js"

/** @typedef {import("../../../web/score/draft.js").Draft} Draft */
/** @typedef {import("../../../web/words.js").Words} Words */

/** @param {{ draft: Draft, seat: number, words: Words }} props */
export const Fields = ({ draft, seat, words }) => html`<section class="fields panel">
  <${Walkways} draft=${draft} seat=${seat} words=${words} />
  <${Choice} name="size" title=${words.t("tap-size")}
    chosen=${String(size(draft.lines.value, draft.parts.value[seat]))}
    choices=${SIZES.map((each) => [String(each), `${each[1]} × ${each[0]}`])}
    choose=${(/** @type {string} */ chosen) =>
      draft.change(
        sizeChanged(
          draft,
          seat,
          SIZES.find((each) => String(each) === chosen),
        ),
      )} />
  <${Requests} draft=${draft} words=${words} /></section>`

/** @param {{ draft: Draft, words: Words }} props */
const Requests = ({ draft, words }) => html`<fieldset><legend>${words.t("tap-cards")}</legend>
  <div class="cards">${CARDS.map(
    (card) => html`<button key=${card} type="button" class="brush"
    aria-pressed=${cardsOf(draft.lines.value).includes(card)} aria-label=${words.t(`card-${card}`)}
      title=${words.t(`card-text-${card}`)}
    onClick=${() => draft.change(withCard(draft.lines.value, card))}>${piece(card, { size: 40 })}</button>`,
  )}</div></fieldset>`

/** @param {{ draft: Draft, seat: number, words: Words }} props */
function Walkways({ draft, seat, words }) {
  const lines = draft.lines.value
  const all = linesWith(lines, draft.parts.value[seat], WALK)
  return html`<div><h2>${words.t("tap-walkways", { count: all.length })}</h2>
    <ul class="chips">${all.map(
      (i) => html`<${Chip} key=${i} words=${words} ends=${lines[i].words[1]}
      wrong=${i === draft.place.value?.line} remove=${() => draft.change(withoutLines(lines, [i]))} />`,
    )}</ul></div>`
}

/** @param {{ ends: string, wrong: boolean, words: Words, remove: () => void }} props */
const Chip = ({
  ends,
  wrong,
  words,
  remove,
}) => html`<li><button type="button" class=${wrong ? "chip wrong" : "chip"} aria-invalid=${wrong}
  aria-label=${words.t("tap-remove-walkway", { ends })} onClick=${remove}>${ends}
  <${Icon} name="close" size=${14} /></button></li>`
