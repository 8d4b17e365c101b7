/** The tooltip that says what a piece or a place is; on phones it is part of the dock. */
import { html } from "../../lib/preact.js"
import { Short } from "../../points.js"
import { ruleOf } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */

export const WIDE = 280 // pixels, the most that the stylesheet allows
const HIGH = 160 // pixels that it may need above the thing it explains

/** @param {{table: Table}} props */
export function Explained({ table }) {
  const told = table.explained.value
  const { words, board } = table
  if (!told) return null
  const what = board.explain(told.word)
  return html`<div class="explained" role="tooltip" style=${placed(told)}>
    <p>${words.tell(what)} <span class="of">${ruleOf(what)}</span></p>
    ${scoredAt(table, told.at).map((item) => html`<p><${Short} words=${words} item=${item} /></p>`)}</div>`
}

/** The lines of the score about a place. @param {Table} table @param {string} [place] */
function scoredAt({ board, itemsOf, shown, past }, place) {
  if (!place || past.value) return []
  return itemsOf(shown.value).filter(({ at }) => at && (board.scored?.(at) ?? at) === place)
}

/** Put it above the thing it explains, or below if there is no room. @param {{x: number, y: number}} told */
function placed({ x, y }) {
  const left = `${Math.max(8, Math.min(x - WIDE / 2, innerWidth - WIDE - 8))}px`
  return y > HIGH ? { left, bottom: `${innerHeight - y + 12}px` } : { left, top: `${y + 72}px` }
}
