// Draw the action cards: what is yours is mulberry, what is theirs slate; dashed places are empty, and a
// cross means that something is removed.
import { html } from "../../../web/lib/preact.js"
import { AID, CARDS, ONE, TAX, TOWER, TWO } from "./facts.js"
import { building, coin, symbol, use } from "./bodies.js"

/** @param {string} owner @param {number} level @param {number} x @param {number} y @param {number} scale */
const stand = (owner, level, x, y, scale) =>
  html`<g transform="translate(${x} ${y}) scale(${scale})">${building(owner, level)}</g>`
/** @param {string} d */
const arrow = (d) => html`<path class="skyline-arrow" d=${d} />`
/** @param {number} x @param {number} y @param {number} w @param {number} h */
const lot = (x, y, w, h) =>
  html`<rect class="skyline-lot-empty" x=${x} y=${y} width=${w} height=${h} rx="3" />`
/** @param {number} x @param {number} y @param {number} r */
const cross = (x, y, r) => {
  const d = `M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}`
  return html`<path class="skyline-cross-halo" d=${d} /><path class="skyline-cross" d=${d} />`
}
/** @param {number} x @param {number} y @param {string} text @param {number} [size] */
const number = (x, y, text, size = 14) =>
  html`<text class="skyline-letter skyline-number" x=${x} y=${y} font-size=${size}>${text}</text>`
/** @param {string} owner @param {number} x @param {number} y @param {number} scale */
const pawn = (
  owner,
  x,
  y,
  scale,
) => html`<g class=${`skyline-pawn skyline-${owner}`} transform="translate(${x} ${y}) scale(${scale})">
  <path d="M8 46c0-11 6-16 6-22h12c0 6 6 11 6 22a12 4.5 0 01-24 0z" /><circle cx="20" cy="14" r="11" /></g>`
/** @param {number} x @param {number} y */
const crown = (x, y) =>
  html`<path class="skyline-crown" d="M${x - 8} ${y}l-1.5-9 5 3.5 4.5-6 4.5 6 5-3.5-1.5 9z" />`
/** Two arrows: two buildings change places. */
const EXCHANGE = arrow("M20 21q13-11 26 0m.5-6v6h-6M44 67q-13 11-26 0m-.5 6v-6h6")
/** What each tower costs, and who pays. @param {string} owner */
const tax = (owner) => html`${stand(owner, TOWER, -1, 27, 0.46)}${stand(owner, TOWER, 18.5, 27, 0.46)}
  ${pawn(owner, 42, 29, 0.48)}
  ${coin(12.8, 64, 8.4, String(TAX))}${coin(32.3, 64, 8.4, String(TAX))}
  ${arrow("M51.6 58v14m-4.5-4.5l4.5 4.5 4.5-4.5")}`

/** @type {Record<string, unknown>} */
const PICTURES = {
  "roll-again": html`${use("white-5", 16, 10, 32, 33.6)}
    ${arrow("M10 36a23 23 0 0 1 4-25m-5.5.5L14 11l.5 5.5M54 18a23 23 0 0 1-4 25m5.5-.5L50 43l-.5-5.5")}
    ${pawn("mine", 12, 52, 0.48)}${arrow("M34 68h18m-5-5l5 5-5 5")}`,
  "push-richest": html`${pawn("theirs", 2, 17, 0.82)}${crown(18.4, 19)}
    ${[31, 26, 21].map((y) => coin(45, y, 7.5))}
    ${arrow("M32 48h23m-5-5l5 5-5 5")}${number(32, 75, "1  2  3", 14)}`,
  "aid-poorest": html`${coin(32, 19, 14, String(AID))}${arrow("M32 36v10m-5-5l5 5 5-5")}
    ${pawn("theirs", 20.8, 49, 0.56)}
    <path class="skyline-purse" d="M45 67q-4 8 1 8h7q5 0 1-8zm0-3h9" />`,
  "dice-gift": html`${use("white-4", 5, 9, 26, 27.3)}${use("black-3", 33, 9, 26, 27.3)}
    ${number(32, 54, "× 10", 15)}
    ${[20, 32, 44].map((x) => coin(x, 67, 7.5))}`,
  "tax-one": html`${tax("theirs")}${number(51.6, 22, "?", 15)}`,
  "tax-self": tax("mine"),
  "lose-tower": html`${[-2.2, 18.2, 38.6].map((x) => stand("theirs", TOWER, x, 40, 0.46))}${crown(32, 24)}
    ${cross(52.4, 55, 7)}`,
  "swap-mine": html`${stand("mine", ONE, 1, 30, 0.52)}${stand("theirs", TWO, 32, 30, 0.52)}${EXCHANGE}`,
  "place-floor": html`${stand("mine", ONE, 14, 1, 0.6)}${arrow("M32 39v10m-5-5l5 5 5-5")}
    ${lot(17, 55, 30, 20)}`,
  "swap-theirs": html`${stand("theirs", TOWER, 1, 32, 0.52)}
    <g class="skyline-other">${stand("theirs", ONE, 32, 32, 0.52)}</g>${EXCHANGE}`,
  "move-mine": html`${stand("mine", ONE, 1, 31, 0.52)}${lot(37, 39, 21, 20)}
    ${arrow("M16 31q15-16 31 1m1-7l-1 7-7-.5")}`,
  "raze-theirs": html`${stand("theirs", TWO, 5, 18, 0.9)}${cross(32, 44, 12)}`,
  "raze-mine": html`${stand("mine", TOWER, 25, 26, 0.62)}${stand("mine", TWO, 0, 26, 0.62)}
    ${cross(32, 47, 12)}`,
}

const PLATE = html`<rect class="skyline-card-lip" x="1" y="3.5" width="62" height="82" rx="8" />
  <rect class="skyline-card" x="1" y="1" width="62" height="82" rx="8" />`

const BACK = html`${PLATE}<rect class="skyline-card-back" x="5" y="5" width="54" height="74" rx="5" />
  <path class="skyline-card-sky" d="M9 74V52h9V38h9v14h5V26h11v22h6v9h6v17z" />
  <circle class="skyline-card-moon" cx="19" cy="22" r="6" />
  ${[
    [21, 43],
    [21, 49],
    [35, 32],
    [35, 39],
    [39, 46],
    [35, 53],
    [46, 53],
    [13, 58],
    [46, 62],
    [21, 62],
    [31, 62],
  ].map(([x, y]) => html`<rect class="skyline-window" x=${x} y=${y} width="3.2" height="3.6" rx=".6" />`)}`

export const cardDefs = () => html`${symbol("card-back", "0 0 64 87", BACK)}
  ${CARDS.map((name) =>
    symbol(
      name,
      "0 0 64 87",
      html`${PLATE}
    <g transform="translate(0 1)">${PICTURES[name]}</g>`,
    ),
  )}`
