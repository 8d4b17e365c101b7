/** The cover of a game: a picture, and two texts that go with it. A game without them stands under the roof of the house. */
import { html } from "./lib/preact.js"
import { hrefTo } from "./base.js"

/** @typedef {import("./words.js").Words} Words */

/** @param {{game: string, words: Words | null}} props words: of the game, as soon as they are there */
export function Cover({ game, words }) {
  if (!words) return html`<div class="cover"></div>`
  if (!words.knows("cover-about"))
    return html`<img class="cover plain" src=${hrefTo("/web/icon.svg")} alt="" width="326" height="292" />`
  return html`<img class="cover" src=${hrefTo(`/games/${game}/cover.svg`)} alt="" width="326" height="292" />`
}

/** What a cover says, or nothing. @param {Words | null} words @param {"cover-about" | "cover-time"} text */
export const coverText = (words, text) => (words?.knows(text) ? words.t(text) : "")
