// Words for pieces, and what is printed on tiles.
import { SKYSCRAPERS, TILES, TURNED, UTILITIES } from "./facts.js"

/** @typedef {"E" | "G" | "R" | "W"} Terrain earth, grass, rock, water */
/** @typedef {{terrain: Terrain, mark: string}} TileSquare mark: "p" a park, "s" a sports facility, "" neither */

/** The four squares of a tile, corner by corner, after some quarter turns clockwise. @param {string} tile @returns {TileSquare[]} */
export const squaresOfTile = (tile, turn = 0) =>
  TURNED[tile][turn % 4].map(([terrain, mark = ""]) => ({ terrain: /** @type {Terrain} */ (terrain), mark }))

/** @param {string} word */
export const isTile = (word) => TILES.includes(word)

/** A tile that lies open has a word of its own: the same tile may be in a hand too. */
export const OPEN = "open "
/** @param {string} word */
export const openTile = (word) => (word.startsWith(OPEN) ? word.slice(OPEN.length) : null)
export const BACK = "?" // a tile that one may not see

/** @param {string} word */
export const isSkyscraper = (word) => SKYSCRAPERS.includes(word)
/** @param {string} word */
export const isUtility = (word) => UTILITIES.includes(word)
/** A bus b, a windmill m or a biodome d. @param {string} utility */
export const kindOf = (utility) => utility[0]

/** Rows of text as the squares that are filled, [column, row]. @param {string} rows @returns {[number, number][]} */
export const filled = (rows) =>
  rows
    .split(" ")
    .flatMap((row, r) =>
      [...row].flatMap((x, c) => (x === "#" || x === "1" ? [/** @type {[number, number]} */ ([c, r])] : [])),
    )
