/** Pieces beside the cities: to choose, to carry, to be told what they are. */
import { html } from "/web/lib/preact.js"
import { Badge } from "/web/icons.js"
import { carriable } from "/web/table/drag.js"

/** @typedef {import("/web/table/state.js").Table} Table */
/** @typedef {{word: string, count?: number, place?: string, seen?: boolean | number[], seat?: number, when?: string, note?: any, about?: import("/web/words.js").Message}} Piece */
/** @typedef {{title: import("/web/words.js").Message, name: string, pieces: Piece[]}} Group */

const SIZE = 56 // pixels of a piece, as wide as its game draws it

/** What lies beside the cities: in the rack what one acts with, at the side the rest; for who only looks, all. @param {Table} table @param {boolean} inRack @returns {Group[]} */
export function groupsOf({ board, view, seat, card, scores, seated, past }, inRack) {
  const groups = board.table(view.value, seat.value, card.value?.options, seat.value === null ? [] : scores.value?.seats[seat.value])
  const rack = seated.value && !past.value ? board.rack ?? ["hand", "market"] : []
  return groups.filter((/** @type {Group} */ { name }) => rack.includes(name) === inRack)
}

/** @param {{table: Table, group: Group, size?: number}} props */
export const Pieces = ({ table, group: { title, name, pieces }, size = SIZE }) => html`<section class=${`group group-${name}`}>
  <h2>${table.words.tell(title)}</h2>
  <ul>${pieces.map((piece, i) => html`<li key=${`${piece.word} ${i}`} class=${piece.when ?? ""}><${PieceButton} table=${table} piece=${piece} size=${size} /></li>`)}</ul></section>`

/** @param {{table: Table, piece: Piece, size: number}} props */
function PieceButton({ table, piece: { word, count, seat, note, about }, size }) {
  const { mind, words, board } = table, may = mind.pieces.value.has(word), chosen = may && mind.piece.value === word
  const number = mind.numbered.value.indexOf(word) + 1, what = words.tell(board.explain(word))
  return html`<button type="button" class=${`piece-button ${may ? "may" : ""} ${count === 0 ? "gone" : ""}`} aria-pressed=${may ? chosen : undefined}
    aria-label=${labelOf(table, what, { word, count, seat })} onClick=${(/** @type {MouseEvent} */ event) => press(table, word, may, event)}
    onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && explain(table, word, event)} onPointerLeave=${() => table.tell(null)}
    onFocus=${(/** @type {FocusEvent} */ event) => /** @type {Element} */ (event.target).matches(":focus-visible") && explain(table, word, event)} onBlur=${() => table.tell(null)}
    ...${carriable(table, word, may)}>
    ${board.piece(word, { size, turn: Number((chosen && mind.turned.value) || 0), flip: chosen ? mind.flipped.value : undefined })}
    ${may && number > 0 && number < 10 && html`<kbd>${number}</kbd>`}${seat !== undefined && html`<${Badge} seat=${seat} size=${18} />`}
    ${counts(count, seat) && html`<small class="count">${seat !== undefined || count === 0 ? count : `×${count}`}</small>`}${note}${about && html`<span class="about">${words.tell(about)}</span>`}</button>`
}

/** One piece need not be counted, unless somebody has it. @param {number | undefined} count @param {number | undefined} seat */
const counts = (count, seat) => count !== undefined && (count !== 1 || seat !== undefined)

/** @param {Table} table @param {string} what @param {Piece} piece */
function labelOf({ words, names }, what, { count, seat }) {
  const whose = seat === undefined ? "" : `${names.value[seat]}: `
  return whose + (counts(count, seat) ? words.t("page-counted", { what, count }) : what)
}

/** @param {Table} table @param {string} word @param {boolean} may @param {MouseEvent} event */
function press(table, word, may, event) {
  const { mind } = table, move = mind.move.value
  if (may && move?.aim.piece === word && !move.aim.place) table.play(move.text) // nothing to point at: pressed once more, it is done
  else if (may) mind.choose(word)
  else {
    explain(table, word, event)
    if (table.asked.value) mind.deny({ piece: word })
  }
}

/** @param {Table} table @param {string} word @param {Event} event */
function explain(table, word, event) {
  const { x, width, y } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect()
  table.tell({ word, x: x + width / 2, y })
}
