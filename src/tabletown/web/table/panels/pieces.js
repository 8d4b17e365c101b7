/** The pieces beside the cities: to choose, to drag, or to have explained. */
import { html } from "../../lib/preact.js"
import { Press } from "../../components.js"
import { Badge } from "../../icons.js"
import { inTurn } from "../in_turn.js"
import { carriable } from "../input/carry.js"
import { tone } from "../../points.js"
import { sayWhyNot } from "../selection/why_not.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../words.js").Message} Message */
/** @typedef {import("../../board/contract.js").Piece} Piece */
/** @typedef {import("../../board/contract.js").Group} Group */

const SIZE = 56 // pixels of a piece

/**
 * The groups of pieces in the rack, or those at the side, where spectators see all of them.
 * @param {Table} table
 * @param {boolean} inRack
 * @returns {Group[]}
 */
export function groupsOf({ board, beside, seat, card, itemsOf, acting }, inRack) {
  const items = seat.value === null ? [] : itemsOf(seat.value)
  const groups = board.table(beside.value, seat.value, card.value?.options, items)
  const rack = acting.value ? (board.rack ?? ["hand", "market"]) : []
  return groups.filter((/** @type {Group} */ { name }) => rack.includes(name) === inRack)
}

/** @param {{table: Table, group: Group, size?: number}} props */
export const Pieces = ({ table, group: { title, name, pieces }, size = SIZE }) =>
  html`<section class=${`group group-${name}`}>
    <h2>${table.words.tell(title)}</h2>
    <ul>${pieces.map(
      (piece, i) => html`<li key=${`${piece.word} ${i}`} class=${`slot ${piece.when ?? ""}`}>
      <${PieceButton} table=${table} piece=${piece} size=${size} held=${name === "hand"} /></li>`,
    )}</ul></section>`

/** @typedef {{table: Table, piece: Piece, size: number, held: boolean}} Button held: in one's hand */

const PieceButton = inTurn((/** @type {Button} */ { table, piece, size, held }) => {
  const { selection, board } = table
  const { word } = piece
  const may = selection.pieces.value.has(word)
  const chosen = may && selection.piece.value === word
  const pointed = table.lesson.pointed.value?.aim.piece === word ? "pointed" : ""
  const way = chosen
    ? { turn: Number(selection.turned.value ?? 0), flip: selection.flipped.value }
    : { turn: 0 }
  return html`<${Press} class=${`piece-button ${useOf(table, piece, may)} ${pointed}`}
    data-piece=${word} aria-label=${labelOf(table, piece)} aria-pressed=${may ? chosen : undefined}
    press=${(/** @type {MouseEvent} */ event) => press(table, word, may, event)}
    ...${explaining(table, word)} ...${carriable(table, word, may)}>
    <${Picture} board=${board} word=${word} size=${size} ...${way} />${notesOf(table, piece, may)}
    ${held && may && gainOf(table, word)}<//>`
})

/** A piece as its game draws it; nothing but another piece, or another way to hold it, draws it again. */
const Picture = inTurn(({ board, word, ...how }) => board.piece(word, how))

/** As classes: it may be acted with now, there is none left, or it stands back during a turn. */
function useOf(/** @type {Table} */ { asked }, /** @type {Piece} */ { count }, /** @type {boolean} */ may) {
  const gone = count === 0
  const idle = asked.value && !may && !gone
  return [may && "may", gone && "gone", idle && "idle"].filter(Boolean).join(" ")
}

/** The best that a piece could bring; in a dashed frame if it takes the rest of the turn. */
function gainOf(/** @type {Table} */ { gains, words }, /** @type {string} */ word) {
  const gain = gains.best.value.get(word)
  if (!gain) return null
  const later = gain.turn > gain.now
  const points = later ? gain.turn : gain.now
  const label = words.t(later ? "page-gain-later" : "page-gain", { points: words.signed(points) })
  const looks = `gained ${tone(points)} ${later ? "later" : ""}`
  return html`<small class=${looks} title=${label} aria-label=${label}>
    ${points ? words.signed(points) : "±0"}</small>`
}

/**
 * The key of a piece, its owner, its number, and what its game adds.
 * @param {Table} table
 * @param {Piece} piece
 * @param {boolean} may
 */
function notesOf({ selection, words }, piece, may) {
  const { word, count, seat, note, about } = piece
  const number = may ? selection.numbered.value.indexOf(word) + 1 : 0
  const owned = seat !== undefined
  const counted = owned || count === 0 ? `${count}` : `×${count}`
  return html`${number > 0 && number < 10 && html`<kbd>${number}</kbd>`}
    ${owned && html`<${Badge} seat=${seat} size=${18} />`}
    ${isCounted(piece) && html`<small class="count">${counted}</small>`}
    ${note}${about && html`<span class="about">${words.tell(about)}</span>`}`
}

/** A single piece shows no count, unless it belongs to a seat. @param {Piece} piece */
const isCounted = ({ count, seat }) => count !== undefined && (count !== 1 || seat !== undefined)

/** @param {Table} table @param {Piece} piece */
function labelOf({ board, words, names }, piece) {
  const { word, count, seat } = piece
  const what = words.tell(board.explain(word))
  const whose = seat === undefined ? "" : `${names.value[seat]}: `
  return whose + (isCounted(piece) ? words.t("page-counted", { what, count }) : what)
}

/** @param {Table} table @param {string} word @param {boolean} may @param {MouseEvent} event */
function press(table, word, may, event) {
  const { selection } = table
  const move = selection.move.value
  if (!may) return refuse(table, word, event)
  const ready = move?.aim.piece === word && !move.aim.place // there is no place to point at
  if (ready) table.play(move.text)
  else selection.choose(word)
}

/** @param {Table} table @param {string} word @param {MouseEvent} event */
function refuse(table, word, event) {
  explain(table, word, event)
  if (table.asked.value) sayWhyNot(table.selection, { piece: word })
}

/** The events that explain a piece, for mouse and keyboard. @param {Table} table @param {string} word */
const explaining = (table, word) => ({
  onPointerEnter: (/** @type {PointerEvent} */ event) =>
    event.pointerType === "mouse" && explain(table, word, event),
  onPointerLeave: () => table.tell(null),
  onFocus: (/** @type {any} */ event) =>
    event.target.matches(":focus-visible") && explain(table, word, event),
  onBlur: () => table.tell(null),
})

/** @param {Table} table @param {string} word @param {Event} event */
function explain(table, word, event) {
  const { x, width, y } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect()
  table.tell({ word, x: x + width / 2, y })
}
