// Say which part of a city is shown, and where its places are.
import { TILE, UNIT, newTile, once, range, squareAt, squaresOf } from "./view.js"
import { squareName } from "../../../web/board/squares.js"
import { CORNERS, SIDE, WIDE } from "./facts.js"

/** @typedef {import("./facts.js").View} View */
/** @typedef {import("../../../web/board/contract.js").Place} Place */

const RIM = 18 // of the ground around the spots
const OVERHANG = 16 // of the tallest skyscraper above the rim

// The part of the table that is shown, in spots: the city and where it may still grow

/**
 * Widen a range to a finished city's, so that tiles keep their size.
 * @param {number} low
 * @param {number} high
 */
const atLeastASide = (low, high) => {
  const more = Math.max(SIDE - (high - low + 1), 0) / 2
  return [low - more, high + more]
}

/**
 * Return the first and last columns and rows of spots to show.
 * @param {View} view
 * @param {number} seat
 * @param {boolean} small
 */
export function shown(view, seat, small) {
  const city = [view.top, view.bottom, view.left, view.right].map((sides) => sides[seat])
  const [top, bottom, left, right] = small && view.laid[seat] ? city : view.room[seat]
  return { columns: atLeastASide(left, right), rows: atLeastASide(top, bottom) }
}

/**
 * Return the ground under the city, with a rim for the names of rows and columns.
 * @param {View} view
 * @param {number} seat
 * @param {boolean} small
 */
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

/**
 * Return a place a little inside its edges, with rounded corners.
 * @param {number} c
 * @param {number} r
 * @param {number} wide in squares
 * @returns {Place}
 */
const placeOf = (c, r, wide) => {
  const inset = wide + 1
  const x = c * UNIT
  const y = r * UNIT
  const side = wide * UNIT
  const straight = side - 2 * inset - 18
  const there = `h${straight}a9 9 0 019 9v${straight}a9 9 0 01-9 9`
  const back = `h${-straight}a9 9 0 01-9-9v${-straight}a9 9 0 019-9z`
  return { x, y, w: side, h: side, path: `M${x + inset + 9} ${y + inset}${there}${back}` }
}

/**
 * Return the spots that are shown whole.
 * @param {View} view
 * @param {number} seat
 * @returns {[number, number][]}
 */
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

/** Spots by their top left square (g7), corners of the new tile (nw) and single squares (at g7). */
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

// What stands at a place

export const MARKS = /** @type {Record<string, string>} */ ({ p: "parks", s: "sports" })

/** @param {View} view @param {number} seat @param {string} place */
export function wordAt(view, seat, place) {
  const square = squareAt(view, seat, place)
  return square && place.startsWith("at ") ? square.built || MARKS[square.mark] || null : null
}

/** @param {string} at */
export const scored = (at) => `at ${at}`
