/** Moves as the server writes them, with what their game says they point at. */

/**
 * @typedef {{piece?: string, turn?: string, flip?: string, place?: string, of?: string, from?: string}} Aim
 * of: the piece whose button the move is; from: the place that was pointed at first, for a move between two
 */
/** @typedef {{text: string, kind: string, parts: string[]}} Words */
/** @typedef {Words & {aim: Aim}} Move */

/** @param {string} text @returns {Words} */
export function split(text) {
  const [kind, ...parts] = text.split(" ")
  return { text, kind, parts }
}

/** @param {string} text @param {any} board @param {any} view @param {number} seat @returns {Move} */
export function read(text, board, view, seat) {
  const move = split(text)
  return { ...move, aim: board?.aim?.(view, seat, move) ?? {} }
}
