/** Pointing with mouse, finger or pen: at places of the city, and pieces that are carried there. */
import { html, signal, useEffect, useRef } from "/web/lib/preact.js"
import { WIDE } from "/web/table/dock.js"

/** @typedef {import("/web/table/state.js").Table} Table */

const REACH = 1.2 // how far beside a place, in its own sizes, a pointer still means it
const FAR = 6 // pixels after which a press is a drag
const LONG = 450 // milliseconds after which a press asks what a thing is

/** The piece under way, from the rack to the city or within it. @type {import("@preact/signals").Signal<string | null>} */
const carried = signal(null)
let at = { x: 0, y: 0 }

/** What the city listens to. @param {Table} table */
export const drag = (table) => ({
  onPointerDown: (/** @type {PointerEvent} */ event) => grip(table, event),
  onPointerMove: (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && !event.buttons && hover(table, event),
  onPointerLeave: () => table.tell(null),
  onContextMenu: (/** @type {Event} */ event) => event.preventDefault(),
  onClick: (/** @type {MouseEvent} */ event) => press(table, event),
})

/** First the ghost; pressed once more, the move. What stands there may also be a piece to choose. @param {Table} table @param {MouseEvent} event */
function press(table, event) {
  const { mind } = table, before = mind.move.value, place = placeUnder(table, event), piece = place && pieceAt(table, place)
  if (!place) return
  if (before && before.aim.place === place) table.play(before.text)
  else if (piece && piece !== mind.thought.value.piece && !mind.targets.value.some(({ aim }) => aim.place === place)) mind.choose(piece)
  else mind.point(place)
}

/** The ghost can be carried on, and a piece that stands there. @param {Table} table @param {PointerEvent} event */
function grip(table, event) {
  const { piece: ghost } = table.mind.thought.value, place = placeUnder(table, event, []), piece = place && pieceAt(table, place)
  if (ghost && onGhost(table, event)) take(table, ghost, true, event)
  else if (piece) take(table, piece, true, event)
  else stay(table, event)
}

/** @param {Table} table @param {PointerEvent} event */
function onGhost(table, event) {
  const move = table.mind.move.value
  return move?.aim.place && placeUnder(table, event, [move]) === move.aim.place
}

/** A piece in the city that can be acted with. @param {Table} table @param {string} place */
function pieceAt({ board, mind, now, seat }, place) {
  const piece = board.pieceAt?.(now.value?.view, seat.value, place)
  return mind.pieces.value.has(piece) ? piece : null
}

/** A finger that stays asks what is there. @param {Table} table @param {PointerEvent} start */
function stay(table, start) {
  if (start.pointerType === "mouse") return
  const long = setTimeout(() => {
    hover(table, start)
    addEventListener("pointerup", noPress, { once: true })
  }, LONG)
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => clearTimeout(long), { once: true })
}

/** What lies there, in words. @param {Table} table @param {PointerEvent} event */
function hover(table, event) {
  const { board, view, shown, look, explained } = table, point = inCity(table, event)
  const place = point && (board.nearest?.(view.value, shown.value, point, [], look.value) ?? nearest(board.places(view.value, shown.value, look.value), point, 0))
  const word = place && board.wordAt?.(view.value, shown.value, place)
  if (!word || explained.value?.at !== place) table.tell(word ? { word, at: place, ...beside(table, event) } : null)
}

/** Beside the city, on the nearer side: so nothing of it is hidden. @param {Table} table @param {PointerEvent} event */
function beside({ board, view, shown, look, field }, { clientX, clientY }) {
  const [x, , w] = board.box(view.value, shown.value, look.value), edge = (/** @type {number} */ at) => new DOMPoint(at, 0).matrixTransform(field?.getScreenCTM() ?? undefined).x
  const left = edge(x), right = edge(x + w)
  return { x: clientX < (left + right) / 2 ? left - WIDE / 2 : right + WIDE / 2, y: clientY }
}

// Where is that?

/** @param {Table} table @param {{clientX: number, clientY: number}} event */
function inCity({ field }, { clientX, clientY }) {
  const matrix = field?.getScreenCTM()?.inverse()
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : null
}

/** The target that is meant, else the place that is pointed at. @param {Table} table @param {{clientX: number, clientY: number}} event */
function placeUnder(table, event, targets = table.mind.targets.value) {
  const { board, mind, now, seat, look } = table, point = inCity(table, event), view = now.value?.view
  if (!point || !mind.moves.value.length) return null
  const places = board.places(view, seat.value, look.value)
  if (board.nearest) return board.nearest(view, seat.value, point, targets, look.value) ?? nearest(places, point, 0)
  const lit = Object.fromEntries(targets.map(({ aim }) => [aim.place, places[aim.place ?? ""]]))
  return nearest(lit, point, 0) ?? nearest(places, point, 0) ?? nearest(lit, point, REACH)
}

/** The smallest place that holds a point; with a reach also the nearest beside it. @param {Record<string, any>} places @param {DOMPoint} point @param {number} reach */
function nearest(places, { x, y }, reach) {
  const away = (/** @type {any} */ p) => Math.max((Math.abs(x - p.x - p.w / 2) - p.w / 2) / p.w, (Math.abs(y - p.y - p.h / 2) - p.h / 2) / p.h, 0)
  const found = Object.entries(places).filter(([, place]) => place && away(place) <= reach)
  found.sort(([, one], [, other]) => away(one) - away(other) || one.w * one.h - other.w * other.h)
  return found[0]?.[0] ?? null
}

// Carrying a piece

/** What a piece of the rack listens to: a press chooses, a drag carries, a long press explains. @param {Table} table @param {string} word @param {boolean} may */
export const carriable = (table, word, may) => ({
  onPointerDown: (/** @type {PointerEvent} */ event) => take(table, word, may, event),
  onContextMenu: (/** @type {Event} */ event) => event.preventDefault(),
})

/** @param {Table} table @param {string} word @param {boolean} may @param {PointerEvent} start */
function take(table, word, may, start) {
  const piece = /** @type {HTMLElement} */ (start.currentTarget), { clientX: x, clientY: y } = start, { thought } = table.mind, before = thought.value
  const long = setTimeout(() => table.tell({ word, x, y }), LONG)
  const move = (/** @type {PointerEvent} */ event) => {
    if (!carried.value && Math.hypot(event.clientX - x, event.clientY - y) < FAR) return
    clearTimeout(long)
    if (may) carry(table, word, event)
  }
  const end = (/** @type {Event} */ event) => {
    clearTimeout(long)
    piece.removeEventListener("pointermove", move)
    for (const type of ["pointerup", "pointercancel"]) piece.removeEventListener(type, end)
    if (carried.value) letGo(table, /** @type {PointerEvent} */ (event))
    if (event.type === "pointercancel") thought.value = before // the finger scrolls: nothing was meant
  }
  piece.setPointerCapture(start.pointerId)
  piece.addEventListener("pointermove", move)
  for (const type of ["pointerup", "pointercancel"]) piece.addEventListener(type, end)
}

/** @param {Table} table @param {string} word @param {PointerEvent} event */
function carry(table, word, event) {
  const { mind } = table
  if (!carried.value && mind.thought.value.piece !== word) mind.choose(word)
  carried.value = word
  at = { x: event.clientX, y: event.clientY }
  shownAt()
  const place = placeUnder(table, event), legal = place && mind.targets.value.some(({ aim }) => aim.place === place)
  if ((legal ? place : undefined) !== mind.thought.value.place) mind.think({ place: legal ? place : undefined })
}

/** Where it is let go it lies as a ghost; where it may not lie, the reason is told. @param {Table} table @param {PointerEvent} event */
function letGo(table, event) {
  carried.value = null
  const place = event.type === "pointerup" && placeUnder(table, event)
  if (place && place !== table.mind.thought.value.place) table.mind.point(place)
  noPress()
}

/** The press that ends a drag, or a long look, is no press. */
function noPress() {
  addEventListener("click", swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener("click", swallow, { capture: true }))
}

/** @param {Event} event */
const swallow = (event) => event.stopPropagation()

// The piece at the pointer: moved without drawing anything anew

/** @type {HTMLElement | null} */
let hand = null
const shownAt = () => { if (hand) hand.style.transform = `translate(${at.x}px, ${at.y}px)` }

/** @param {{table: Table}} props */
export function Carried({ table }) {
  const place = useRef(null), { turn, flip } = table.mind.thought.value
  useEffect(() => { hand = place.current; shownAt() })
  return html`<div class="carried" ref=${place} hidden=${!carried.value || table.mind.move.value} aria-hidden="true">
    ${carried.value && table.board.piece(carried.value, { turn: Number(turn ?? 0), flip, size: 72 })}</div>`
}
