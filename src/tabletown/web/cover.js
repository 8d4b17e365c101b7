/** The cover of a game: its picture and two texts. A game without them shows the icon of Tabletown. */
import { html } from "./lib/preact.js"
import { hrefTo } from "./base.js"

/** @typedef {import("./words.js").Words} Words */

/** @param {{game: string, words: Words | null}} props words: of the game, or null until they are loaded */
export function Cover({ game, words }) {
  if (!words) return html`<div class="cover"></div>`
  if (!words.knows("cover-about"))
    return html`<img class="cover plain" src=${hrefTo("/web/icon.svg")} alt="" width="326" height="292" />`
  return html`<img class="cover" src=${hrefTo(`/games/${game}/cover.svg`)} alt="" width="326" height="292" />`
}

/** A text of a cover, or "". @param {Words | null} words @param {"cover-about" | "cover-time"} text */
export const coverText = (words, text) => (words?.knows(text) ? words.t(text) : "")
