/** The games, bots and aids that this server offers. It is asked once, and again until it answers. */
import { signal } from "./lib/preact.js"
import { ask, problemIn } from "./server.js"

/** @typedef {import("./words.js").Message} Message */
/**
 * @typedef {{name: string, choices: string[], default: string, seats: number[], suggested: string | null}}
 *   Option seats: the numbers of seats that may choose
 */
/** @typedef {{points: number, beats: number | null}} Strength beats: the level below, in percent */
/** @typedef {Record<string, Strength>} Levels */
/**
 * @typedef {{name: string, title: string, seats: number[], options: Option[], drawn: boolean,
 *   sheet: boolean, levels: Levels, lessons: string[]}} Game sheet: has it a score sheet?
 */
/** @typedef {{games: Game[], bots: string[], aids: string[]}} Catalogue bots: the weakest first */

export const USUAL = "neighbour" // the bot to begin with
const PAUSE = 3000 // milliseconds before the next try

export const catalogue = signal(/** @type {Catalogue | null} */ (null))
export const silence = signal(/** @type {Message | null} */ (null)) // why there is no answer yet

export async function askCatalogue() {
  try {
    catalogue.value = await ask("GET", "/api/games")
    silence.value = null
  } catch (wrong) {
    silence.value = problemIn(wrong)
    setTimeout(askCatalogue, PAUSE)
  }
}

/** @param {string} name */
export const titleOf = (name) => catalogue.value?.games.find((game) => game.name === name)?.title ?? name
