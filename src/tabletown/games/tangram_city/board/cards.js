/** Draw cards: a letter, both sides of the tile unturned, and a warning if another tile looks alike. */
import { html } from "../../../web/lib/preact.js"
import { LOOK_ALIKES } from "./facts.js"
import { U, extent, way } from "./shapes.js"
import { lip, tile } from "./tiles.js"

const SCALE = 0.44

/** @param {string} look */
const blank = (look) => html`<rect class="tg-card-2" x="1" y="5" width="82" height="109" rx="9"/>
  <rect class=${look} x="1" y="1" width="82" height="110" rx="9"/>`

/** @param {string} letter */
export const card = (letter) => html`${blank("tg-card")}<text class="tg-letter" x="9" y="20">${letter}</text>
  ${LOOK_ALIKES.includes(letter) && warning}
  <path class="tg-fold" d="M12 67.5h60"/>${onCard(letter, "black", 46)}${onCard(letter, "green", 88)}`

const warning = html`<circle class="tg-warning" cx="70" cy="14.5" r="7.5"/>
  <text class="tg-warns" x="70" y="18.7">!</text>`

/** @param {string} letter @param {string} side @param {number} y */
function onCard(letter, side, y) {
  const cells = way(letter, side, 0)
  const [w, h] = extent(cells).map((n) => n * U * SCALE)
  return html`<g transform=${`translate(${42 - w / 2} ${y - h / 2}) scale(${SCALE})`}>${lip(cells, side)}
    ${tile(cells, side)}</g>`
}

/** The back of a card: eight halves around a point. */
export const back = html`${blank("tg-back")}
  <rect class="tg-back-rim" x="6" y="6" width="72" height="100" rx="6"/>
  <g transform="translate(42 56) rotate(45) scale(.9)">
    <path class="tg-back-1" d="M-20-20V0H0zM0 0h20v20zM20-20V0H0z"/>
    <path class="tg-back-2" d="M-20-20H0V0zM-20 20V0H0z"/>
    <path class="tg-back-3" d="M0-20h20L0 0zM-20 20L0 0v20zM0 0l20 20H0z"/></g>`
