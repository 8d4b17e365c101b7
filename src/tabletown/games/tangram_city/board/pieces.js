/** Draw single pieces, for hand, supply, log and score alike. */
import { html } from "../../../web/lib/preact.js"
import { balance } from "./balance.js"
import { back, card } from "./cards.js"
import { emptyBoard } from "./city.js"
import { HALVES, TILES } from "./facts.js"
import { U, extent, way } from "./shapes.js"
import { lip, tile } from "./tiles.js"
import { TOKENS, rating } from "./tokens.js"

/** @typedef {import("./shapes.js").Cell} Cell */
/** @typedef {{turn?: number, flip?: string, size?: number}} How flip: the side up; size: height in pixels */
/**
 * A drawing, its box and its usual height.
 * @typedef {{box: [x: number, y: number, w: number, h: number], high: number, body: unknown}} Picture
 */

/**
 * Draw a piece by its word: `H` (to be placed), `tile H` (to come), `fountain`, `fountain ne`, `card H`
 * (open), `card H 1+3` and `card ? 2` (seen by some seats), `card` (face down), `board 2 green`, `black`,
 * `start`, `round 4 12` (what it paid), `planning`, `balance`, `balance 10 9` (both markers), `rating 3`.
 * @param {string} word
 * @param {How} [how]
 */
export function piece(word, how = {}) {
  const { box, high, body } = picture(word.split(" "), how)
  const tall = how.size ?? high
  const wide = +((tall * box[2]) / box[3]).toFixed(1)
  return html`<svg class="tg-picture" viewBox=${box.join(" ")} width=${wide} height=${tall}
    aria-hidden="true">${body}</svg>`
}

/** @param {string[]} words @param {How} how @returns {Picture} */
function picture([kind, ...rest], how) {
  if (kind === "tile") return picture(rest, how)
  if (TILES.includes(kind) || kind in ONE_SQUARE) return cut(...cellsOf(kind, rest[0], how))
  if (kind === "card")
    return { box: [0, 0, 84, 115], high: 115, body: TILES.includes(rest[0]) ? card(rest[0]) : back }
  if (kind === "board")
    return { box: [-17, -17, 314, 318], high: 120, body: emptyBoard(Number(rest[0]) - 1, rest[1]) }
  if (kind === "balance" && rest.length)
    return { box: [8, -18, 220, 36], high: 36, body: balance(rest.map(Number), []) }
  if (kind === "rating") return { box: [0, 0, 104, 24], high: 24, body: rating(Number(rest[0])) }
  return { box: [0, 0, 24, 24], high: 24, body: TOKENS[kind](...rest) }
}

/** @type {Record<string, string>} pieces that lie within one square, and which part of it they cover */
const ONE_SQUARE = { black: "F", green: "F", fountain: "" }

/**
 * @param {string} kind
 * @param {string | undefined} half
 * @param {How} how
 * @returns {[cells: Cell[], side: string]}
 */
function cellsOf(kind, half, { turn = 0, flip: side = "black" }) {
  return kind in ONE_SQUARE
    ? [[[0, 0, ONE_SQUARE[kind] || (half ?? HALVES[turn % 4]).toUpperCase()]], kind]
    : [way(kind, side, turn), side]
}

/**
 * Draw a piece in a square that holds all its turns.
 * @param {Cell[]} cells
 * @param {string} side
 * @returns {Picture}
 */
function cut(cells, side) {
  const [w, h] = extent(cells)
  const room = Math.max(w, h, side === "fountain" ? 1 : 2) * U
  const body = [lip(cells, side), tile(cells, side)]
  return { box: [(w * U - room) / 2 - 2, (h * U - room) / 2 - 2, room + 4, room + 7], high: 96, body }
}
