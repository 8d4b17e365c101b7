/** Say where the places of a board are, and what stands there. */
import { readSquare, squareName } from "../../../web/board/squares.js"
import { laid, once, unturned } from "./view.js"
import { HALVES, QUARTERS, SIDES, WIDE } from "./facts.js"
import { U, polygon } from "./shapes.js"
import { edgeOf } from "./tiles.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./shapes.js").Cell} Cell */
/** @typedef {import("../../../web/board/contract.js").Place} Place */

export const LONG = WIDE * U
export const RIM = 16
export const FULL = LONG + 2 * RIM
export const LIP = 4
export const LEDGE = 34 // below the squares of a large board, for the balance
export const NEXT = FULL + 16 // from one side of a board to the other, when both are shown

/**
 * Return the box of a seat's board, or of both its sides while the seat must choose one.
 * @param {View} view
 * @param {number} seat
 * @param {{small?: boolean}} [look]
 * @returns {[x: number, y: number, w: number, h: number]}
 */
export const box = (view, seat, { small = false } = {}) =>
  unturned(view, seat)
    ? [-RIM, -RIM, NEXT + FULL, FULL + LIP]
    : [-RIM, -RIM, FULL, FULL + LIP + (small ? 0 : LEDGE)]

/**
 * Squares (`c3`), halves (`c3 nw`), laid pieces (`H`, `fountain 2`, `printed`), the largest rectangle,
 * the balance and the board; or both sides (`black`, `green`) while one must be chosen.
 */
export const places = once(
  (view, seat) =>
    /** @type {Record<string, Place>} */ (
      unturned(view, seat)
        ? SIDES_OF_BOARD
        : {
            ...SQUARES,
            ...Object.fromEntries(laid(view, seat).map((one) => [one.name, bounds(one.cells)])),
            rectangle: rectangle(view.frames[seat]),
            balance: oblong(0, LONG + 6, LONG, LEDGE),
            board: oblong(-RIM, -RIM, FULL, FULL),
          }
    ),
)

/** @param {number} x @param {number} y @param {number} w @param {number} h @returns {Place} */
const oblong = (x, y, w, h) => ({ x, y, w, h, path: `M${x} ${y}h${w}v${h}h${-w}z` })
/** @param {number[]} frame row, column, height, width, in squares */
const rectangle = ([row, column, high, wide]) => oblong(column * U, row * U, wide * U, high * U)

const SIDES_OF_BOARD = {
  black: oblong(-RIM, -RIM, FULL, FULL),
  green: oblong(NEXT - RIM, -RIM, FULL, FULL),
  board: oblong(-RIM, -RIM, NEXT + FULL, FULL),
}

/** @param {Cell[]} cells @returns {Place} */
function bounds(cells) {
  const corners = cells.flatMap((cell) => polygon(cell))
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y, path: edgeOf(cells, 0) }
}

/**
 * A half is pointed at in its corner of the square, so that all four have places of their own.
 * @param {number} r @param {number} c @param {string} half
 */
const corner = (r, c, half) => ({
  ...oblong(
    (c + (half.endsWith("w") ? 0 : 0.5)) * U,
    (r + (half.startsWith("n") ? 0 : 0.5)) * U,
    U / 2,
    U / 2,
  ),
  path: edgeOf([[r, c, half.toUpperCase()]], 0),
})

/** @type {Record<string, Place>} */
const SQUARES = Object.fromEntries(
  Array.from({ length: WIDE * WIDE }, (_, i) => [Math.floor(i / WIDE), i % WIDE]).flatMap(([r, c]) => [
    [squareName(r, c), oblong(c * U, r * U, U, U)],
    ...HALVES.map((half) => [`${squareName(r, c)} ${half}`, corner(r, c, half)]),
  ]),
)

/**
 * Return the word of the piece that covers a whole place, or null for an empty square.
 * @param {View} view @param {number} seat @param {string} place
 */
export function wordAt(view, seat, place) {
  if (place === "balance") return `balance ${view.markers[seat].join(" ")}`
  const [square, part = "f"] = place.split(" ")
  if (square in SQUARES) return coverer(view, seat, readSquare(square), part.toUpperCase())
  return SIDES.includes(place) && unturned(view, seat) ? `board ${view.board[seat] + 1} ${place}` : place
}
/**
 * @param {View} view
 * @param {number} seat
 * @param {[row: number, column: number]} square
 * @param {string} part
 */
function coverer(view, seat, [r, c], part) {
  /** @param {Cell[]} cells */
  const covered = (cells) =>
    cells
      .filter((cell) => cell[0] === r && cell[1] === c)
      .map((cell) => QUARTERS[cell[2]])
      .join("")
  return (
    laid(view, seat).find(({ cells }) =>
      [...QUARTERS[part]].every((quarter) => covered(cells).includes(quarter)),
    )?.name ?? null
  )
}

/** Return the rectangle that a line of the score was paid for. @param {string} at */
export const scored = (at) => (at.includes("-") ? at : `${at}-${at}`)
