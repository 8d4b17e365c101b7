// Turn moves into pieces and places, and back. The server says what is legal, and why not.
import { readSquare, squareName } from "../../../web/board/squares.js"
import { CORNERS, TILES, UTILITIES } from "./facts.js"
import { BACK, OPEN, isSkyscraper, isTile, isUtility, kindOf, openTile } from "./kinds.js"
import { newTile } from "./view.js"
import { say } from "../../../web/board/messages.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Square} Square */
/** @typedef {import("../../../web/board/contract.js").Move} Move */
/** @typedef {import("../../../web/board/contract.js").Message} Message */
/** @typedef {import("../../../web/board/contract.js").Aim} Aim */

/** Tiles keep the turn in which they are held; finding the right one is up to the player. */
export const asHeld = true

// What a move points at

/**
 * Open tiles and the pile are pieces without a place; structures go to a corner of the new tile. What chance
 * draws is a piece, too.
 * @param {View} view
 * @param {number} seat
 * @param {Move} move
 * @returns {Aim}
 */
export function aim(view, seat, { kind, parts: [piece, ...where] }) {
  if (kind === "lay") return { piece, turn: where[0], place: where[1] }
  if (kind === "build") return { piece, place: where[0] }
  if (kind === "take" || kind === "open") return { piece: OPEN + piece }
  return kind === "deal" && isTile(where[0]) ? { piece: where[0] } : kind === "draw" ? { piece: BACK } : {}
}

/** @param {View} view @param {number} seat @param {Move} move */
export const verb = (view, seat, { kind, parts: [piece] }) =>
  kind === "build" ? built(piece) : say(`do-${kind}`)

/** @param {string} piece */
const built = (piece) =>
  isUtility(piece)
    ? say("do-build-utility", { kind: kindOf(piece) })
    : say("do-build", { terrain: piece[0], value: Number(piece.slice(1)) })

// Which move is meant

/**
 * Return the move of a piece at a place, or the reason why there is none.
 * Without a piece take one at hand, without a place the likeliest.
 * @param {View} view
 * @param {number} seat
 * @param {Aim} aim
 * @param {string[]} kinds
 * @returns {string | Message | null}
 */
export function compose(view, seat, { piece, turn = "0", place }, kinds) {
  const word = piece ?? atHand(view, seat, kinds)
  if (isTile(word))
    return place || !kinds.includes("lay")
      ? `lay ${word} ${turn} ${spotOf(squareNamed(view, seat, place ?? "g7"))}`
      : null
  if (isSkyscraper(word) || isUtility(word)) return raised(view, seat, word, place)
  return word === BACK ? "draw" : openTile(word) && `take ${openTile(word)}`
}

/**
 * Return a tile of the hand, or a utility, which fits any terrain.
 * @param {View} view
 * @param {number} seat
 * @param {string[]} kinds
 */
const atHand = (view, seat, kinds) =>
  kinds.includes("lay")
    ? TILES[view.hand[seat][0]]
    : kinds.includes("build")
      ? (UTILITIES[view.utility.findIndex((left) => left > 0)] ?? "")
      : ""

/**
 * Return the square of a place, or its first one.
 * @param {View} view
 * @param {number} seat
 * @param {string} place
 */
function squareNamed(view, seat, place) {
  const corner = newTile(view, seat)[CORNERS.indexOf(place)]
  return corner ? squareName(corner.r, corner.c) : place.replace("at ", "")
}

/** Return the spot that holds a square. @param {string} square */
const spotOf = (square) => {
  const [r, c] = readSquare(square)
  return squareName(r - (r % 2), c - (c % 2))
}

/** @param {View} view @param {number} seat @param {string} piece @param {string} [place] */
function raised(view, seat, piece, place = likeliest(newTile(view, seat), piece)) {
  const square = squareNamed(view, seat, place)
  const corner = newTile(view, seat).findIndex(({ c, r }) => squareName(r, c) === square)
  return corner < 0 ? say("not-on-new-tile", { square }, "§5.1") : `build ${piece} ${CORNERS[corner]}`
}

/**
 * Return the corner that fits the terrain of the piece, preferably a free one.
 * @param {Square[]} squares
 * @param {string} piece
 */
function likeliest(squares, piece) {
  const worth = squares.map(({ terrain, mark }) => (terrain === piece[0] ? 2 : 0) + (mark ? 0 : 1))
  return CORNERS[worth.indexOf(Math.max(...worth))] ?? "nw"
}
