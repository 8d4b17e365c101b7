// Draw buildings, figures, the architect, dice and badges as symbols, for board, supply and log alike.
import { html } from "../../../web/lib/preact.js"
import { COLOURS, ONE, SIGNS, TOWER } from "./facts.js"

/** The tokens of an owner; cards know two more, "mine" and "theirs". @param {string} owner */
const paint = (owner) => (owner.length === 1 ? `--seat-${owner}` : `--skyline-${owner}`)

/** @param {string} id @param {string} viewBox @param {unknown} drawing */
export const symbol = (
  id,
  viewBox,
  drawing,
) => html`<symbol id=${`skyline-${id}`} viewBox=${viewBox} overflow="visible">
  ${drawing}</symbol>`

/** @param {string} id @param {number} x @param {number} y @param {number} w @param {number} h */
export const use = (id, x, y, w, h) =>
  html`<use href=${`#skyline-${id}`} x=${x} y=${y} width=${w} height=${h} />`

// Roofs: every owner has a pattern besides colour and letter.

const PATTERNS = {
  r: html`<pattern id="skyline-roof-r" width="8" height="8" patternUnits="userSpaceOnUse">
    <path d="M-2 2L2-2M0 8L8 0M6 10l4-4" stroke="var(--seat-r-2)" stroke-width="1.8" /></pattern>`,
  g: html`<pattern id="skyline-roof-g" width="8" height="8" patternUnits="userSpaceOnUse">
    <circle cx="2" cy="2" r="1.5" fill="var(--seat-g-2)" />
    <circle cx="6" cy="6" r="1.5" fill="var(--seat-g-2)" /></pattern>`,
  b: html`<pattern id="skyline-roof-b" width="8" height="6" patternUnits="userSpaceOnUse">
    <path d="M0 1.5h8M0 4.5h8" stroke="var(--seat-b-3)" stroke-width="1.1" /></pattern>`,
  y: html`<pattern id="skyline-roof-y" width="9" height="9" patternUnits="userSpaceOnUse">
    <path d="M4.5 0v9M0 4.5h9" stroke="var(--seat-y-2)" stroke-width="1.2" /></pattern>`,
}

// Buildings: a roof from above, and below it the front with a row of windows for every floor.
// They stand on y = 54 of a field of 60.

const FOOT = 54
const STOREY = 13
const LOW = { x: 8, w: 44, d: 25 }
const TALL = { x: 15, w: 30, d: 19 }
const PODIUM = { x: 10, w: 40, h: 13 }
const SHAFT = 26

/** Return how high a building is drawn, and its roof. @param {number} level */
export const roof = (level) => {
  const { x, w, d } = level === TOWER ? TALL : LOW
  const h = level === TOWER ? PODIUM.h + 3 + SHAFT : (level + 1) * STOREY
  return { x, y: FOOT - h - d, w, d, h }
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} count
 * @param {number} [dark] the window where nobody is at home
 */
const windows = (x, y, w, count, dark = -1) =>
  Array.from({ length: count }, (_, i) => {
    const kind = i === dark ? "skyline-window skyline-dark" : "skyline-window"
    return html`<rect class=${kind} x=${x + ((i + 0.5) * w) / count - 2.9} y=${y} width="5.8" height="4.6"
      rx="1" />`
  })

/** @param {string} owner @param {{x: number, y: number, w: number, d: number}} top */
const roofTop = (
  owner,
  { x, y, w, d },
) => html`<rect x=${x} y=${y} width=${w} height=${d} rx="3.5" fill="var(${paint(owner)})" />
  ${
    owner.length === 1 &&
    html`
    <rect class="skyline-pattern" x=${x} y=${y} width=${w} height=${d} rx="3.5"
      fill="url(#skyline-roof-${owner})" />`
  }
  <rect x=${x + 1.9} y=${y + 1.9} width=${w - 3.8} height=${d - 3.8} rx="2" fill="none"
    stroke="var(${paint(owner)}-3)" stroke-width="1.3" />
  <rect x=${x} y=${y} width=${w} height=${d} rx="3.5" fill="none" stroke="var(${paint(owner)}-2)"
    stroke-width="1.4" />
  ${owner.length === 1 && roofLetter(owner, x + w / 2, y + d / 2)}`

/** @param {string} owner @param {number} x @param {number} y */
const roofLetter = (
  owner,
  x,
  y,
) => html`<rect x=${x - 8} y=${y - 7} width="16" height="14" rx="3.5" fill="var(--seat-${owner})" />
  <text class="skyline-letter" x=${x} y=${y + 4.9} font-size="14" fill="var(--on-seat-${owner})">
  ${owner.toUpperCase()}</text>`

/** Draw one row of windows under a ledge. @param {string} owner @param {number} i */
const storey = (owner, i) => html`
  <rect x=${LOW.x - 0.7} y=${FOOT - (i + 1) * STOREY} width=${LOW.w + 1.4} height="2.6" rx="1.3"
    fill="var(${paint(owner)})" />
  ${windows(LOW.x + 1, FOOT - (i + 1) * STOREY + 5, LOW.w - 2, 4)}`

/** @param {string} owner @param {number} floors */
const low = (owner, floors) => {
  const top = roof(floors - 1)
  return html`<rect x=${top.x} y=${top.y + top.d - 6} width=${top.w} height=${top.h + 6} rx="2.5"
    fill="var(${paint(owner)}-2)" />
    ${Array.from({ length: floors }, (_, i) => storey(owner, i))}${roofTop(owner, top)}`
}

/** @param {string} owner */
const podium = (owner) => html`
  <rect x=${PODIUM.x} y=${FOOT - PODIUM.h - 6} width=${PODIUM.w} height=${PODIUM.h + 6} rx="2.5"
    fill="var(${paint(owner)}-2)" />
  <rect x=${PODIUM.x} y=${FOOT - PODIUM.h - 6} width=${PODIUM.w} height="6.5" rx="2"
    fill="var(${paint(owner)}-3)" />
  ${windows(PODIUM.x + 1, FOOT - PODIUM.h + 4.5, PODIUM.w - 2, 4)}`

/** @param {string} owner */
const tower = (owner) => {
  const top = roof(TOWER)
  const { x, y, w, d } = top
  const wall = y + d
  return html`${podium(owner)}
    <rect x=${x} y=${wall - 6} width=${w} height=${SHAFT + 6} rx="1.5" fill="var(${paint(owner)}-2)" />
    <path d="M${x + 10} ${wall + 1}v${SHAFT - 2}M${x + 20} ${wall + 1}v${SHAFT - 2}"
      stroke="var(${paint(owner)})" stroke-width="1.3" />
    ${[0, 1, 2, 3].map((i) => windows(x, wall + 1.8 + i * 6.1, w, 3, [1, 2, 0, 5][i]))}
    <path d="M${x + w / 2} ${y + 1}v-11" stroke="var(${paint(owner)}-2)" stroke-width="2.4"
      stroke-linecap="round" />
    <circle cx=${x + w / 2} cy=${y - 11} r="2.7" fill="var(${paint(owner)}-3)"
      stroke="var(${paint(owner)}-2)" stroke-width="1.2" />
    ${roofTop(owner, top)}`
}

/** @param {string} owner @param {number} level */
export const building = (owner, level) => (level === TOWER ? tower(owner) : low(owner, level + 1))

/** Outline a building, without its tip. @param {number} level @param {number} x @param {number} y */
export const silhouette = (level, x, y) => {
  const top = roof(level)
  const foot = y + FOOT
  const shaft = `M${x + top.x} ${y + top.y}h${top.w}V${foot}h${-top.w}z`
  return level === TOWER
    ? `${shaft}M${x + PODIUM.x} ${foot}v${-PODIUM.h - 6}h${PODIUM.w}v${PODIUM.h + 6}z`
    : shaft
}

/**
 * Draw a shadow, which lies to the right and is longer for a higher building.
 * @param {number} level
 * @param {number} x
 * @param {number} y
 */
export const shadow = (level, x, y) => {
  const top = roof(level)
  const from = level === TOWER ? PODIUM : top
  return html`<rect key=${`shadow ${x} ${y}`} class="skyline-shadow" x=${x + from.x} y=${y + FOOT - 22}
    width=${from.w + top.h * 0.4} height="24" rx="4" />`
}

/** A small mark for a tower that stands or may still be built, to be counted. */
const SLOT = "M1.5 33v-8.5H4V9h7v15.5h2.5V33zM7.5 9V3"
/** @param {string} owner */
const slot = (owner) =>
  html`<path class="skyline-slot" d=${SLOT} fill="var(--seat-${owner})" stroke="var(--seat-${owner}-2)" />`

// Seats: each has its own shape

/** @type {Record<string, unknown>} */
const SHAPES = {
  r: html`<rect x="3" y="3" width="18" height="18" rx="4" />`,
  g: html`<circle cx="12" cy="12" r="10" />`,
  b: html`<path d="M12 .8L23.2 12 12 23.200.8 12z" />`,
  y: html`<path d="M6.5 2h11L23.2 12l-5.7 10h-11L.8 12z" />`,
}

/** @param {string} owner */
const badge = (
  owner,
) => html`<g fill="var(--seat-${owner})" stroke="var(--seat-${owner}-2)" stroke-width="1.2"
  stroke-linejoin="round">
  ${SHAPES[owner]}</g>
  <text class="skyline-letter" x="12" y="16.7" font-size="13" fill="var(--on-seat-${owner})">
  ${owner.toUpperCase()}</text>`

/** Draw a small building: its shape tells the owner. @param {string} owner @param {number} level */
const token = (owner, level) => html`
  <g fill="var(--seat-${owner})" stroke="var(--seat-${owner}-2)" stroke-width="1" stroke-linejoin="round">
  ${SHAPES[owner]}</g>
  <text class="skyline-letter" x="12" y="17.2" font-size="14.5" fill="var(--on-seat-${owner})">
  ${SIGNS[level]}</text>`

/** @param {string} owner */
const figure = (owner) => html`<ellipse cx="21" cy="47.5" rx="14" ry="4.5" fill="var(--shade)" />
  <path d="M8 46c0-11 6-16 6-22h12c0 6 6 11 6 22a12 4.5 0 01-24 0z" fill="var(--seat-${owner})"
    stroke="var(--seat-${owner}-2)" stroke-width="1.8" />
  <path d="M11.5 44.5c.5-8 4.5-13 5.5-18" fill="none" stroke="var(--seat-${owner}-3)" stroke-width="2"
    stroke-linecap="round" />
  <g transform="translate(6.5 1) scale(1.13)" fill="var(--seat-${owner})"
    stroke="var(--seat-${owner}-2)" stroke-width="1.6" stroke-linejoin="round">${SHAPES[owner]}</g>
  <text class="skyline-letter" x="20" y="20" font-size="16" fill="var(--on-seat-${owner})">
  ${owner.toUpperCase()}</text>`

// The architect: white coat, hard hat, a roll of plans under the arm

const ARCHITECT = html`<ellipse cx="21" cy="51" rx="14" ry="4.5" fill="var(--shade)" />
  <g stroke="#2A2520" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">
  <path d="M8 50c0-11 5-15 6-22h12c1 7 6 11 6 22a12 4.5 0 01-24 0z" fill="#FFFDF8" />
  <path d="M15 29l5 7 5-7" fill="#E8DDC8" stroke-width="1.4" />
  <path d="M20 37v14" stroke-width="1.2" fill="none" />
  <g transform="rotate(-28 28 40)"><rect x="25" y="31" width="6.5" height="17" rx="2" fill="#8FB8D8" />
  <path d="M25 34.5h6.5" stroke-width="1.2" fill="none" /></g>
  <circle cx="20" cy="19" r="8.5" fill="#F1D3B2" /><path d="M10.5 17a9.5 9.5 0 0119 0z" fill="#F0A63A" />
  <path d="M17.5 8.2v5.3M22.5 8.2v5.3" stroke-width="1.3" fill="none" />
  <path d="M7.5 17.3h25" stroke-width="2.4" fill="none" /></g>
  <g fill="#2A2520"><circle cx="17" cy="20.8" r="1.2" /><circle cx="23" cy="20.8" r="1.2" /></g>`

// Dice

/** @type {number[][][]} */
const PIPS = [
  [],
  [[20, 19]],
  [
    [12, 11],
    [28, 27],
  ],
  [
    [12, 11],
    [20, 19],
    [28, 27],
  ],
  [
    [12, 11],
    [28, 11],
    [12, 27],
    [28, 27],
  ],
  [
    [12, 11],
    [28, 11],
    [20, 19],
    [12, 27],
    [28, 27],
  ],
  [
    [12, 10],
    [28, 10],
    [12, 19],
    [28, 19],
    [12, 28],
    [28, 28],
  ],
]

/** @param {string} colour @param {number} n */
const die = (colour, n) => html`<g class=${`skyline-die skyline-${colour}`}>
  <rect class="lip" x="3" y="5.5" width="34" height="34" rx="8" />
  <rect class="face" x="3" y="2" width="34" height="34" rx="8" />
  ${PIPS[n].map(([x, y]) => html`<circle class="pip" cx=${x} cy=${y} r="3.6" />`)}</g>`

/** Draw a die that is not rolled yet: dashed, like all that is still to come. @param {string} colour */
const restingDie = (
  colour,
) => html`<rect class=${`skyline-resting skyline-${colour}`} x="4" y="3" width="32" height="32" rx="8" />
  <circle class=${`skyline-rest-pip skyline-${colour}`} cx="20" cy="19" r="4.5" />`

// Money

/** @param {number} x @param {number} y @param {number} r @param {string} [sum] */
export const coin = (x, y, r, sum = "") => html`<circle class="skyline-coin" cx=${x} cy=${y} r=${r} />
  <circle class="skyline-coin-rim" cx=${x} cy=${y} r=${r * 0.76} />
  ${
    sum &&
    html`<text class="skyline-letter skyline-coin-sum" x=${x} y=${y + r * 0.36}
      font-size=${sum.length > 2 ? r * 0.8 : r * 0.98}>
  ${sum}</text>`
  }`

const CASH = html`<ellipse cx="25" cy="44" rx="18" ry="4" fill="var(--shade)" />
  ${[38, 32, 26].map((y) => html`<path class="skyline-coin" d="M8 ${y - 6}v6a14 5 0 0028 0v-6z" />`)}
  <ellipse class="skyline-coin" cx="22" cy="19.5" rx="14" ry="5" />
  <ellipse class="skyline-coin-rim" cx="22" cy="19.5" rx="10" ry="3.2" />`

/** @param {string} owner */
const ofOwner = (owner) => [
  symbol(`slot-${owner}`, "0 0 15 34", slot(owner)),
  symbol(`seat-${owner}`, "0 0 24 24", badge(owner)),
  symbol(`figure-${owner}`, "0 0 40 52", figure(owner)),
  ...[...SIGNS].flatMap((sign, level) => [
    symbol(owner + sign, "0 0 60 60", building(owner, level)),
    symbol(`token-${owner}${sign}`, "0 0 24 24", token(owner, level)),
  ]),
]

/** @param {string} colour */
const ofDie = (colour) =>
  PIPS.map((_, n) => symbol(`${colour}-${n}`, "0 0 40 42", n ? die(colour, n) : restingDie(colour)))

export const pieceDefs = () => html`${Object.values(PATTERNS)}${[...COLOURS].flatMap(ofOwner)}
  ${symbol("slot", "0 0 15 34", html`<path class="skyline-slot skyline-slot-empty" d=${SLOT} />`)}
  ${symbol("borrowed", "0 0 60 60", building("theirs", ONE))}
  ${symbol("architect", "0 0 40 56", ARCHITECT)}${symbol("cash", "0 0 44 50", CASH)}
  ${["white", "black"].flatMap(ofDie)}`

/** Return how far up in its field a building reaches, with its tip. @param {number} level */
export const top = (level) => roof(level).y - (level === TOWER ? 15 : 1)
