// Draw a move before it is made, and the squares that a structure counts.
import { readSquare } from "../../../web/board/squares.js"
import { html } from "../../../web/lib/preact.js"
import { outlined, standing } from "./city.js"
import { byTerrain, textured } from "./land.js"
import { CORNERS } from "./facts.js"
import { kindOf } from "./kinds.js"
import { districts, hasSkyscraper, newTile, path, squareAt, squaresOf, tileAt } from "./view.js"
import { states, statesThen } from "./states.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Square} Square */
/** @typedef {import("../../../web/board/contract.js").Move} Move */
/** @typedef {import("./states.js").Item} Item */

/**
 * Draw a move before it is made. Draw the city without items meanwhile: the ghost shows them.
 * @param {View} view
 * @param {number} seat
 * @param {Move} move
 * @param {{items?: Item[], then?: Item[], after?: View}} foreseen the seat's score now and after the move,
 *   and the view after it
 */
export function ghost(view, seat, { kind, parts }, { items = [], then = items, after } = {}) {
  const drawn =
    kind === "lay" ? laid(view, seat, parts, after) : kind === "build" ? raised(view, seat, parts) : ""
  return html`<g class="ghost">${drawn}${statesThen(items, then)}</g>`
}

/**
 * Draw the tile, and outline the districts with a skyscraper that it enlarges, once they are known.
 * @param {View} view
 * @param {number} seat
 * @param {string[]} parts
 * @param {View} [after]
 */
function laid(view, seat, parts, after) {
  const city = squaresOf(view, seat)
  const squares = tileOf(parts)
  const grown = after ? grownIn(after, seat) : []
  return html`${faint(squares)}${grown.map(within)}${outlined(path(squares, -3.5, 10), "not-yet")}
    ${over(city, [...squares, ...grown.flat()])}`
}

/**
 * Return the districts with a skyscraper that the new tile belongs to.
 * @param {View} view
 * @param {number} seat
 */
const grownIn = (view, seat) =>
  districts(view, seat)
    .filter(hasSkyscraper)
    .filter((district) => newTile(view, seat).some((square) => district.includes(square)))

/** Outline squares just inside their edges. @param {Square[]} squares */
const within = (squares) => outlined(path(squares, 2.2, 8), "fact")

/** Draw what stands under a line once more, above it. @param {Square[]} city @param {Square[]} lined */
const over = (city, lined) =>
  standing(city.filter(({ c, r }) => lined.some((at) => Math.abs(at.c - c) < 2 && Math.abs(at.r - r) < 2)))

/** @param {string[]} parts */
const tileOf = ([tile, turn, spot]) => {
  const [r, c] = readSquare(spot)
  return tileAt(tile, Number(turn), c, r)
}

/** @param {Square[]} tile */
const faint = (tile) => html`<path class="nv-grout" d=${path(tile, -1.5, 8)} />
  <g class="nv-faint">${byTerrain(tile).map(textured)}${standing(tile)}</g>`

/**
 * Draw the structure and outline what it counts.
 * @param {View} view
 * @param {number} seat
 * @param {string[]} parts
 */
function raised(view, seat, [structure, corner]) {
  const city = squaresOf(view, seat)
  const here = newTile(view, seat).filter((_, i) => CORNERS[i] === corner)
  const looked = here.flatMap((square) => lookedAt(view, seat, structure, square))
  return html`${looked.map(within)}${outlined(path(here, -1.5, 9), "not-yet")}${over(city, looked.flat())}
    <g class="nv-faint">${standing(here.map((square) => ({ ...square, built: structure })))}</g>`
}

/**
 * Return what a structure counts: a bus its row and column, a windmill its tile, others their district.
 * @param {View} view
 * @param {number} seat
 * @param {string} structure
 * @param {Square} at
 */
function lookedAt(view, seat, structure, at) {
  const city = squaresOf(view, seat)
  const tile = (/** @type {Square} */ { c, r }) => `${c >> 1},${r >> 1}`
  return kindOf(structure) === "b"
    ? [city.filter(({ c, r }) => c === at.c || r === at.r)]
    : kindOf(structure) === "m"
      ? [city.filter((square) => tile(square) === tile(at))]
      : districts(view, seat).filter((district) => district.includes(at))
}

/**
 * Outline what a structure of the city counts.
 * @param {View} view
 * @param {number} seat
 * @param {string} name its place, such as "at g7"
 * @param {{items?: Item[]}} scores
 */
export const sight = (view, seat, name, { items = [] } = {}) => {
  const at = squareAt(view, seat, name)
  return at?.built ? dotted(view, seat, at, items) : ""
}

/**
 * Draw the tile where it may not lie, and outline the district that the reason names.
 * @param {View} view
 * @param {number} seat
 * @param {{why: import("./words.js").Message, move: Move | null}} denied
 * @param {{items?: Item[]}} scores
 */
export function denied(view, seat, { why, move }, { items = [] } = {}) {
  const tile = move?.kind === "lay" && !squareAt(view, seat, move.parts[2]) ? tileOf(move.parts) : []
  const [named] = Object.values(why.args).flatMap((arg) =>
    arg?.id === "structure-at" ? (squareAt(view, seat, arg.args.square) ?? []) : [],
  )
  return html`${tile.length ? faint(tile) : ""}${named ? dotted(view, seat, named, items) : ""}`
}

/** @param {View} view @param {number} seat @param {Square} at @param {Item[]} items */
function dotted(view, seat, at, items) {
  const looked = lookedAt(view, seat, at.built, at)
  return html`${looked.map((squares) => outlined(path(squares, 2.2, 8), "relation"))}
    ${over(squaresOf(view, seat), looked.flat())}${states(items)}`
}
