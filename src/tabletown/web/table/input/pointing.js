/** Pointing at places of the city with mouse, finger or pen. */
import { LONG, noPress, take } from "./carry.js"
import { beside, placeMeant, placeSeen } from "./hit_test.js"

/** @typedef {import("../state.js").Table} Table */

/** What the city listens to. @param {Table} table */
export const pointing = (table) => ({
  onPointerDown: (/** @type {PointerEvent} */ event) => grip(table, event),
  onPointerMove: (/** @type {PointerEvent} */ event) =>
    event.pointerType === "mouse" && !event.buttons && hover(table, event),
  onPointerLeave: () => table.tell(null),
  onContextMenu: (/** @type {Event} */ event) => event.preventDefault(),
  onClick: (/** @type {MouseEvent} */ event) => press(table, event),
})

/**
 * First the ghost; pressed once more, the move. What stands there may also be a piece to choose.
 * @param {Table} table @param {MouseEvent} event
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

/** A piece in the city that can be acted with. @param {Table} table @param {string} place */
function pieceAt({ board, selection, now, seat }, place) {
  const piece = board.pieceAt?.(now.value?.view, seat.value, place)
  return piece && selection.pieces.value.has(piece) ? piece : null
}

/** @param {Table} table @param {string} place */
const isTarget = ({ selection }, place) => selection.targets.value.some(({ aim }) => aim.place === place)

/** The ghost can be carried on, and a piece that stands there. @param {Table} table @param {PointerEvent} event */
function grip(table, event) {
  const { piece: ghost } = table.selection.thought.value
  const place = placeMeant(table, event, [])
  const piece = place && pieceAt(table, place)
  if (ghost && onGhost(table, event)) take(table, ghost, true, event)
  else if (piece) take(table, piece, true, event)
  else if (event.pointerType !== "mouse") stay(table, event)
}

/** @param {Table} table @param {PointerEvent} event */
function onGhost(table, event) {
  const move = table.selection.move.value
  return move?.aim.place && placeMeant(table, event, [move]) === move.aim.place
}

/** A finger that stays asks what is there. @param {Table} table @param {PointerEvent} start */
function stay(table, start) {
  const long = setTimeout(() => {
    hover(table, start)
    addEventListener("pointerup", noPress, { once: true })
  }, LONG)
  for (const type of ["pointerup", "pointercancel"])
    addEventListener(type, () => clearTimeout(long), { once: true })
}

/** What lies there, in words. @param {Table} table @param {PointerEvent} event */
function hover(table, event) {
  const { board, view, shown, explained } = table
  const place = placeSeen(table, event)
  const word = place && board.wordAt?.(view.value, shown.value, place)
  if (!word || explained.value?.at !== place)
    table.tell(word ? { word, at: place, ...beside(table, event) } : null)
}
