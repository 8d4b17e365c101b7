// Draw a piece by the word that it has in moves.
import { html } from "../../../web/lib/preact.js"
import { standing } from "./city.js"
import { land } from "./land.js"
import { BACK, isSkyscraper, isTile, openTile } from "./kinds.js"
import { token } from "./tokens.js"
import { tileAt } from "./view.js"

const TILE_BOX = [-3, -3, 86, 92]
const SQUARE_BOX = [-1, -7, 43, 47]
const TOWER_BOX = [-1, -19, 42, 60] // with room for what rises above the square
const NAMES = /** @type {Record<string, string>} */ ({ [BACK]: "back", parks: "mark-p", sports: "mark-s" })

/** @type {Map<string, unknown>} */
const drawn = new Map() // tiles by word and turn, because outlines take time

/**
 * Draw a piece by its word in moves or in the score (parks, sports); ? is the back of a tile.
 * @param {string} word
 * @param {{turn?: number, size?: number}} how size: its width on the screen
 */
export function piece(word, { turn = 0, size } = {}) {
  const face = openTile(word) ?? word
  const [x, y, w, h] = isTile(face) || face === BACK ? TILE_BOX : isSkyscraper(face) ? TOWER_BOX : SQUARE_BOX
  const shape = isTile(face) ? tile(face, turn) : token(NAMES[face] ?? face)
  const tall = size && Math.round((size * h) / w)
  const view = `${x} ${y} ${w} ${h}`
  return html`<svg class="piece" viewBox=${view} width=${size} height=${tall} aria-hidden="true">
    ${shape}</svg>`
}

/** @param {string} word @param {number} turn */
function tile(word, turn) {
  const name = `${word} ${turn}`
  const squares = tileAt(word, turn, 0, 0)
  if (!drawn.has(name)) drawn.set(name, html`<g>${land(squares, false)}${standing(squares)}</g>`)
  return drawn.get(name)
}
