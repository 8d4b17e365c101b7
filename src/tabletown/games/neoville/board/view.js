// Read a view as a plan of one city: its squares and its districts.
import { oncePerCity } from "../../../web/board/memo.js"
import { outline } from "../../../web/board/outline.js"
import { readSquare, squareName } from "../../../web/board/squares.js"
import { CORNERS, PLACES, STRUCTURES, TERRAINS, TILES } from "./facts.js"
import { isSkyscraper, squaresOfTile } from "./kinds.js"

/** @typedef {import("./facts.js").View} View */
/** @typedef {import("./kinds.js").Terrain} Terrain */
/**
 * A square of the table of 14 x 14; built may be "".
 * @typedef {import("./kinds.js").TileSquare & {c: number, r: number, built: string}} Square
 */

export const UNIT = 40 // a square
export const TILE = 2 * UNIT

/** @param {number} spot */
const column = (spot) => spot % 8
/** @param {number} spot */
const row = (spot) => Math.floor(spot / 8)

/**
 * Return the squares of a tile whose top left is at c, r.
 * @param {string} tile
 * @param {number} turn
 * @param {number} c
 * @param {number} r
 * @returns {Square[]}
 */
export const tileAt = (tile, turn, c, r) =>
  squaresOfTile(tile, turn).map((square, i) => {
    const [down, right] = PLACES[i]
    return { ...square, c: c + right, r: r + down, built: "" }
  })

export const once = /** @type {import("../../../web/board/memo.js").OncePerCity<View>} */ (oncePerCity)

/** Return all squares of a seat's city, with what stands on them. */
export const squaresOf = once((view, seat) =>
  range(view.laid[seat]).flatMap((i) => {
    const spot = view.spot[seat][i]
    const tile = TILES[view.tile[seat][i]]
    const c = 2 * column(spot)
    const r = 2 * row(spot)
    const squares = tile ? tileAt(tile, view.turned[seat][i], c, r) : sheetAt(view, seat, c, r)
    squares[view.corner[seat][i]].built = [...STRUCTURES, ...view.domes[seat]][view.built[seat][i]] ?? ""
    return squares.filter(({ terrain }) => terrain)
  }),
)

/**
 * Read a tile's squares of a score sheet, which knows land but no tiles, begins at a1 and may have holes.
 * @param {View} view
 * @param {number} seat
 * @param {number} left
 * @param {number} top
 * @returns {Square[]}
 */
const sheetAt = (view, seat, left, top) =>
  PLACES.map(([down, right]) => {
    const c = left + right
    const r = top + down
    const has = (/** @type {number[]} */ squares) => squares.includes(8 * r + c)
    const mark = has(view.parks[seat]) ? "p" : has(view.sports[seat]) ? "s" : ""
    const terrain = /** @type {Terrain} */ (TERRAINS[view.land[seat].findIndex(has)])
    return { terrain, mark, c, r, built: "" }
  })

/**
 * Return the square of a place such as "at g7".
 * @param {View} view
 * @param {number} seat
 * @param {string} place
 */
export const squareAt = (view, seat, place) => {
  const [r, c] = readSquare(place.replace("at ", ""))
  return squaresOf(view, seat).find((square) => square.c === c && square.r === r)
}

/**
 * Return the squares of the new tile, the one laid last, by corner.
 * @param {View} view
 * @param {number} seat
 */
export const newTile = (view, seat) => squaresOf(view, seat).slice(-CORNERS.length)

/** @param {number} n */
export const range = (n) => [...Array(n).keys()]

// Districts

/** Return the districts of a seat's city, as the view tells them. */
export const districts = once((view, seat) => {
  const squares = new Map(squaresOf(view, seat).map((square) => [squareName(square.r, square.c), square]))
  return view.districts[seat].map((names) => names.flatMap((name) => squares.get(name) ?? []))
})

/** @param {Square[]} district */
export const hasSkyscraper = (district) => district.some(({ built }) => isSkyscraper(built))

/** @param {{c: number, r: number}[]} squares */
export const path = (squares, inset = 0, radius = 9) =>
  outline(
    squares.map(({ c, r }) => [c, r]),
    UNIT,
    inset,
    radius,
  )
