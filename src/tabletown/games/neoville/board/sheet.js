// Fill in the score sheet by tapping: what squares hold, what a brush leaves, and the cities as a view.
import { html } from "../../../web/lib/preact.js"
import { boardOf, partsOf, range } from "../../../web/score/lines.js"
import { piece } from "./pieces.js"
import { land } from "./land.js"
import { drawnDome } from "./dome.js"
import { CELLS, FORM, NONE, OVER, PLACES, SIDE, STRUCTURES, TERRAINS, UTILITIES, VALUES } from "./facts.js"
import { filled, isDrawnDome, isUtility, paysOf, shapeOf } from "./kinds.js"
import { MARKS } from "./places.js"
import { UNIT } from "./view.js"
import { say } from "../../../web/board/messages.js"

/** @typedef {import("../../../web/score/draft.js").Brush} Brush */
/** @typedef {import("../../../web/score/lines.js").Line} Line */
/** @typedef {import("./kinds.js").Terrain} Terrain */

export const form = FORM
export const words = Object.keys(CELLS)
export const square = UNIT
export const fields = true

// A square: a terrain, then at most one thing, which may be a structure

/** Does a biodome that we do not know stand on this square? @param {string} word */
const isDrawn = (word) => TERRAINS.includes(word[0]) && isDrawnDome(word.slice(1))

/** Can this stand on a square? @param {string} word */
const isKnown = (word) => Object.hasOwn(CELLS, word) || isDrawn(word)

/**
 * Read a square; all parts are empty if it is not filled in or unknown.
 * @param {string} word
 */
const readCell = (word) => {
  const [terrain, thing, structure] = CELLS[word] ?? ["", "", ""]
  return isDrawn(word)
    ? { terrain: word[0], thing: word.slice(1), structure: word.slice(1) }
    : { terrain, thing, structure }
}

/** @param {string} terrain @param {string} thing */
const written = (terrain, thing) =>
  isDrawn(terrain + thing)
    ? terrain + thing
    : (words.find((word) => CELLS[word][0] === terrain && CELLS[word][1] === thing) ?? form.empty)

const BEGUN = /^[egrw]d-\d(\/[x.]*)*$/i

/** Return the beginning of a drawn biodome, as the sheet writes it. @param {string} typed */
export const begun = (typed) =>
  BEGUN.test(typed) ? typed[0].toUpperCase() + typed.slice(1).toLowerCase() : undefined

/**
 * Draw only the first of two structures on a tile.
 * @param {string[][]} board
 * @param {number} r
 * @param {number} c
 */
export const drawn = (board, r, c) =>
  (board[r][c] === form.empty || isKnown(board[r][c])) &&
  (!isBuilt(board[r][c]) || builtOn(board, r >> 1, c >> 1)[0] === cornerOf(r, c))

/** @param {string} word */
const isBuilt = (word) => readCell(word).structure !== ""
/** @param {number} r @param {number} c */
const cornerOf = (r, c) => PLACES.findIndex(([row, column]) => row === r % 2 && column === c % 2)
/**
 * Return the built corners of a tile, in reading order.
 * @param {string[][]} board
 * @param {number} row
 * @param {number} column
 */
const builtOn = (board, row, column) =>
  [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]
    .filter(([r, c]) => isBuilt(board[2 * row + r][2 * column + c]))
    .map(([r, c]) => cornerOf(r, c))

/** Describe a square. @param {string} word */
export function told(word) {
  const { terrain, thing, structure } = readCell(word)
  const ground = say("terrain-square", { terrain, mark: structure ? "none" : thing || "none" })
  if (!terrain) return null
  if (!structure) return ground
  const what = isUtility(thing)
    ? utilityTold(thing)
    : say("skyscraper", { terrain, value: thing, name: structure })
  return say("tap-built", { land: ground, what })
}

/** @param {string} name */
const utilityTold = (name) =>
  isDrawnDome(name)
    ? say("drawn-biodome", { name, points: paysOf(name), squares: filled(shapeOf(name)).length })
    : say(name, { name })

// Brushes

/**
 * @param {string} word
 * @param {import("./words.js").Message} name
 * @param {boolean} [drags]
 * @returns {Brush}
 */
const brush = (word, name, drags) => ({ word, name, drags })

const LAND = [
  {
    name: "land",
    title: say("tap-land"),
    brushes: [
      ...TERRAINS.map((terrain) => brush(terrain, say("terrain-square", { terrain, mark: "none" }), true)),
      brush("p", say("tap-park")),
      brush("s", say("tap-sports")),
    ],
  },
  {
    name: "skyscrapers",
    title: say("tap-skyscrapers"),
    brushes: VALUES.map((value) => brush(String(value), say("tap-skyscraper", { value }))),
  },
]

/** Drawn biodomes are brushes too: those of the cities, and the one beside them. @param {Line[]} lines */
export const groups = (lines) => [
  ...LAND,
  {
    name: "utilities",
    title: say("tap-utilities"),
    brushes: [...new Set([...UTILITIES, ...domesIn(boardsOf(lines)), ...drawnDome.value])].map((word) =>
      brush(word, utilityTold(word)),
    ),
  },
]

/** @param {string} word @param {number} size */
export function picture(word, size) {
  if (TERRAINS.includes(word)) return swatch(/** @type {Terrain} */ (word), size)
  if (isUtility(word)) return piece(word, { size })
  return word in MARKS ? piece(MARKS[word], { size }) : html`<b>${word}</b>`
}

/** @param {Terrain} terrain @param {number} size */
const swatch = (
  terrain,
  size,
) => html`<svg viewBox="-2 -2 44 48" width=${size} height=${size} aria-hidden="true">
  ${land([{ terrain, mark: "", built: "", c: 0, r: 0 }], false)}</svg>`

/**
 * Change only the land under a thing; remove a thing that is tapped again.
 * @param {string} word
 * @param {Brush} brush
 */
export function tapped(word, { word: left }) {
  const { terrain, thing } = readCell(word)
  if (TERRAINS.includes(left)) return written(left, thing)
  return terrain ? written(terrain, thing === left ? "" : left) : say("tap-land-first")
}

// The cities as a view

/** @param {Line[]} lines */
export function view(lines) {
  const boards = boardsOf(lines)
  const domes = domesIn(boards)
  const tiles = range(0, SIDE * SIDE)
  const everywhere = (/** @type {(tile: number) => number} */ make) => boards.map(() => tiles.map(make))
  return {
    seats: boards.length,
    seat: 0,
    phase: OVER,
    laid: boards.map(() => tiles.length),
    tile: everywhere(() => NONE),
    turned: everywhere(() => 0),
    spot: everywhere((i) => 8 * (i >> 2) + (i % 4)),
    room: boards.map(() => [0, SIDE - 1, 0, SIDE - 1]),
    top: boards.map(() => 0),
    left: boards.map(() => 0),
    bottom: boards.map(() => SIDE - 1),
    right: boards.map(() => SIDE - 1),
    land: boards.map((board) =>
      TERRAINS.map((terrain) => squaresWith(board, (word) => readCell(word).terrain === terrain)),
    ),
    parks: boards.map((board) => squaresWith(board, (word) => readCell(word).thing === "p")),
    sports: boards.map((board) => squaresWith(board, (word) => readCell(word).thing === "s")),
    corner: boards.map((board) => tiles.map((i) => builtOn(board, i >> 2, i % 4)[0] ?? 0)),
    built: boards.map((board) => tiles.map((i) => builtAt(board, i >> 2, i % 4, domes))),
    domes: boards.map(() => domes),
  }
}

/** @param {Line[]} lines */
const boardsOf = (lines) => partsOf(lines).map((part) => boardOf(lines, part, form, form.size))

/** Return the biodomes that are drawn in the cities. @param {string[][][]} boards */
const domesIn = (boards) => [
  ...new Set(
    boards
      .flat(2)
      .map((word) => readCell(word).structure)
      .filter(isDrawnDome),
  ),
]

/** @param {string[][]} board @param {(word: string) => boolean} holds */
const squaresWith = (board, holds) =>
  board.flatMap((row, r) => row.flatMap((word, c) => (holds(word) ? [8 * r + c] : [])))

/**
 * Return what is built on a tile, or NONE.
 * @param {string[][]} board
 * @param {number} row
 * @param {number} column
 * @param {string[]} domes
 */
function builtAt(board, row, column, domes) {
  const [corner] = builtOn(board, row, column)
  if (corner === undefined) return NONE
  const [r, c] = PLACES[corner]
  return [...STRUCTURES, ...domes].indexOf(readCell(board[2 * row + r][2 * column + c]).structure)
}

/** @param {{what: string}} item of the score */
export const pictureOf = ({ what }) => piece(what.split(" ").at(-1) ?? "", { size: 28 })
