/** Why not: what somebody means that is not legal, and the reason for it, which the server gives. */
import { read } from "./moves.js"
import { ignored } from "../../server.js"

/** @typedef {import("./selection.js").Selection} Selection */
/** @typedef {import("../../board/contract.js").Aim} Aim */
/** @typedef {import("./moves.js").Move} Move */

/**
 * Two places may also mean a move that is legal, the first of them that one goes on from there.
 * @param {Selection} selection @param {Aim} aim @returns {boolean} is it legal after all?
 */
export function sayWhyNot(selection, aim) {
  const { board, now, seat } = selection.table
  const view = now.value?.view
  const meant = board.compose?.(view, seat.value, aim, selection.kinds.value) ?? null
  const move = typeof meant === "string" ? read(meant, board, view, seat.value ?? 0) : null
  if (move && selection.moves.value.some(({ text }) => text === meant))
    return (selection.think(move.aim), true)
  goOn(selection, aim, meant)
  tellWhy(selection, { aim, move }, meant)
  return false
}

/**
 * From the place that was pointed at, if the game says so; a piece that is laid as it is held goes on from there too.
 * @param {Selection} selection @param {Aim} aim @param {any} meant
 */
function goOn(selection, aim, meant) {
  if (aim.from || meant?.from) selection.think({ place: undefined, from: meant?.from })
  if (selection.table.board.asHeld) selection.think({ place: meant ? aim.place : undefined })
}

/**
 * Where no move can be written the game has the reason at once. It is told as long as nothing else came to mind.
 * @param {Selection} selection @param {{aim: Aim, move: Move | null}} denied @param {any} meant
 */
function tellWhy(selection, { aim, move }, meant) {
  const thought = selection.thought.value
  const tell = (/** @type {any} */ why) => {
    if (why && selection.thought.value === thought) selection.denied.value = { aim, why, move }
  }
  if (move)
    selection.table.connection.ask("why_not", { move: move.text }).then(({ why }) => tell(why), ignored)
  else if (meant?.id) tell(meant)
}
