/** Why not: what somebody means that is not legal, and the reason for it, which the server gives. */
import { read } from "/web/table/moves.js"
import { ignored } from "/web/wire.js"

/** @typedef {import("/web/table/mind.js").Mind} Mind */
/** @typedef {import("/web/table/moves.js").Aim} Aim */
/** @typedef {import("/web/table/moves.js").Move} Move */

/**
 * Two places may also mean a move that is legal, the first of them that one goes on from there.
 * @param {Mind} mind @param {Aim} aim @returns {boolean} is it legal after all?
 */
export function deny(mind, aim) {
  const { board, now, seat } = mind.table, view = now.value?.view
  const meant = board.compose?.(view, seat.value, aim, mind.kinds.value) ?? null
  const move = typeof meant === "string" ? read(meant, board, view, seat.value ?? 0) : null
  if (move && mind.moves.value.some(({ text }) => text === meant)) return mind.think(move.aim), true
  goOn(mind, aim, meant)
  tellWhy(mind, { aim, move }, meant)
  return false
}

/**
 * From the place that was pointed at, if the game says so; a piece that is laid as it is held goes on from there too.
 * @param {Mind} mind @param {Aim} aim @param {any} meant
 */
function goOn(mind, aim, meant) {
  if (aim.from || meant?.from) mind.think({ place: undefined, from: meant?.from })
  if (mind.table.board.asHeld) mind.think({ place: meant ? aim.place : undefined })
}

/**
 * Where no move can be written the game has the reason at once. It is told as long as nothing else came to mind.
 * @param {Mind} mind @param {{aim: Aim, move: Move | null}} denied @param {any} meant
 */
function tellWhy(mind, { aim, move }, meant) {
  const thought = mind.thought.value
  const tell = (/** @type {any} */ why) => { if (why && mind.thought.value === thought) mind.denied.value = { aim, why, move } }
  if (move) mind.table.wire.ask("why_not", { move: move.text }).then(({ why }) => tell(why), ignored)
  else if (meant?.id) tell(meant)
}
