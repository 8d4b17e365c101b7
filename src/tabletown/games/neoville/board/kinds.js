// The words of pieces, and what is printed on tiles.
import { DRAWN_DOME, PAYS, SHAPES, SKYSCRAPERS, TILES, TURNED, UTILITIES } from "./facts.js"

/** @typedef {"E" | "G" | "R" | "W"} Terrain earth, grass, rock, water */
/** @typedef {{terrain: Terrain, mark: string}} TileSquare mark: "p" park, "s" sports facility, "" none */

/**
 * Return the four squares of a tile by corner, after quarter turns clockwise.
 * @param {string} tile
 * @returns {TileSquare[]}
 */
export const squaresOfTile = (tile, turn = 0) =>
  TURNED[tile][turn % 4].map(([terrain, mark = ""]) => ({ terrain: /** @type {Terrain} */ (terrain), mark }))

/** @param {string} word */
export const isTile = (word) => TILES.includes(word)

/** Open tiles have words of their own, because a hand may hold the same tile. */
export const OPEN = "open "
/** @param {string} word */
export const openTile = (word) => (word.startsWith(OPEN) ? word.slice(OPEN.length) : null)
export const BACK = "?" // a tile that the viewer may not see

/** @param {string} word */
export const isSkyscraper = (word) => SKYSCRAPERS.includes(word)
/** @param {string} word */
export const isUtility = (word) => UTILITIES.includes(word) || isDrawnDome(word)
/** Return b for a bus, m for a windmill, d for a biodome. @param {string} utility */
export const kindOf = (utility) => utility[0]

// Biodomes that only a score sheet has, such as d-6/.xx/xx: what they pay, then the rows of their shape

const DRAWN = new RegExp(`^${DRAWN_DOME}$`)
/** @param {string} word */
export const isDrawnDome = (word) => DRAWN.test(word) && word.includes("x")
/** @param {string} utility */
export const paysOf = (utility) => PAYS[utility] ?? Number(DRAWN.exec(utility)?.[1])
/** Return the rows of a biodome's shape. @param {string} dome */
export const shapeOf = (dome) => SHAPES[dome] ?? dome.split("/").slice(1).join(" ")

/**
 * Read rows of text as the filled squares, [column, row].
 * @param {string} rows
 * @returns {[number, number][]}
 */
export const filled = (rows) =>
  rows
    .split(" ")
    .flatMap((row, r) =>
      [...row].flatMap((x, c) => (x === "x" || x === "1" ? [/** @type {[number, number]} */ ([c, r])] : [])),
    )
