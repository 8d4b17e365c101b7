/** Say which pieces a move makes travel, from where to where. */
import { read, split } from "../selection/moves.js"

/** @typedef {import("../../board/contract.js").Board} Board */
/** @typedef {import("../../board/contract.js").View} View */
/** @typedef {import("../../board/contract.js").Travel} Travel */
/** @typedef {import("../../server.js").ToldEvent} ToldEvent */

/**
 * The travels of an event: that of what its move aims at, and those that its game adds.
 * @param {Board} board
 * @param {View} before
 * @param {ToldEvent} event
 * @param {View} after
 * @returns {Travel[]}
 */
export function travelsOf(board, before, { seat, move }, after) {
  if (move === "undo") return []
  const more = board.travels?.(before, seat, split(move), after) ?? []
  return seat < 0 ? more : [...aimed(board, before, seat, move, after), ...more]
}

/**
 * A piece goes to its place, or to whoever takes it. A place without a piece is drawn.
 * @param {Board} board
 * @param {View} before
 * @param {number} seat
 * @param {string} move
 * @param {View} after
 * @returns {Travel[]}
 */
function aimed(board, before, seat, move, after) {
  const { piece, turn, flip } = read(move, board, before, seat).aim
  const { place } = read(move, board, after, seat).aim
  if (!piece) return place ? [{ seat, to: { place } }] : []
  return [{ seat, piece, turn: Number(turn ?? 0), flip, from: { piece }, to: place ? { place } : { seat } }]
}
