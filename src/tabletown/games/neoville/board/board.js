// Everything one sees of Neoville, drawn from a view. No rule is here: what is legal and what it is worth, the server says.
import { html } from "../../../web/lib/preact.js"
import { standing } from "./city.js"
import { land, textures } from "./land.js"
import { BACK, isSkyscraper, isTile, openTile } from "./pieces.js"
import { tileAt } from "./plan.js"
import { skyscrapers } from "./skyscrapers.js"
import { tokens } from "./tokens.js"

export { city } from "./city.js"
export { denied, ghost, sight } from "./ghost.js"
export { box, places } from "./plan.js"
export { aim, asHeld, compose, scored, verb, wordAt } from "./play.js"
export { note, rack, steps, table } from "./table.js"
export { tips } from "./tips.js"
export { explain } from "./words.js"

/** Textures and pieces: drawn once a page, in a hidden svg. */
export const defs = () => html`<defs>${textures()}${skyscrapers()}${tokens()}</defs>`

const TILE_BOX = [-3, -3, 86, 92]
const SQUARE_BOX = [-1, -7, 43, 47]
const TOWER_BOX = [-1, -19, 42, 60] // with room for what towers above
const NAMES = /** @type {Record<string, string>} */ ({ [BACK]: "back", parks: "mark-p", sports: "mark-s" })

/** @type {Map<string, any>} */
const drawn = new Map() // tiles by word and turn: their outlines are worked out once

/**
 * One piece by the word it has in moves: a tile, a structure; parks and sports as the score names them; ? for the back of a tile.
 * @param {string} word @param {{turn?: number, size?: number}} how size: its width on the screen
 */
export function piece(word, { turn = 0, size } = {}) {
  const face = openTile(word) ?? word
  const [x, y, w, h] = isTile(face) || face === BACK ? TILE_BOX : isSkyscraper(face) ? TOWER_BOX : SQUARE_BOX
  const shape = isTile(face) ? tile(face, turn) : html`<use href=${`#nv-${NAMES[face] ?? face}`} />`
  const tall = size && Math.round((size * h) / w)
  return html`<svg class="piece" viewBox=${`${x} ${y} ${w} ${h}`} width=${size} height=${tall} aria-hidden="true">${shape}</svg>`
}

/** @param {string} word @param {number} turn */
function tile(word, turn) {
  const name = `${word} ${turn}`
  const squares = tileAt(word, turn, 0, 0)
  if (!drawn.has(name)) drawn.set(name, html`<g>${land(squares, false)}${standing(squares)}</g>`)
  return drawn.get(name)
}
