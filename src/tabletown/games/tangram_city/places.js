/** Where things lie on a board: what can be lit, focused, hit; and what a move would cover. */
import { laid, unturned } from "/games/tangram_city/laid.js"
import { HALVES, U, WIDE, polygon, readSquare, shifted, squareName, way } from "/games/tangram_city/shapes.js"
import { edgeOf } from "/games/tangram_city/tiles.js"

/** @typedef {import("/games/tangram_city/laid.js").Laid} Laid */
/** @typedef {import("/games/tangram_city/laid.js").View} View */
/** @typedef {import("/games/tangram_city/shapes.js").Cell} Cell */
/** @typedef {{x: number, y: number, w: number, h: number, path?: string}} Place */
/** @typedef {{kind: string, parts: string[]}} Move */

export const LONG = WIDE * U, RIM = 16, FULL = LONG + 2 * RIM, LIP = 4
export const NEXT = FULL + 16  // from one side of a board to the other, where both are shown

/** The part of the table a seat owns; both sides of its board as long as it must choose.
 * @param {View} view @param {number} seat @returns {[x: number, y: number, w: number, h: number]}
 */
export const box = (view, seat) => [-RIM, -RIM, unturned(view, seat) ? NEXT + FULL : FULL, FULL + LIP]

/**
 * Squares (`c3`), halves (`c3 nw`), laid pieces (`H`, `fountain 2`, `printed`), the largest rectangle, the board; while a side
 * must be chosen, both sides (`black`, `green`).
 * @param {View} view @param {number} seat @returns {Record<string, Place>}
 */
export function places(view, seat) {
  const board = { x: -RIM, y: -RIM, w: FULL, h: FULL }
  if (unturned(view, seat)) return { black: board, green: { ...board, x: NEXT - RIM }, board: { ...board, w: NEXT + FULL } }
  const [row, column, high, wide] = view.frames[seat]
  const pieces = laid(view, seat).map(one => [one.name, bounds(one.cells)])
  return { ...SQUARES, ...Object.fromEntries(pieces), rectangle: { x: column * U, y: row * U, w: wide * U, h: high * U }, board }
}

/** @param {Cell[]} cells @returns {Place} */
export function bounds(cells) {
  const corners = cells.flatMap(cell => polygon(cell)), xs = corners.map(([x]) => x), ys = corners.map(([, y]) => y)
  const x = Math.min(...xs), y = Math.min(...ys)
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y, path: edgeOf(cells, 0) }
}

/** @type {Record<string, Place>} */
const SQUARES = Object.fromEntries(Array.from({ length: WIDE * WIDE }, (_, i) => [Math.floor(i / WIDE), i % WIDE]).flatMap(([r, c]) => [
  [squareName(r, c), { x: c * U, y: r * U, w: U, h: U }],
  ...HALVES.map(half => [`${squareName(r, c)} ${half}`, bounds([[r, c, half.toUpperCase()]])]),
]))

/** The outline of a place. @param {Place} place */
export const around = ({ x, y, w, h, path }) => path ?? `M${x} ${y}h${w}v${h}h${-w}z`

/** The piece that a move would lay, if it lays one. @param {Move} move @returns {Laid | null} */
export function wouldLay({ kind, parts }) {
  if (kind === "place") {
    const [tile, side, turn, square] = parts
    return { name: tile, side, cells: shifted(way(tile, side, turn), ...readSquare(square)) }
  }
  return kind === "fountain" ? { name: kind, side: kind, cells: [[...readSquare(parts[0]), parts[1].toUpperCase()]] } : null
}

/** The squares and halves that a move would cover: where a finger may point to mean it. @param {Move} move @returns {string[]} */
export const covers = move => wouldLay(move)?.cells.map(([r, c, part]) =>
  squareName(r, c) + (part === "F" ? "" : ` ${part.toLowerCase()}`)) ?? []
