/** Point at places of the city with a mouse, finger or pen. */
import { LONG, noPress, take } from "./carry.js"
import { beside, placeMeant, placeSeen } from "./hit_test.js"

/** @typedef {import("../state.js").Table} Table */

/** The events of the city. @param {Table} table */
export const pointing = (table) => ({
  onPointerDown: (/** @type {PointerEvent} */ event) => grip(table, event),
  onPointerMove: (/** @type {PointerEvent} */ event) =>
    event.pointerType === "mouse" && !event.buttons && hover(table, event),
  onPointerLeave: () => table.tell(null),
  onContextMenu: (/** @type {Event} */ event) => event.preventDefault(),
  onClick: (/** @type {MouseEvent} */ event) => press(table, event),
})

/**
 * Show the ghost of a move, or play it if its ghost is there already; or choose the piece that stands there.
 * @param {Table} table
 * @param {MouseEvent} event
 */
function press(table, event) {
  const { selection } = table
  const before = selection.move.value
  const place = placeMeant(table, event)
  const piece = place && pieceAt(table, place)
  if (!place) return
  if (before && before.aim.place === place) table.play(before.text)
  else if (piece && piece !== selection.thought.value.piece && !isTarget(table, place))
    selection.choose(piece)
  else selection.point(place)
}

/** The piece at a place, if it can move. @param {Table} table @param {string} place */
function pieceAt({ board, selection, latest, seat }, place) {
  const piece = board.pieceAt?.(latest.value, seat.value, place)
  return piece && selection.pieces.value.has(piece) ? piece : null
}

/** @param {Table} table @param {string} place */
const isTarget = ({ selection }, place) => selection.targets.value.some(({ aim }) => aim.place === place)

/** Take hold of the ghost, or of a piece in the city. @param {Table} table @param {PointerEvent} event */
function grip(table, event) {
  const { piece: ghost } = table.selection.thought.value
  const place = placeMeant(table, event, [])
  const piece = place && pieceAt(table, place)
  if (ghost && onGhost(table, event)) take(table, ghost, true, event)
  else if (piece) take(table, piece, true, event)
  else if (event.pointerType !== "mouse") wait(table, event)
}

/** @param {Table} table @param {PointerEvent} event */
function onGhost(table, event) {
  const move = table.selection.move.value
  return move?.aim.place && placeMeant(table, event, [move]) === move.aim.place
}

/** Explain what is there when a finger stays. @param {Table} table @param {PointerEvent} start */
function wait(table, start) {
  const long = setTimeout(() => {
    hover(table, start)
    addEventListener("pointerup", noPress, { once: true })
  }, LONG)
  for (const type of ["pointerup", "pointercancel"])
    addEventListener(type, () => clearTimeout(long), { once: true })
}

/** Explain what the pointer is at. @param {Table} table @param {PointerEvent} event */
function hover(table, event) {
  const { board, view, shown, explained } = table
  const place = placeSeen(table, event)
  const word = place && board.wordAt?.(view.value, shown.value, place)
  if (!word || explained.value?.at !== place)
    table.tell(word ? { word, at: place, ...beside(table, event) } : null)
}
