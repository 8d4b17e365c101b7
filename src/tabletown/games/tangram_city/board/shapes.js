/** The shapes of tiles and printed pieces, and their geometry. */
import { PRINTED, SIDES, TILES, WAYS } from "./facts.js"

/**
 * A square or a half: F is the whole square; NW, NE, SE and SW are halves, named by their right angle.
 * @typedef {[row: number, column: number, part: string]} Cell
 */
/** @typedef {import("../../../web/board/outline.js").Point} Point */

export const U = 40 // the side of a square

/** @param {string} tile @param {string} side @param {number | string} turn */
export const way = (tile, side, turn) => WAYS[TILES.indexOf(tile)][SIDES.indexOf(side)][+turn % 4]

/** @param {Cell[]} cells @param {number} row @param {number} column @returns {Cell[]} */
export const shifted = (cells, row, column) => cells.map(([r, c, part]) => [r + row, c + column, part])

/**
 * Return the printed piece of one side of a board.
 * @param {number} board
 * @param {number} side
 * @returns {Cell[]}
 */
export const printed = (board, side) => PRINTED[board][side]

/** Return how many squares the cells cover. @param {Cell[]} cells */
export const area = (cells) => cells.reduce((sum, [, , part]) => sum + (part === "F" ? 1 : 0.5), 0)
/** @param {Cell[]} cells @returns {[wide: number, high: number]} */
export const extent = (cells) => [
  Math.max(...cells.map(([, c]) => c)) + 1,
  Math.max(...cells.map(([r]) => r)) + 1,
]

/** @type {Record<string, Point>} */
const CORNERS = { NW: [0, 0], NE: [1, 0], SE: [1, 1], SW: [0, 1] }
const AROUND = ["NW", "NE", "SE", "SW"]
const OPPOSITE = /** @type {Record<string, string>} */ ({ NW: "SE", NE: "SW", SE: "NW", SW: "NE" })

/** @param {Cell} cell @param {number} [u] @returns {Point[]} */
export const polygon = ([r, c, part], u = U) =>
  AROUND.filter((corner) => part === "F" || corner !== OPPOSITE[part]).map((corner) => [
    (c + CORNERS[corner][0]) * u,
    (r + CORNERS[corner][1]) * u,
  ])

/**
 * Return a quarter of a square, between one edge and its middle.
 * @param {number} r @param {number} c @param {string} quarter @returns {Point[]}
 */
export function quarterPolygon(r, c, quarter) {
  const first = "NESW".indexOf(quarter)
  const [a, b] = [AROUND[first], AROUND[(first + 1) % 4]].map((corner) => CORNERS[corner])
  return [
    [(c + a[0]) * U, (r + a[1]) * U],
    [(c + b[0]) * U, (r + b[1]) * U],
    [(c + 0.5) * U, (r + 0.5) * U],
  ]
}

/**
 * Return the middle of a square, or of the circle that fits into a half.
 * @param {Cell} cell
 * @returns {Point}
 */
export function middle([r, c, part]) {
  if (part === "F") return [(c + 0.5) * U, (r + 0.5) * U]
  const [x, y] = CORNERS[part]
  const near = 1 - Math.SQRT1_2
  return [(c + (x ? 1 - near : near)) * U, (r + (y ? 1 - near : near)) * U]
}
