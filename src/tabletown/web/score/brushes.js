/** The brushes, in groups: a tap puts what the chosen one holds on a square. */
import { Icon } from "../icons.js"
import { html } from "../lib/preact.js"
import { t } from "../words.js"

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Brush} Brush */
/** @typedef {import("./draft.js").Group} Group */
/** @typedef {import("./draft.js").Sheet} Sheet */
/** @typedef {import("../words.js").Words} Words */

const SIZE = 34 // pixels of a picture

/** @param {{draft: Draft, brush: Brush, choose: (word: string) => void, words: Words}} props */
export function Brushes({ draft, brush, choose, words }) {
  const { groups, sheet } = draft
  const shown = groups.find(({ brushes }) => brushes.some(({ word }) => word === brush.word)) ?? groups[0]
  const turnTo = (/** @type {Group} */ { brushes: [first] }) => choose(first.word)
  return html`<section class="brushes panel" aria-label=${t("page-sheet-brushes")}>
    ${groups.length > 1 && html`<${Groups} groups=${groups} shown=${shown} open=${turnTo} words=${words} />`}
    <div class="brush-row" role="group" aria-label=${words.tell(shown.title)}>
      ${shown.brushes.map(({ word, name }) => {
        const label = words.tell(name)
        return html`<button key=${word} type="button" class="brush" aria-pressed=${word === brush.word}
          aria-label=${label} title=${label} onClick=${() => choose(word)}>${pictureOf(word, sheet)}</button>`
      })}</div>
    <p class="brush-name" aria-hidden="true">${words.tell(brush.name)}</p>
  </section>`
}

/** @param {string} word @param {Sheet} sheet */
const pictureOf = (word, sheet) =>
  word === sheet.form.empty ? html`<${Icon} name="close" size=${24} />` : sheet.picture(word, SIZE)

/** @param {{groups: Group[], shown: Group, open: (group: Group) => void, words: Words}} props */
const Groups = ({ groups, shown, open, words }) =>
  html`<div class="segments" role="group" aria-label=${t("page-sheet-brushes")}>
    ${groups.map(
      (group) =>
        html`<label key=${group.name}>
          <input type="radio" name="brushes" checked=${group === shown} onChange=${() => open(group)} />
          <span>${words.tell(group.title)}</span>
        </label>`,
    )}
  </div>`
