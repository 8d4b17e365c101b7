/** The views of the board that a game offers, such as from above, or a single level. */
import { html } from "../../lib/preact.js"
import { Press } from "../../components.js"

/** @typedef {import("../../words.js").Message} Message */
/** @typedef {import("../../board/contract.js").Choice} Choice */
/** @typedef {import("../../board/contract.js").LookOffered} Look */
/** @typedef {import("../state.js").Table} Table */

/** @param {{table: Table}} props */
export function Looks({ table }) {
  const { board, look } = table
  const looks = (board.looks ?? []).filter(({ when }) => !when || when(look.value))
  if (!looks.length) return null
  return html`<div class="looks">${looks.map(
    (one) => html`<${one.circle ? Round : Choices} key=${one.name} table=${table} ...${one} />`,
  )}</div>`
}

/** @param {{table: Table} & Look} props */
const Choices = ({ table, name, title, choices }) => html`<fieldset class=${`look-${name}`}>
  <legend class="unseen">${table.words.tell(title)}</legend>
  <div class="segments">
    ${choices.map((choice) => html`<${One} table=${table} name=${name} choice=${choice} />`)}
  </div>
</fieldset>`

/** @param {{table: Table, name: string, choice: Choice}} props */
const One = ({ table, name, choice: [value, title, word] }) => html`<label>
  <input type="radio" name=${name} checked=${table.look.value[name] === value}
    onChange=${() => choose(table, name, value)} />
  <span>${word && table.board.piece(word, { size: 44 })}<b>${table.words.tell(title)}</b></span></label>`

/** @param {{table: Table} & Look} props */
function Round({ table, name, title, choices }) {
  const at = choices.findIndex(([value]) => value === table.look.value[name])
  const [next] = choices[(at + 1) % choices.length]
  return html`<${Press} class=${`look-${name}`} icon="turn" press=${() => choose(table, name, next)}>
    <span>${table.words.tell(title)}</span><//>`
}

/** @param {Table} table @param {string} name @param {unknown} value */
function choose({ look }, name, value) {
  look.value = { ...look.value, [name]: value }
}
