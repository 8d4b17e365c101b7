// A view as a plan of one city: which square lies where, what belongs together, what part of the table to show.
import { oncePerView } from "../../../web/board/memo.js"
import { outline } from "../../../web/board/outline.js"
import { readSquare, squareName } from "../../../web/board/squares.js"
import { CORNERS, PLACES, SIDE, STRUCTURES, TERRAINS, TILES, WIDE } from "./facts.js"
import { isSkyscraper, squaresOfTile } from "./pieces.js"

/** @typedef {import("./facts.js").View} View */
/** @typedef {import("./pieces.js").Terrain} Terrain */
/** @typedef {import("./pieces.js").TileSquare & {c: number, r: number, built: string}} Square of the table of 14 x 14; built may be "" */
/** @typedef {import("../../../web/board/contract.js").Place} Place */
/** @typedef {import("../../../web/board/contract.js").Move} Move */

export const UNIT = 40 // a square
export const TILE = 2 * UNIT
const RIM = 18
const OVERHANG = 16 // of the ground round the spots; of the tallest skyscraper over the rim

/** @param {number} spot */
const column = (spot) => spot % 8
/** @param {number} spot */
const row = (spot) => Math.floor(spot / 8)

/** A tile, its top left at c, r. @param {string} tile @param {number} turn @param {number} c @param {number} r @returns {Square[]} */
export const tileAt = (tile, turn, c, r) =>
  squaresOfTile(tile, turn).map((square, i) => {
    const [down, right] = PLACES[i]
    return { ...square, c: c + right, r: r + down, built: "" }
  })

export const once = /** @type {import("../../../web/board/memo.js").OncePerSeat<View>} */ (oncePerView)

/** All squares of a seat's city, with what stands on them. */
export const squaresOf = once((view, seat) =>
  range(view.laid[seat]).flatMap((i) => {
    const spot = view.spot[seat][i]
    const tile = TILES[view.tile[seat][i]]
    const c = 2 * column(spot)
    const r = 2 * row(spot)
    const squares = tile ? tileAt(tile, view.turned[seat][i], c, r) : sheetAt(view, seat, c, r)
    squares[view.corner[seat][i]].built = STRUCTURES[view.built[seat][i]] ?? ""
    return squares.filter(({ terrain }) => terrain)
  }),
)

/** A city of a score sheet knows its land, no tiles; it begins at a1 and may have holes. @param {View} view @param {number} seat
 * @param {number} left @param {number} top @returns {Square[]} */
const sheetAt = (view, seat, left, top) =>
  PLACES.map(([down, right]) => {
    const c = left + right
    const r = top + down
    const has = (/** @type {number[]} */ squares) => squares.includes(8 * r + c)
    const mark = has(view.parks[seat]) ? "p" : has(view.sports[seat]) ? "s" : ""
    const terrain = /** @type {Terrain} */ (TERRAINS[view.land[seat].findIndex(has)])
    return { terrain, mark, c, r, built: "" }
  })

/** The square that a place such as "at g7" means. @param {View} view @param {number} seat @param {string} place */
export const squareAt = (view, seat, place) => {
  const [r, c] = readSquare(place.replace("at ", ""))
  return squaresOf(view, seat).find((square) => square.c === c && square.r === r)
}

/** The squares of the tile laid last, by its corners. @param {View} view @param {number} seat */
export const newTile = (view, seat) => squaresOf(view, seat).slice(-CORNERS.length)

/** @param {number} n */
const range = (n) => [...Array(n).keys()]

// Districts

/** Squares of one terrain that touch side to side. @param {Square[]} squares @returns {Square[][]} */
export function districts(squares) {
  const left = new Map(squares.map((square) => [`${square.c},${square.r}`, square]))
  return squares.flatMap((square) => (left.has(`${square.c},${square.r}`) ? [taken(left, square)] : []))
}

/** The district of a square, taken out of what is left. @param {Map<string, Square>} left @param {Square} square @returns {Square[]} */
function taken(left, square) {
  left.delete(`${square.c},${square.r}`)
  const found = [square]
  for (const { c, r } of found) {
    for (const key of [`${c + 1},${r}`, `${c - 1},${r}`, `${c},${r + 1}`, `${c},${r - 1}`]) {
      const next = left.get(key)
      if (next?.terrain === square.terrain) (found.push(next), left.delete(key))
    }
  }
  return found
}

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

// The part of the table that is shown, in spots: the city, and the spots to which it may still grow

/** Never less than a finished city, so that tiles keep their size. @param {number} low @param {number} high */
const atLeastASide = (low, high) => {
  const more = Math.max(SIDE - (high - low + 1), 0) / 2
  return [low - more, high + more]
}

/** The spots to show: columns and rows, from and to. @param {View} view @param {number} seat @param {boolean} small */
export function shown(view, seat, small) {
  const city = [view.top, view.bottom, view.left, view.right].map((sides) => sides[seat])
  const [top, bottom, left, right] = small && view.laid[seat] ? city : view.room[seat]
  return { columns: atLeastASide(left, right), rows: atLeastASide(top, bottom) }
}

/** The ground under the city, its rim for the names of rows and columns. @param {View} view @param {number} seat @param {boolean} small */
export function ground(view, seat, small) {
  const {
    columns: [left, right],
    rows: [top, bottom],
  } = shown(view, seat, small)
  const rim = small ? 8 : RIM
  return {
    x: left * TILE - rim,
    y: top * TILE - rim,
    w: (right - left + 1) * TILE + 2 * rim,
    h: (bottom - top + 1) * TILE + 2 * rim,
  }
}

/** @param {View} view @param {number} seat @returns {[number, number, number, number]} */
export const box = (view, seat, { small = false } = {}) => {
  const { x, y, w, h } = ground(view, seat, small)
  const over = small ? 0 : OVERHANG
  return [x - 1, y - over, w + 2, h + over + 1]
}

// Places

/** A little within its edges, corners rounded. @param {number} c @param {number} r @param {number} wide in squares @returns {Place} */
const placeOf = (c, r, wide) => {
  const inset = wide + 1
  const x = c * UNIT
  const y = r * UNIT
  const side = wide * UNIT
  const straight = side - 2 * inset - 18
  const ways = `h${straight}a9 9 0 019 9v${straight}a9 9 0 01-9 9h${-straight}a9 9 0 01-9-9v${-straight}a9 9 0 019-9z`
  return { x, y, w: side, h: side, path: `M${x + inset + 9} ${y + inset}${ways}` }
}

/** The spots that one can see whole. @param {View} view @param {number} seat @returns {[number, number][]} */
export const spotsShown = (view, seat) => {
  const {
    columns: [left, right],
    rows: [top, bottom],
  } = shown(view, seat, false)
  const whole = (/** @type {number} */ low, /** @type {number} */ high) =>
    range(WIDE).filter((line) => line >= low && line <= high)
  return whole(left, right).flatMap((c) =>
    whole(top, bottom).map((r) => /** @type {[number, number]} */ ([2 * c, 2 * r])),
  )
}

/** Spots by the name of their top left square (g7), corners of the tile laid last (nw), single squares with a word before them (at g7). */
export const places = once(
  (view, seat) =>
    /** @type {Record<string, Place>} */ (
      Object.fromEntries([
        ...spotsShown(view, seat).map(([c, r]) => [squareName(r, c), placeOf(c, r, 2)]),
        ...squaresOf(view, seat).map(({ c, r }) => [`at ${squareName(r, c)}`, placeOf(c, r, 1)]),
        ...newTile(view, seat).map(({ c, r }, i) => [CORNERS[i], placeOf(c, r, 1)]),
      ])
    ),
)
