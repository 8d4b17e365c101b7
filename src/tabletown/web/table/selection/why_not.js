/** Say why a move is not legal; the server gives the reason. */
import { read } from "./moves.js"
import { ignored } from "../../server.js"

/** @typedef {import("./selection.js").Selection} Selection */
/** @typedef {import("../../board/contract.js").Aim} Aim */
/** @typedef {import("./moves.js").Move} Move */
/** @typedef {import("../../board/contract.js").Message} Message */
/** @typedef {ReturnType<import("../../board/contract.js").Board["compose"]>} Meant */

/**
 * Say why an aim is not legal, unless it completes a legal move of two places.
 * @param {Selection} selection
 * @param {Aim} aim
 * @returns {boolean} is it legal after all?
 */
export function sayWhyNot(selection, aim) {
  const { board, latest, seat } = selection.table
  const view = latest.value
  const meant = board.compose?.(view, seat.value, aim, selection.kinds.value) ?? null
  const move = typeof meant === "string" ? read(meant, board, view, seat.value ?? 0) : null
  if (move && selection.moves.value.some(({ text }) => text === meant)) {
    selection.think(move.aim)
    return true
  }
  goOn(selection, aim, meant)
  tellWhy(selection, { aim, move }, meant)
  return false
}

/**
 * Go on from the place that was pointed at, if the game says so or lays pieces as they are held.
 * @param {Selection} selection
 * @param {Aim} aim
 * @param {Meant} meant
 */
function goOn(selection, aim, meant) {
  const from = typeof meant === "object" && meant && "from" in meant ? meant.from : undefined
  if (aim.from || from) selection.think({ place: undefined, from })
  if (selection.table.board.asHeld) selection.think({ place: meant ? aim.place : undefined })
}

/**
 * Show the reason, unless the thought has changed meanwhile. The game itself has it if there is no such move.
 * @param {Selection} selection
 * @param {{aim: Aim, move: Move | null}} denied
 * @param {Meant} meant
 */
function tellWhy(selection, { aim, move }, meant) {
  const thought = selection.thought.value
  const tell = (/** @type {Message | null} */ why) => {
    if (why && selection.thought.value === thought) selection.denied.value = { aim, why, move }
  }
  if (move)
    selection.table.connection.ask("why_not", { move: move.text }).then(({ why }) => tell(why), ignored)
  else if (typeof meant === "object" && meant && "id" in meant) tell(meant)
}
