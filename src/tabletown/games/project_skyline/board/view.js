// Read a view as a plan: where fields and spaces lie, and what stands there. A field is 60 wide, a1 at 0 0.
import { readSquare, squareName } from "../../../web/board/squares.js"
import { oncePerView } from "../../../web/board/memo.js"
import { BESIDE, CORNERS, NONE, SIDE, WIDE } from "./facts.js"

/**
 * @typedef {import("./facts.js").View} View
 * @typedef {import("../../../web/board/contract.js").Move} Move
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {Box & {path: string}} Place
 * @typedef {{seat: number, level: number, square: number}} Building
 * @typedef {View["groups"][number]} Group what pays rent together
 * @typedef {{n: number, side: number, x: number, y: number, square: number}} Space
 */

export const FIELD = 60
export const EDGE = FIELD * WIDE
export const STREET = 70
const OUTWARD = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

// Fields

/** @param {number} square */
export const corner = (square) => [(square % 8) * FIELD, (square >> 3) * FIELD]
/** @param {number} square */
export const middle = (square) => corner(square).map((at) => at + FIELD / 2)
/** @param {number} square */
export const fieldName = (square) => squareName(square >> 3, square % 8)
/** @param {string} name */
export const squareOf = (name) => {
  const [row, column] = readSquare(name)
  return 8 * row + column
}

// The street: clockwise from the top left corner; the corners are action fields and touch nothing.

/** @param {number} side @returns {Space} */
const cornerSpace = (side) => {
  const near = -STREET / 2
  const far = EDGE + STREET / 2
  return { n: side * SIDE, side, x: side % 3 ? far : near, y: side > 1 ? far : near, square: NONE }
}

/** @param {number} n @returns {Space} */
const space = (n) => {
  const side = Math.floor(n / SIDE)
  const square = BESIDE[n]
  const [x, y] = middle(square)
  const away = (FIELD + STREET) / 2
  return n % SIDE
    ? { n, side, x: x + OUTWARD[side][0] * away, y: y + OUTWARD[side][1] * away, square }
    : cornerSpace(side)
}

export const SPACES = BESIDE.map((_, n) => space(n))
/** @param {number} side */
export const outward = (side) => OUTWARD[side]
/** @param {Space} space */
export const isCorner = (space) => space.n % SIDE === 0
/** @param {string} name */
export const cornerNamed = (name) => SPACES[CORNERS.indexOf(name) * SIDE]
/** Name a corner by its name, another space by its number. @param {number} n */
export const spaceName = (n) => (n % SIDE ? `space-${n}` : CORNERS[n / SIDE])
/** @param {number} n @param {number} steps clockwise */
export const onward = (n, steps) => SPACES[(n + steps + SPACES.length) % SPACES.length]

// What stands there

export const once = /** @type {<T>(find: (view: View) => T) => (view: View) => T} */ (oncePerView)

/** @param {View} view @returns {Building[]} */
const listed = (view) =>
  view.stands.flatMap((levels, seat) =>
    levels.flatMap((squares, level) => squares.map((square) => ({ seat, level, square }))),
  )

/** Return the buildings, the back row first. */
export const buildings = once((view) => listed(view).sort((one, other) => one.square - other.square))

/** @param {View} view @param {number} square */
export const buildingAt = (view, square) => buildings(view).find((building) => building.square === square)

/** @param {View} view @param {number} square */
export const groupAt = (view, square) => view.groups.find((group) => group.squares.includes(square))

// Figures

// In a corner every seat has its own spot; those that share another space stand in a line along the street.
const CORNER_SPOTS = [
  [-14, -4],
  [14, -4],
  [-14, 15],
  [14, 15],
]

/** @param {Space} space @param {number} i @param {number} count */
const inLine = ({ side }, i, count) => {
  const [x, y] = outward(side)
  const along = (i - (count - 1) / 2) * (x ? 15 : 14)
  const inward = x ? -21 : y < 0 ? -14 : -12
  return [x * inward + (x ? 0 : along), y * inward + (x ? along : 0)]
}

/**
 * Return the middle of a seat's figure, where it stands or would stand.
 * @param {View} view
 * @param {number} seat
 * @param {number} [n]
 */
export const figureAt = (view, seat, n = view.figure[seat]) => {
  const space = SPACES[n]
  const here = view.figures.filter((other) => other === seat || view.figure[other] === n)
  const [x, y] = isCorner(space) ? CORNER_SPOTS[seat] : inLine(space, here.indexOf(seat), here.length)
  return [space.x + x, space.y + y]
}
