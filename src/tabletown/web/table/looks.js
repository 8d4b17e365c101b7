/** Ways to look at a board that a game offers: from above or as it stands, one level alone, with or without a map of rents. */
import { html } from "/web/lib/preact.js"

/** @typedef {{name: string, title: import("/web/words.js").Message, choices: [value: any, title: import("/web/words.js").Message][]}} Look */

/** @param {{table: import("/web/table/state.js").Table}} props */
export function Looks({ table: { board, look, words } }) {
  if (!board.looks?.length) return null
  return html`<div class="looks">${board.looks.map((/** @type {Look} */ { name, title, choices }) => html`<fieldset key=${name}><legend class="unseen">${words.tell(title)}</legend>
    <div class="segments">${choices.map(([value, label]) => html`<label><input type="radio" name=${name} checked=${look.value[name] === value} onChange=${() => { look.value = { ...look.value, [name]: value } }} />
      <span>${words.tell(label)}</span></label>`)}</div></fieldset>`)}</div>`
}
