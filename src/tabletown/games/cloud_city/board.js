// Cloud City as it is seen: everything here is made of a view, and no rule is known.
import { html } from "/web/lib/preact.js"
import * as iso from "/games/cloud_city/iso.js"
import { changed, inTheWay, plus, taller, target } from "/games/cloud_city/marks.js"
import { defs, piece } from "/games/cloud_city/pieces.js"
import { votePill } from "/games/cloud_city/pills.js"
import * as plan from "/games/cloud_city/plan.js"
import { squareName, squareNamed } from "/games/cloud_city/geometry.js"
import {
  CARDS, CORNERS, HIDDEN, LETTERS, LEVELS, NONE, TILES, VOTES, buildingsOf, freeSpots, linesBetween, pileLeft, tilesOf, turnedTile,
} from "/games/cloud_city/reading.js"
import { explain, say, steps } from "/games/cloud_city/words.js"

/** @typedef {import("/games/cloud_city/reading.js").View} View */
/** @typedef {{ small?: boolean, iso?: boolean, turn?: number, level?: number, marks?: string[], blocks?: string[] }} Look
 *   small: for the side column; iso: as it stands, after `turn` quarters around it; level: 0 river, 1 forest, 2 sand alone;
 *   marks: places or moves that are new; blocks: places that a refusal names */
/** @typedef {{ x: number, y: number, w: number, h: number, path: string }} Place */
/** @typedef {{ ground: any[], above: any[] }} Rings */
/** @typedef {{ kind: string, parts: string[] }} Move */
/** @typedef {import("/games/cloud_city/words.js").Message} Message */
/** @typedef {{ word: string, count?: number }} Piece  word: what a move calls it; draw is the pile */

export { defs, piece, explain, steps }
export { openTurn } from "/games/cloud_city/iso.js"

const drawing = (/** @type {Look} */ { iso: standing, small }) => standing && !small ? iso : plan

/** The part of the table that shows a city and where it may still grow.
 * @param {View} view @param {number} seat @param {Look} look */
export const box = (view, seat, look = {}) => drawing(look).box(view, seat, look)

/** A city with all that stands in it.
 * @param {View} view @param {number} seat @param {Look} look */
export const city = (view, seat, look = {}) => drawing(look).draw(view, seat, look, rings(view, seat, look))

/** Around tiles on the ground, around all else above what stands there; under the votes, which stay readable.
 * @param {View} view @param {number} seat @param {Look} look @returns {Rings} */
function rings(view, seat, look) {
  const { marks = [], blocks = [] } = look, known = marks.length + blocks.length ? places(view, seat, look) : {}
  const around = (/** @type {string[]} */ names, /** @type {boolean} */ tiles) => names.map(placeOf)
    .flatMap((name) => known[name] && name.startsWith("tile ") === tiles ? [known[name].path] : [])
  return {
    ground: [...around(marks, true).map(changed), ...around(blocks, true).map(inTheWay)],
    above: [...obstacles(view, seat, look).map(taller), ...around(marks, false).map(changed), ...around(blocks, false).map(inTheWay)],
  }
}

/** What stands in the way of the level one looks at: all taller buildings.
 * @param {View} view @param {number} seat @param {Look} look */
const obstacles = (view, seat, look) => look.small || look.level === undefined ? [] : buildingsOf(view, seat)
  .filter(({ height }) => height > Number(look.level)).map((b) => drawing(look).squarePlace(b.row, b.column, look, b.height).path)

/** The place that a mark means: of a move, what it made.
 * @param {string} mark */
const placeOf = (mark) => mark.startsWith("lay ") ? `tile ${mark.split(" ")[3]}` : mark.replace(/^walk /, "")

// Places

/** Where everything lies that a move, a refusal or a line of the score can name: a free spot (g5), a square of the city (g7), a laid tile
 * (tile g5), a line between two buildings of one height (g7-i7).
 * @param {View} view @param {number} seat @param {Look} look @returns {Record<string, Place>} */
export const places = (view, seat, look = {}) => Object.fromEntries([
  ...freeSpots(view, seat).map(({ row, column }) => [squareName(row, column), drawing(look).spotPlace(row, column, look)]),
  ...tilesOf(view, seat).map(({ row, column }) => [`tile ${squareName(row, column)}`, drawing(look).spotPlace(row, column, look)]),
  ...squarePlaces(view, seat, look),
  ...linesBetween(buildingsOf(view, seat)).map((line) => [line.name, drawing(look).walkwayPlace(line, look)]),
])

/** @param {View} view @param {number} seat @param {Look} look */
const squarePlaces = (view, seat, look) => tilesOf(view, seat).flatMap(({ row, column, word }) => CORNERS.map(([down, right], i) => {
  const height = word[i] === "." ? undefined : LETTERS.indexOf(word[i])
  return [squareName(row + down, column + right), drawing(look).squarePlace(row + down, column + right, look, height)]
}))

// A move that is not made yet

/** @param {View} view @param {number} seat @param {Move} move @param {Look} look */
export const ghost = (view, seat, move, look = {}) => html`<g class="ghost">${GHOSTS[move.kind]?.(view, seat, move.parts, look)}</g>`

/** @type {Record<string, (view: View, seat: number, parts: string[], look: Look) => any>} */
const GHOSTS = {
  lay: (view, seat, [word, turn, spot], look) => {
    const [row, column] = squareNamed(spot)
    return drawing(look).ghostTile(view, seat, { row, column, start: 0, word: turnedTile(word, Number(turn)) }, look)
  },
  walk: (view, seat, [ends], look) => {
    const line = linesBetween(buildingsOf(view, seat)).find(({ name }) => name === ends)
    return line && drawing(look).ghostWalkway(line, look)
  },
}

// What may be done: spots lit once however many tiles fit, walkways with their votes

/** The places that a move names.
 * @param {Move} move @returns {string[]} */
export const placesOf = ({ kind, parts }) => kind === "lay" ? [parts[2]] : kind === "walk" ? parts : []

/** @param {View} view @param {number} seat @param {Move[]} moves @param {Look} look */
export function targets(view, seat, moves, look = {}) {
  const known = places(view, seat, look), names = [...new Set(moves.flatMap(placesOf))]
  const spots = names.filter((name) => !name.includes("-")), lines = names.filter((name) => name.includes("-"))
  return html`<g class="cloud-targets">
    ${spots.map((name) => target(known[name], plus(known[name])))}${spots.length ? drawing(look).foreground(view, seat, look) : null}
    ${lines.map((name) => target(known[name], votesOn(view, seat, name, look)))}
  </g>`
}

/** @param {View} view @param {number} seat @param {string} name @param {Look} look */
function votesOn(view, seat, name, look) {
  const line = linesBetween(buildingsOf(view, seat)).find((known) => known.name === name)
  return line && votePill(line.height, `+${VOTES[line.length]}`, drawing(look).along(line, line.length / 2, look), .95, false, true)
}

// What lies beside the cities

/** @param {View} view @param {number | null} seat @returns {{ title: Message, name: string, pieces: Piece[] }[]} */
export const table = (view, seat) => [
  ...(seat === null ? [] : [group("hand", tiles(view.hand[seat]).slice(0, view.held[seat]))]),
  group("market", [...tiles(view.market), { word: "draw", count: pileLeft(view) }]),
  group("supply", LEVELS.flatMap((level, i) => view.piece[i].map((count, j) => ({ word: `${level} ${j + 1}`, count })))),
  ...(view.cards ? [group("card", view.card.filter((card) => card !== NONE).map((card) => ({ word: CARDS[card] })))] : []),
]

/** @param {string} name @param {Piece[]} pieces */
const group = (name, pieces) => ({ title: say(`${name}-title`), name, pieces })

/** @param {number[]} kinds @returns {Piece[]} */
const tiles = (kinds) => kinds.filter((kind) => kind !== NONE).map((kind) => ({ word: kind === HIDDEN ? "back" : TILES[kind] }))
