/** What one can put on a square, in groups; the chosen one is used by every tap. */
import { html, useState } from "/web/lib/preact.js"
import { t } from "/web/words.js"

/** @typedef {import("/web/score/draft.js").Draft} Draft */
/** @typedef {import("/web/score/draft.js").Brush} Brush */

const SIZE = 34 // pixels of a picture

/** @param {{draft: Draft, brush: Brush, choose: (word: string) => void, words: import("/web/words.js").Words}} props */
export function Brushes({ draft, brush, choose, words }) {
  const groups = draft.sheet.groups(draft.lines.value), of = groups.find(({ brushes }) => brushes.includes(brush)) ?? groups[0]
  const [opened, open] = useState(""), shown = groups.find(({ name }) => name === opened) ?? of ?? groups[0]
  const pick = (/** @type {Brush} */ { word }) => { choose(word); open(shown.name) }
  return html`<section class="brushes panel" aria-label=${t("page-sheet-brushes")}>
    ${groups.length > 1 && html`<div class="segments" role="group">${groups.map(({ name, title }) => html`<label key=${name}>
      <input type="radio" name="brushes" checked=${name === shown.name} onChange=${() => open(name)} /><span>${words.tell(title)}</span></label>`)}</div>`}
    <div class="brush-row" role="group" aria-label=${words.tell(shown.title)}>${shown.brushes.map((each) => html`<button key=${each.word} type="button" class="brush"
      aria-pressed=${each.word === brush.word} aria-label=${words.tell(each.name)} title=${words.tell(each.name)} onClick=${() => pick(each)}>
      ${draft.sheet.picture(each.word, SIZE)}</button>`)}</div>
    <p class="brush-name" aria-hidden="true">${words.tell(brush.name)}</p>
  </section>`
}
