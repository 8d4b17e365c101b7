// Draw pieces by their words: tiles (b.g., open b.g.), buildings (b), walkways (river 3), cards, backs.
import { html } from "../../../web/lib/preact.js"
import { CARDS, LETTERS, LEVELS, VOTES } from "./facts.js"
import { LYING, symbols as bodies } from "./bodies.js"
import { card } from "./cards.js"
import { U, round } from "./geometry.js"
import { votePill } from "./pills.js"
import { building, ground } from "./plan.js"
import { HEIGHTS, buildingsOn, isTile, turnedTile } from "./view.js"

// Symbols

export const defs = () => html`<defs>
  ${HEIGHTS.flatMap((name, height) => [
    way(name, height),
    seenAlong(name, "x", LYING),
    seenAlong(name, "y", "matrix(-1 .5 1 .5 0 0)"),
  ])}
  ${HEIGHTS.flatMap((name, height) => [
    roof(name, height),
    html`<g id=${`cloud-plan-${name}-small`}>
    ${OUTLINES[height](inks(name))}</g>`,
  ])}
  <radialGradient id="cloud-haze"><stop class="cloud-haze" offset="0" />
  <stop class="cloud-haze-end" offset="1" /></radialGradient>
  <linearGradient id="cloud-round">
    <stop class="cloud-round-light" offset=".05" /><stop class="cloud-round-base" offset=".45" />
    <stop class="cloud-round-dark" offset="1" />
  </linearGradient>
  <g id="cloud-cloud" class="cloud-cloud"><path d=${CLOUD} /></g>
  <g id="cloud-garden">
    <path class="cloud-garden" d="M12 24.500h15a4 4 0 000-8 6 6 0 00-11-1 4.500 4.500 0 00-4 9z" /></g>
  <g id="cloud-bird"><path class="cloud-bird" d="M-6-1q3.500-4 6 1 2.500-5 6-1" /></g>
  <g id="cloud-tile">
    <rect class="cloud-lip" x="1" y="4" width="78" height="78" rx="7" />
    <rect class="cloud-land" x="1" y="1" width="78" height="78" rx="7" />
    <path class="cloud-seam" d="M40 5v70M5 40h70" stroke-dasharray="2 3" />
  </g>
  <g id="cloud-back">
    <rect class="cloud-lip" x="1" y="4" width="78" height="78" rx="7" />
    <rect class="cloud-back" x="1" y="1" width="78" height="78" rx="7" />
    <rect class="cloud-back-frame" x="7" y="7" width="66" height="66" rx="4" />
    <path class="cloud-back-cloud" transform="translate(38 45) scale(.42)" d=${CLOUD} />
  </g>
  ${bodies()}
</defs>`

const CLOUD = "M-52 12a14 14 0 01-2-27 24 24 0 0142-13 19 19 0 0133 6 15 15 0 0124 10 12.500 12.500 0 014 24z"

// Textures of walkways: water, leaves, sand

/** @param {string} name @param {number} height */
const way = (
  name,
  height,
) => html`<pattern id=${`cloud-way-${name}`} width="10" height="10" patternUnits="userSpaceOnUse">
  ${
    [
      html`<path class="cloud-wave"
        d="M-5 2q2.500-2.400 5 0t5 0 5 0 5 0M-5 7q2.500-2.400 5 0t5 0 5 0 5 0" />`,
      html`<g class="cloud-leaves"><circle cx="2.5" cy="2.5" r="1.9" />
        <circle cx="7.5" cy="7.5" r="1.9" /></g>`,
      html`<path class="cloud-grains" d="M1.5 2h0M6.500 1.200h0M4 5h0M9 5.500h0M1.500 8h0M6.500 8.500h0" />`,
    ][height]
  }
</pattern>`

/**
 * The same on a walkway in isometric view.
 * @param {string} name
 * @param {string} axis
 * @param {string} matrix
 */
const seenAlong = (name, axis, matrix) =>
  html`<pattern id=${`cloud-way-${name}-${axis}`} href=${`#cloud-way-${name}`} patternTransform=${matrix} />`

// Roofs from above: square, octagon, circle; one bar for each storey

const OUTLINES = [
  (/** @type {object} */ inks) => html`<rect x="6" y="6" width="28" height="28" rx="2.5" ...${inks} />`,
  (/** @type {object} */ inks) => html`<path d="M14 5h12l9 9v12l-9 9H14l-9-9V14z" ...${inks} />`,
  (/** @type {object} */ inks) => html`<circle cx="20" cy="20" r="15" ...${inks} />`,
]
const INNER = [
  html`<rect x="10.5" y="10.5" width="19" height="19" rx="1.5" fill="var(--low-2)" />`,
  html`<path d="M16 10h8l6 6v8l-6 6h-8l-6-6v-8z" fill="var(--middle-2)" />`,
  html`<circle cx="20" cy="20" r="11" fill="var(--high-3)" stroke="var(--high-2)" />`,
]
const BARS = ["var(--plate)", "var(--plate)", "var(--on-high)"]
const inks = (/** @type {string} */ name) => ({
  fill: `var(--${name})`,
  stroke: `var(--${name}-2)`,
  "stroke-width": 1.6,
})

/** @param {string} name @param {number} height */
const roof = (name, height) => html`<g id=${`cloud-plan-${name}`}>
  <g transform=${`translate(${1 + height} ${2.5 + 1.5 * height})`}>
  ${OUTLINES[height]({ class: "cloud-shade" })}</g>
  ${OUTLINES[height](inks(name))}${INNER[height]}
  ${Array.from({ length: height + 1 }, (_, i) => bar(18.2 - height * 2.5 + i * 5, BARS[height]))}
</g>`
const bar = (/** @type {number} */ y, /** @type {string} */ fill) =>
  html`<rect x="14.5" y=${y} width="11" height="3.6" rx="1.2" fill=${fill} />`

// Pieces, all to one scale: `size` is the width of a tile

/** @param {string} word @param {{ turn?: number, flip?: string, size?: number }} options */
export function piece(word, { turn = 0, size } = {}) {
  const [left, top, wide, high, drawn] = pieceDrawn(word, turn)
  const sized =
    size === undefined ? {} : { width: round((size * wide) / 84), height: round((size * high) / 84) }
  return html`<svg class="cloud-piece" viewBox=${`${left} ${top} ${wide} ${high}`} ...${sized}
    aria-hidden="true">${drawn}</svg>`
}

/** @param {string} word @param {number} turn @returns {[number, number, number, number, unknown]} */
function pieceDrawn(word, turn) {
  if (word.startsWith("open ")) return pieceDrawn(word.slice(5), turn)
  if (isTile(word)) return [-2, -2, 84, 87, tile(turnedTile(word, turn))]
  if (CARDS.includes(word)) return [-2, -2, 84, 112, card(word)]
  if (word.length === 1) return [0, 0, U, U, building({ row: 0, column: 0, height: LETTERS.indexOf(word) })]
  if (word === "draw") return [-2, -8, 84, 93, pile()]
  if (word === "back") return [-2, -2, 84, 87, html`<use href="#cloud-back" />`]
  return walkway(word)
}

const tile = (/** @type {string} */ word) => {
  const whole = { row: 0, column: 0, start: 0, word }
  return [ground(whole), ...buildingsOn(whole).map((b) => building(b))]
}

const pile = () => [0, -3, -6].map((y) => html`<use href="#cloud-back" y=${y} />`)

/**
 * Draw a walkway: as many planks as it is long, and its votes.
 * @param {string} word
 * @returns {[number, number, number, number, unknown]}
 */
function walkway(word) {
  const [level, length] = word.split(" ")
  const height = LEVELS.indexOf(level)
  const name = HEIGHTS[height]
  const left = 35 - 6 * Number(length)
  const planks = Array.from({ length: Number(length) }, (_, i) => ({
    x: left + 12 * i,
    y: 4,
    width: 12,
    height: 12,
  }))
  return [
    0,
    0,
    70,
    46,
    [
      ...planks.map(
        (plank) =>
          html`<rect ...${plank} ...${inks(name)} /><rect ...${plank} fill=${`url(#cloud-way-${name})`} />`,
      ),
      votePill(height, VOTES[Number(length)], [35, 32], 1.25),
    ],
  ]
}
