// What is shown of a city, and everything one can point at.
import { TILE, UNIT, newTile, once, range, squareAt, squaresOf } from "./view.js"
import { squareName } from "../../../web/board/squares.js"
import { CORNERS, SIDE, WIDE } from "./facts.js"

/** @typedef {import("./facts.js").View} View */
/** @typedef {import("../../../web/board/contract.js").Place} Place */

const RIM = 18
const OVERHANG = 16 // of the ground round the spots; of the tallest skyscraper over the rim

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

// What one looks at

const MARKS = /** @type {Record<string, string>} */ ({ p: "parks", s: "sports" })

/** @param {View} view @param {number} seat @param {string} place */
export function wordAt(view, seat, place) {
  const square = squareAt(view, seat, place)
  return square && place.startsWith("at ") ? square.built || MARKS[square.mark] || null : null
}

/** @param {string} at */
export const scored = (at) => `at ${at}`
