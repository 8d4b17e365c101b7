// Draw utilities, marks and the back of a tile, on squares of 40 x 40.
// The silhouette of a utility says what it is, its inside what it asks for, its seal what it pays.
import { html } from "../../../web/lib/preact.js"
import { ASKS, MILLS, UTILITIES } from "./facts.js"
import { filled, isDrawnDome, kindOf, paysOf, shapeOf } from "./kinds.js"

/** @param {string} word */
const seal = (word) => html`<g class="nv-seal"><circle cx="33" cy="7.8" r="7.8" />
  <text class="nv-num" x="33" y="11.7" font-size="11">${paysOf(word)}</text></g>`

// Small pictures around 0, 0: what buses count and what is printed on squares

const THINGS = {
  tree: html`<path class="nv-bole" d="M-1.2 8V2.5h2.4V8z" /><circle class="nv-leaf" cy="-1.8" r="6" />
    <circle class="nv-leaf nv-bright" cx="-2" cy="-3.6" r="2.3" />`,
  ball: html`<circle class="nv-ball" r="6.4" />
    <path class="nv-ball nv-line" d="M-6.4 0H6.4M0-6.4V6.4M-4.5-4.5q3.4 4.5 0 9M4.5-4.5q-3.4 4.5 0 9" />`,
  tower: html`<path class="nv-block" d="M-5.5 7V-1h3v-6.500h5V-1h3V7z" />
    <path class="nv-block nv-dim" d="M0 7V-7.500h2.500V-1h3V7z" />`,
  utilities: html`<path class="nv-block" d="M-9.5 6V1.500a4.2 4.2 0 018.4 0V6z" />
    <path class="nv-sticks" d="M5.5 6.500V0M1.7-3.800l7.6 7.600M9.3-3.800L1.7 3.8" />`,
}
/** @param {keyof typeof THINGS} what @param {number} x @param {number} y @param {number} scale */
const thing = (what, x, y, scale) =>
  html`<g transform=${`translate(${x} ${y}) scale(${scale})`}>${THINGS[what]}</g>`

// Eco-buses: the window shows how many they ask for, and of what

const LOADS = {
  "b-parks": thing("tree", 23, 18, 0.86),
  "b-sports": thing("ball", 23, 17.9, 0.86),
  "b-leisure": html`${thing("tree", 19.4, 18.2, 0.7)}${thing("ball", 28, 18.4, 0.62)}`,
  "b-towers3": thing("tower", 23, 18, 0.82),
  "b-towers4": thing("tower", 23, 18, 0.82),
  "b-utilities": thing("utilities", 23.4, 17.8, 0.88),
}

/** @param {string} word */
const bus = (word) => html`<ellipse class="nv-shade" cx="20.5" cy="36.4" rx="18" ry="2.6" />
  <path class="nv-bus"
    d="M2 14.5a5.5 5.5 0 015.5-5.500h22a7.5 7.5 0 017.3 5.800l1.2 6.700v9a2 2 0 01-2 2H4a2 2 0 01-2-2z" />
  <path class="nv-bus nv-dim" d="M2.7 26.200h34.600v4.300a1.3 1.3 0 01-1.3 1.300H4a1.3 1.3 0 01-1.3-1.300z" />
  <rect class="nv-pane" x="4.6" y="11.4" width="30" height="13.4" rx="2.8" />
  <path class="nv-lamp" d="M35 27.8h2.4" />
  <g class="nv-wheel"><circle cx="10.5" cy="32.5" r="4.3" /><circle cx="28.5" cy="32.5" r="4.3" /></g>
  <g class="nv-hub"><circle cx="10.5" cy="32.5" r="1.6" /><circle cx="28.5" cy="32.5" r="1.6" /></g>
  <text class="nv-num" x="10.6" y="22.3" font-size="12">${ASKS[word]}</text>
  ${LOADS[/** @type {keyof typeof LOADS} */ (word)]}`

// Windmills: the wall shows a plan of the city, with the tiles where they score

const SAIL = html`<path class="nv-sail" d="M-.8-4v-16.500h6.800v12.500l-5 4z" />
  <path class="nv-lattice" d="M2.6-20.200v13.600M-.6-16.400h6.400M-.6-12.400h6.400M-.6-8.400h6" />`
/** @param {number} turn in degrees */
const sail = (turn) => html`<g transform=${`translate(19.5 11.5) rotate(${turn})`}>${SAIL}</g>`
/** @param {number} c @param {number} r @param {string} kind */
const lot = (c, r, kind) =>
  html`<rect class=${kind} x=${11 + 4.3 * c} y=${18 + 4.3 * r} width="3.9" height="3.9" rx=".8" />`

/** @param {string} word */
const windmill = (word) => html`<ellipse class="nv-shade" cx="20.5" cy="37.6" rx="16" ry="2.4" />
  ${[-30, 60, 150, 240].map(sail)}
  <path class="nv-mill" d="M9.2 14.500h20.600l2.4 23H6.800z" />
  <path class="nv-mill nv-dim" d="M29.1 15.200l2.3 21.600h-3z" />
  <path class="nv-cap" d="M8.2 15.500C8.5 8.5 13 4.5 19.5 4.500s11 4 11.3 11z" />
  <circle class="nv-axle" cx="19.5" cy="11" r="2" />
  ${[0, 1, 2, 3].flatMap((c) => [0, 1, 2, 3].map((r) => lot(c, r, "nv-lot")))}
  ${filled(MILLS[word]).map(([c, r]) => lot(c, r, "nv-lot nv-wanted"))}`

// Biodomes: the glass shows the shape of the district

/** @param {string} word */
const biodome = (word) => html`<ellipse class="nv-shade" cx="20.5" cy="37.6" rx="18.5" ry="2.2" />
  <path class="nv-dome" d="M3.5 33V22.500a16 16 0 0132 0V33z" />
  <path class="nv-gleam" d="M7 22.500a12.5 12.5 0 016-10.7" />
  <path class="nv-ribs"
    d="M19.5 6.500C10 10.5 8.5 22 8.5 33M19.5 6.500C29 10.5 30.5 22 30.5 33M5 16.500h29" />
  <rect class="nv-plinth" x="1.8" y="32.6" width="35.4" height="4.6" rx="1.6" />
  ${district(filled(shapeOf(word)))}`

/** @param {[number, number][]} cells */
function district(cells) {
  const wide = Math.max(...cells.map(([c]) => c)) + 1
  const high = Math.max(...cells.map(([, r]) => r)) + 1
  const side = Math.min(6, 22 / wide, 20 / high)
  const left = 19.6 - (wide * side) / 2
  const top = 21.6 - (high * side) / 2
  return cells.map(
    ([c, r]) =>
      html`<rect class="nv-cell" x=${left + c * side} y=${top + r * side} width=${side - 0.4}
        height=${side - 0.4} rx="1.1" />`,
  )
}

// Marks of tiles, a round park and a square sports facility, and the back of tiles

const MARKS = {
  p: html`<circle class="nv-badge nv-park" cx="20" cy="20" r="14.2" />${thing("tree", 16, 20.3, 1.08)}
    ${thing("tree", 25.3, 22, 0.82)}`,
  s: html`<rect class="nv-badge nv-sport" x="6.4" y="6.4" width="27.2" height="27.2" rx="5.5" />
    ${thing("ball", 20, 20, 1.42)}`,
}
const SKETCHES =
  "M19 30c0-8 3-12 9-14v14zM52 30V20h10v10zM54 20v-4h6v4" +
  "M21 64l3-12 4-5 4 6 1 11zM57 64v-9M57 55a6 6 0 110-.1z"
const BACK = html`<rect class="nv-back" x="1" y="1" width="78" height="78" rx="9" />
  <rect class="nv-back nv-rule" x="6" y="6" width="68" height="68" rx="6" />
  <path class="nv-back nv-rule" d="M40 12v56M12 40h56" /><path class="nv-back nv-rule" d=${SKETCHES} />`

const UTILITY = { b: bus, m: windmill, d: biodome }
/** @param {string} word */
const utility = (word) => UTILITY[/** @type {keyof typeof UTILITY} */ (kindOf(word))](word)

/** Draw a piece: those of our list are used again and again, other biodomes anew. @param {string} name */
export function token(name, x = 0, y = 0) {
  const key = `${name} ${x} ${y}`
  return isDrawnDome(name)
    ? html`<g key=${key} transform=${`translate(${x} ${y})`}>${biodome(name)}${seal(name)}</g>`
    : html`<use key=${key} href=${`#nv-${name}`} x=${x} y=${y} />`
}

export const tokens =
  () => html`${UTILITIES.map((word) => html`<g id=${`nv-${word}`}>${utility(word)}${seal(word)}</g>`)}
  ${Object.entries(MARKS).map(([mark, drawing]) => html`<g id=${`nv-mark-${mark}`}>${drawing}</g>`)}
  <g id="nv-back">${BACK}</g>`
