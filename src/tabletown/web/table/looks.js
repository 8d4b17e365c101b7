/** Ways to look at a board that a game offers: from above or as it stands, one level alone, with or without a map of rents. */
import { html } from "/web/lib/preact.js"
import { Icon } from "/web/icons.js"

/** @typedef {[value: any, title: import("/web/words.js").Message, word?: string]} Choice word: a piece that shows what is meant */
/**
 * @typedef {{name: string, title: import("/web/words.js").Message, choices: Choice[], circle?: boolean, when?: (look: any) => boolean}} Look
 * circle: one button that goes on to the next; when: not always to be chosen
 */
/** @typedef {import("/web/table/state.js").Table} Table */

/** @param {{table: Table}} props */
export function Looks({ table }) {
  const { board, look } = table, looks = (board.looks ?? []).filter((/** @type {Look} */ { when }) => !when || when(look.value))
  return looks.length ? html`<div class="looks">${looks.map((/** @type {Look} */ one) => html`<${one.circle ? Round : Choices} key=${one.name} table=${table} ...${one} />`)}</div>` : null
}

/** @param {{table: Table} & Look} props */
const Choices = ({ table: { board, look, words }, name, title, choices }) => html`<fieldset class=${`look-${name}`}><legend class="unseen">${words.tell(title)}</legend>
  <div class="segments">${choices.map(([value, label, word]) => html`<label><input type="radio" name=${name} checked=${look.value[name] === value} onChange=${() => { look.value = { ...look.value, [name]: value } }} />
    <span>${word && board.piece(word, { size: 44 })}<b>${words.tell(label)}</b></span></label>`)}</div></fieldset>`

/** @param {{table: Table} & Look} props */
function Round({ table: { look, words }, name, title, choices }) {
  const at = choices.findIndex(([value]) => value === look.value[name]), next = choices[(at + 1) % choices.length][0]
  return html`<button type="button" class=${`look-${name}`} onClick=${() => { look.value = { ...look.value, [name]: next } }}><${Icon} name="turn" size=${18} /><span>${words.tell(title)}</span></button>`
}
