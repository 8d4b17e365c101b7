/** What this server offers: games, bots, aids. Asked once; as long as nobody answers, again and again. */
import { signal } from "./lib/preact.js"
import { ask, problemIn } from "./server.js"

/** @typedef {import("./words.js").Message} Message */
/** @typedef {{name: string, choices: string[], default: string, seats: number[]}} Option seats: the numbers of seats that may choose */
/** @typedef {{points: number, beats: number | null}} Strength beats: so many of 100 matches against the level below */
/** @typedef {{name: string, title: string, seats: number[], options: Option[], levels: Record<string, Strength>}} Game */
/** @typedef {{games: Game[], bots: string[], aids: string[]}} Catalogue the bots get stronger along the list */

export const USUAL = "neighbour" // the bot that sits down where nobody chose one
const PAUSE = 3000 // milliseconds until the next try

export const catalogue = signal(/** @type {Catalogue | null} */ (null))
export const silence = signal(/** @type {Message | null} */ (null)) // why there is nothing yet

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
