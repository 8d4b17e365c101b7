/** Read from a view what lies on a board: pieces by their names in moves, and the squares they cover. */
import { oncePerCity } from "../../../web/board/memo.js"
import { readSquare } from "../../../web/board/squares.js"
import { HALVES, NONE, QUARTERS, SIDES, TO_CHOOSE } from "./facts.js"
import { printed, shifted, way } from "./shapes.js"

/** @typedef {import("./shapes.js").Cell} Cell */
/** @typedef {import("./facts.js").View} View */
/** @typedef {import("../../../web/board/contract.js").Move} Move */
/** @typedef {{name: string, side: string, cells: Cell[], printed?: boolean}} Laid */

/** Must this seat still choose a side of its board? @param {View} view @param {number} seat */
export const unturned = (view, seat) => view.phase === TO_CHOOSE && view.side[seat] === NONE

export const once = /** @type {import("../../../web/board/memo.js").OncePerCity<View>} */ (oncePerCity)

/** Return everything on a board: the printed piece, tiles and fountains. */
export const laid = once(
  (view, seat) =>
    /** @type {Laid[]} */ (
      view.side[seat] === NONE
        ? coloured(view, seat)
        : [printedPiece(view, seat, view.side[seat]), ...tiles(view, seat), ...fountains(view, seat)]
    ),
)

/** @param {View} view @param {number} seat @param {number} side @returns {Laid} */
export const printedPiece = (view, seat, side) => ({
  name: "printed",
  side: SIDES[side],
  cells: printed(view.board[seat], side),
  printed: true,
})

/** @param {View} view @param {number} seat */
const tiles = (view, seat) => view.placed[seat].flatMap(laidBy)

/** Name fountains by the round they came in. @param {View} view @param {number} seat */
const fountains = (view, seat) =>
  view.poured[seat].flatMap((text, i) => laidBy(text).map((one) => ({ ...one, name: `fountain ${i + 1}` })))

/** @param {string} text of a move @returns {Laid[]} */
function laidBy(text) {
  const [kind, ...parts] = text.split(" ")
  return [wouldLay({ kind, parts }) ?? []].flat()
}

/**
 * Return the piece that a move lays, if it lays one.
 * @param {Pick<Move, "kind" | "parts">} move
 * @returns {Laid | null}
 */
export function wouldLay({ kind, parts }) {
  if (kind === "place") {
    const [tile, side, turn, square] = parts
    return { name: tile, side, cells: shifted(way(tile, side, turn), ...readSquare(square)) }
  }
  return kind === "fountain"
    ? { name: kind, side: kind, cells: [[...readSquare(parts[0]), parts[1].toUpperCase()]] }
    : null
}

/* A board of a score sheet knows colours but no tiles: all of one colour is one piece. */

/** @param {View} view @param {number} seat @returns {Laid[]} */
function coloured(view, seat) {
  const sides = SIDES.map((side) => ({
    name: side,
    side,
    cells: covered(view[/** @type {"black" | "green"} */ (side)][seat]),
  })).filter(({ cells }) => cells.length)
  const water = halves(without(without(view.built[seat], view.black[seat]), view.green[seat]))
  return [
    ...sides,
    ...water.map((cell, i) => ({ name: `fountain ${i + 1}`, side: "fountain", cells: [cell] })),
  ]
}
/**
 * Subtract sets of quarters, N E S W, from others.
 * @param {number[][]} quarters
 * @param {number[][]} others
 */
const without = (quarters, others) =>
  quarters.map((squares, i) => squares.filter((square) => !others[i].includes(square)))

/** @param {number[][]} quarters @returns {Cell[]} */
function covered(quarters) {
  const whole = quarters[0].filter((square) => quarters.every((squares) => squares.includes(square)))
  return [...cells(whole, "F"), ...halves(without(quarters, [whole, whole, whole, whole]))]
}
/**
 * Cut squares of two fountains from NE to SW, because a sheet does not say which way.
 * @param {number[][]} quarters
 * @returns {Cell[]}
 */
function halves(quarters) {
  const found = HALVES.map((half) => half.toUpperCase()).flatMap((half) => cells(both(quarters, half), half))
  const fits = (/** @type {Cell} */ [r, c]) =>
    found.filter((cell) => cell[0] === r && cell[1] === c).length < HALVES.length
  return found.filter((cell) => fits(cell) || cell[2] === "NW" || cell[2] === "SE")
}
/** Return the squares that have both quarters of a half. @param {number[][]} quarters @param {string} half */
function both(quarters, half) {
  const [one, other] = [...QUARTERS[half]].map((quarter) => quarters["NESW".indexOf(quarter)])
  return one.filter((square) => other.includes(square))
}
/** @param {number[]} squares @param {string} part @returns {Cell[]} */
const cells = (squares, part) => squares.map((square) => [Math.floor(square / 8), square % 8, part])
