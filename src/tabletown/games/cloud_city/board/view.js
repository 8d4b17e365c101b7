// Read a city from a view, in squares of the table.
// Masks are lists of squares, 8 to a row, with the city at the top left.
import { oncePerCity } from "../../../web/board/memo.js"
import { squareName } from "../../../web/board/squares.js"
import { CORNERS, LETTERS, LONGEST, TILES, TURNED } from "./facts.js"
import { tileName } from "./geometry.js"

/** @typedef {import("./facts.js").View} View */
/** @typedef {import("./board.js").Look} Look */
/** @typedef {{ row: number, column: number, word: string, start: number }} Tile start: its number, or 0 */
/** @typedef {{ row: number, column: number, height: number }} Building */
/**
 * @typedef {{
 *   row: number, column: number, height: number, down: boolean, length: number, name: string
 * }} Walkway
 */

/**
 * Find something once for a city and a look.
 * @template Found @param {(view: View, seat: number, look: Look) => Found} find
 * @returns {(view: View, seat: number, look?: Look) => Found} */
export const once = (find) =>
  oncePerCity(
    (/** @type {View} */ view, /** @type {number} */ seat, /** @type {Look | undefined} */ look) =>
      find(view, seat, look ?? {}),
    (seat, look) => `${seat} ${look?.small} ${look?.iso} ${look?.turn} ${look?.level} ${look?.bare}`,
  )

export const HEIGHTS = ["low", "middle", "high"] // as styles and symbols call them

// Tiles: a word such as b.g. names the four squares clockwise from the top left

export const isTile = (/** @type {string} */ word) => TILES.includes(word)
export const turnedTile = (/** @type {string} */ word, /** @type {number} */ turn) => TURNED[word][turn % 4]

export const tilesOf = once((view, seat) =>
  view.spot[seat].slice(0, view.laid[seat]).map((spot, i) => {
    const row = 2 * Math.floor(spot / 8)
    const column = 2 * (spot % 8)
    const tile = TILES[view.tile[seat][i]]
    if (!tile) return { row, column, start: 0, word: sheetAt(view, seat, row, column) }
    return { row, column, start: i ? 0 : seat + 1, word: turnedTile(tile, view.turned[seat][i]) }
  }),
)

/**
 * Read a tile of a score sheet, which knows buildings but no tiles and begins at a1.
 * @param {View} view
 * @param {number} seat
 * @param {number} row
 * @param {number} column
 */
const sheetAt = (view, seat, row, column) =>
  CORNERS.map(([down, right]) => {
    const square = 8 * (row + down) + column + right
    return LETTERS[view.building[seat].findIndex((squares) => squares.includes(square))] ?? "."
  }).join("")

/** @param {Tile} tile @returns {Building[]} */
export const buildingsOn = ({ row, column, word }) =>
  CORNERS.flatMap(([down, right], i) =>
    word[i] === "." ? [] : [{ row: row + down, column: column + right, height: LETTERS.indexOf(word[i]) }],
  )

/** Return the squares of a tile without a building. @param {Tile} tile */
export const gardensOn = ({ row, column, word }) =>
  CORNERS.flatMap(([down, right], i) =>
    word[i] === "." ? [{ row: row + down, column: column + right }] : [],
  )

export const buildingsOf = once((view, seat) => tilesOf(view, seat).flatMap(buildingsOn))

/** @param {View} view @param {number} seat @param {string} square */
export const buildingAt = (view, seat, square) =>
  buildingsOf(view, seat).find((b) => squareName(b.row, b.column) === square)

// Walkways: known by their ends

/** Return the walkways, the lower ones first, because the others lie above them. */
export const walkwaysOf = once((view, seat) =>
  view.walkways[seat]
    .flatMap((name) => linesOf(view, seat).get(name) ?? [])
    .sort((one, other) => one.height - other.height || Number(one.down) - Number(other.down)),
)

/**
 * Return how far one building lies to the right of another, or below it; 0 if it does not.
 * @param {Building} a
 * @param {Building} b
 * @param {boolean} down
 */
const distance = (a, b, down) =>
  down
    ? a.column === b.column
      ? Math.max(b.row - a.row, 0)
      : 0
    : a.row === b.row
      ? Math.max(b.column - a.column, 0)
      : 0

/** @param {Building} first @param {boolean} down @param {number} length @returns {Walkway} */
const walkway = ({ row, column, height }, down, length) => ({
  row,
  column,
  height,
  down,
  length,
  name: `${squareName(row, column)}-${squareName(row + (down ? length : 0), column + (down ? 0 : length))}`,
})

/** Return by name every line between two equally high buildings that a piece fits, legal or not. */
export const linesOf = once((view, seat) => {
  const buildings = buildingsOf(view, seat)
  return new Map(
    buildings
      .flatMap((first) => buildings.flatMap((other) => linesFrom(first, other)))
      .map((line) => [line.name, line]),
  )
})

/** @param {Building} first @param {Building} other */
const linesFrom = (first, other) =>
  [false, true].flatMap((down) => {
    const length = other.height === first.height ? distance(first, other, down) : 0
    return length > 0 && length <= LONGEST ? [walkway(first, down, length)] : []
  })

/** @param {Walkway} w @returns {{ row: number, column: number }[]} */
export const squaresUnder = (w) =>
  Array.from({ length: w.length + 1 }, (_, i) => ({
    row: w.row + (w.down ? i : 0),
    column: w.column + (w.down ? 0 : i),
  }))

// The part of the table to show: the city, and a ring of spots around it as far as it may still grow

/** @typedef {{ top: number, bottom: number, left: number, right: number }} Part in squares, ends excluded */
/** @param {View} view @param {number} seat @returns {Part} */
export function partOf(view, seat) {
  const [top, bottom, left, right] = view.room[seat]
  return { top: 2 * top, bottom: 2 * bottom + 2, left: 2 * left, right: 2 * right + 2 }
}

/**
 * Return the same for a small picture, at least 6 x 6 squares, so that it keeps its scale while the city
 * grows.
 * @param {View} view
 * @param {number} seat
 * @returns {Part}
 */
export function smallPartOf(view, seat) {
  const [top, bottom, left, right] = [
    2 * view.top[seat],
    2 * view.bottom[seat] + 2,
    2 * view.left[seat],
    2 * view.right[seat] + 2,
  ]
  const [above, beside] = [Math.max(6 - bottom + top, 0) / 2, Math.max(6 - right + left, 0) / 2]
  return { top: top - above, bottom: bottom + above, left: left - beside, right: right + beside }
}

/** Return the free spots of that part, by their top left squares. */
export const freeSpots = once((view, seat) => {
  const { top, bottom, left, right } = partOf(view, seat)
  const taken = new Set(tilesOf(view, seat).map((t) => tileName(t.row, t.column)))
  const spots = []
  for (let row = top; row < bottom; row += 2)
    for (let column = left; column < right; column += 2) spots.push({ row, column })
  return spots.filter((spot) => !taken.has(tileName(spot.row, spot.column)))
})

/** Return the free spots beside a tile. */
export const spotsBeside = once((view, seat) => {
  const tiles = tilesOf(view, seat)
  return freeSpots(view, seat).filter((spot) =>
    tiles.some((t) => Math.abs(t.row - spot.row) + Math.abs(t.column - spot.column) === 2),
  )
})
