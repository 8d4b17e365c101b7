/** Load a sheet from a file, and open it on the page of the game that it names. */
import { html, useRef } from "../lib/preact.js"
import { remember } from "../memory.js"
import { catalogue } from "../catalogue.js"
import { go, place } from "../routes.js"
import { GAME } from "./facts.js"
import { read } from "./lines.js"
import { hrefTo } from "../base.js"

/** @typedef {import("../words.js").Message} Message */

/**
 * @param {{wrong: (told: Message | null) => void, here?: (text: string) => void, children?: any}} props
 * here: takes a sheet of this page's own game
 */
export function Load({ wrong, here, children }) {
  const input = useRef(/** @type {HTMLInputElement | null} */ (null))
  const load = async () => {
    const file = input.current?.files?.[0]
    if (file) take(await file.text(), wrong, here)
    if (input.current) input.current.value = ""
  }
  return html`<button type="button" onClick=${() => input.current?.click()}>${children}</button>
    <input ref=${input} type="file" accept=".txt,text/plain" hidden onChange=${load} />`
}

/**
 * @param {string} text
 * @param {(told: Message | null) => void} wrong
 * @param {(text: string) => void} [here]
 */
function take(text, wrong, here) {
  const game = gameOf(text)
  wrong(game ? null : { id: "sheet-starts-with-game" })
  if (game && here && place.value.path === `/score/${game}`) here(text)
  else if (game) openSheet(game, text)
}

/** The game that a sheet names, or "" if it names none we know. @param {string} text */
export function gameOf(text) {
  const first = read(text).find(({ words }) => words.length)?.words
  return first?.[0] === GAME && catalogue.value?.games.some(({ name }) => name === first[1]) ? first[1] : ""
}

/** @param {string} game @param {string} text */
export function openSheet(game, text) {
  remember(`sheet ${game}`, text)
  go(hrefTo(`/score/${game}`))
}
