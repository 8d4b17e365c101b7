/** Read moves as the server writes them, with the piece and place that they aim at. */

/** @typedef {import("../../board/contract.js").Board} Board */
/** @typedef {import("../../board/contract.js").View} View */
/** @typedef {import("../../board/contract.js").Aim} Aim */
/** @typedef {import("../../board/contract.js").Move} Words */
/** @typedef {Words & {aim: Aim}} Move */

/** @param {string} text @returns {Words} */
export function split(text) {
  const [kind, ...parts] = text.split(" ")
  return { text, kind, parts }
}

/**
 * @param {string} text
 * @param {Board | null} board
 * @param {View} view
 * @param {number} seat
 * @returns {Move}
 */
export function read(text, board, view, seat) {
  const move = split(text)
  return { ...move, aim: board?.aim?.(view, seat, move) ?? {} }
}
