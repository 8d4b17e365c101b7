// Locate things in isometric view, from each of four sides, to draw, light and hit them.
import { DECK, FEET, HALF_WIDTHS, TOPS } from "./bodies.js"
import { eye, moved, placed, rect, silhouette, turnedPoint, turnedSquare } from "./geometry.js"

/** @typedef {import("./view.js").Walkway} Walkway */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./board.js").Look} Look */

/**
 * Return the corner of a tile that lies at the back.
 * @param {{ row: number, column: number }} tile
 * @param {Look} look
 * @returns {Point}
 */
export function cornerOf({ row, column }, { turn = 0 }) {
  const [a, b] = [turnedSquare([column, row], turn), turnedSquare([column + 1, row + 1], turn)]
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1])]
}

/** @param {{ row: number, column: number }} at @param {Look} look */
export const squareOf = ({ row, column }, { turn = 0 }) => turnedSquare([column, row], turn)

/**
 * Return the point of a walkway that lies so many squares from its start.
 * @param {Walkway} w
 * @param {number} squares
 * @param {Look} look
 */
export const along = (w, squares, { turn = 0 }) => {
  const [x, y] = turnedPoint(
    [w.column + 0.5 + (w.down ? 0 : squares), w.row + 0.5 + (w.down ? squares : 0)],
    turn,
  )
  return eye(x, y, TOPS[w.height] + DECK)
}

/** @param {number} row @param {number} column @param {Look} look */
export const spotPlace = (row, column, look) => {
  const [x, y] = cornerOf({ row, column }, look)
  return placed(rect(x + 0.08, y + 0.08, 1.84, 1.84).map((p) => eye(...p)))
}

/**
 * Return the place of the building on a square, or of the square if it has none.
 * @param {number} row
 * @param {number} column
 * @param {Look} look
 * @param {number} [height]
 */
export const squarePlace = (row, column, look, height) => {
  const [x, y] = squareOf({ row, column }, look)
  if (height === undefined) return placed(rect(x + 0.06, y + 0.06, 0.88, 0.88).map((p) => eye(...p)))
  return placed(silhouette(moved(FEET[height], x, y), 0, TOPS[height]))
}

/** @param {Walkway} w @param {Look} look */
export const walkwayPlace = (w, look) =>
  placed(strip(w, HALF_WIDTHS[w.height] + 0.04, TOPS[w.height] + DECK, look))

/**
 * Return a strip along a walkway, at some height.
 * @param {Walkway} w
 * @param {number} half
 * @param {number} z
 * @param {Look} look
 */
export function strip(w, half, z, { turn = 0 }) {
  const [x, y] = [w.column + 0.5, w.row + 0.5]
  const foot = w.down ? rect(x - half, y, 2 * half, w.length) : rect(x, y - half, w.length, 2 * half)
  return foot.map((corner) => eye(...turnedPoint(corner, turn), z))
}
