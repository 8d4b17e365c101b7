/** The pictures of a rulebook, loaded with the board that draws them once the text is there. */
import { drawings } from "../board/load.js"
import { Position, widthOf } from "../board/position.js"
import { Icon } from "../icons.js"
import { html, useEffect, useState } from "../lib/preact.js"
import { ask, ignored } from "../server.js"
import { speech } from "../words.js"

/** @typedef {import("../server.js").Line} Line */
/** @typedef {import("../board/position.js").Shown & {text: Line[]}} Illustration */
/**
 * @typedef {object} Pictures
 * @property {import("../board/contract.js").Board} board
 * @property {Record<string, Illustration>} shown by name
 * @property {import("@preact/signals").Signal<import("../words.js").Words>} words of the game
 */

const SCALE = 1.15 // pixels to a unit of the drawing
const PIECE = 40 // pixels

/** @type {Map<string, Promise<Pictures>>} */
const albums = new Map()

/** @param {string} game */
function album(game) {
  if (!albums.has(game)) albums.set(game, fetchAlbum(game))
  return /** @type {Promise<Pictures>} */ (albums.get(game))
}

/** @param {string} game @returns {Promise<Pictures>} */
async function fetchAlbum(game) {
  try {
    const address = `/api/games/${game}/illustrations`
    const [board, shown, words] = await Promise.all([drawings(game), ask("GET", address), speech(game)])
    return { board, shown, words }
  } catch (wrong) {
    albums.delete(game)
    throw wrong
  }
}

/** Return the pictures of a rulebook; null until they come. @param {string} game @param {boolean} any */
export function usePictures(game, any) {
  const [pictures, take] = useState(/** @type {Pictures | null} */ (null))
  useEffect(() => {
    if (any) album(game).then(take).catch(ignored)
  }, [game, any])
  return pictures
}

/** @param {{name: string, pictures: Pictures | null}} props */
export function Illustration({ name, pictures }) {
  const shown = pictures?.shown[name]
  if (!pictures || !shown) return null
  const wide = { maxWidth: `${Math.round(SCALE * widthOf(pictures.board, shown))}px` }
  return html`<div class="drawn" style=${wide}>
    ${shown.move && html`<${Verdict} refused=${Boolean(shown.why)} />`}
    <${Position} board=${pictures.board} shown=${shown} label=${inWords(pictures, shown)} /></div>`
}

/** A tick or a cross beside a move; the caption says the same. @param {{refused: boolean}} props */
const Verdict = ({ refused }) => html`<span class=${refused ? "verdict no" : "verdict"}>
  <${Icon} name=${refused ? "close" : "check"} size=${14} /></span>`

/** @param {Pictures} pictures @param {Illustration} shown */
const inWords = ({ words }, { text }) =>
  text
    .map((line) => line.map(([part]) => (typeof part === "string" ? part : words.value.tell(part))).join(""))
    .join("\n")

/** A piece in a sentence or table. @param {{word: string, name: string, pictures: Pictures | null}} props */
export const Piece = ({ word, name, pictures }) =>
  pictures
    ? html`<span class="piece-named" role="img" aria-label=${name}>
        ${pictures.board.piece(word, { size: PIECE })}</span>`
    : html`<code>${name}</code>`
