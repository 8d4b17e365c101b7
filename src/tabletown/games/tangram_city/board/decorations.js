/** Draw what stands on a tile (houses, trees, basins), around the middle of a square or of a half. */
import { html } from "../../../web/lib/preact.js"
import { HALVES } from "./facts.js"
import { drawn, inset } from "../../../web/board/outline.js"
import { middle, polygon } from "./shapes.js"
import { tone } from "./tiles.js"

/** @typedef {import("../../../web/board/outline.js").Loop} Loop */

/* Houses. */

/** Draw the slopes of a roof, each lit by its first edge. @param {Loop[]} faces */
const facets = (faces) =>
  faces.map((face) => html`<path class=${`tg-roof-${tone(face[0], face[1])}`} d=${drawn(face)}/>`)

/**
 * Draw a house with a hipped roof, its ridge along the longer side.
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 */
function house(x, y, w, h) {
  const k = Math.min(w, h) / 2
  const far = x + w
  const low = y + h
  /** @type {Loop} */
  const [a, b] = [
    [x + k, y + k],
    [far - k, low - k],
  ]
  return [
    html`<path class="tg-shadow" d=${`M${x} ${y}h${w}l2 2v${h}h${-w}l-2-2z`}/>`,
    facets([
      w > h ? [[x, y], [far, y], b, a] : [[x, y], [far, y], a],
      w > h ? [[far, y], [far, low], b] : [[far, y], [far, low], b, a],
      w > h ? [[far, low], [x, low], a, b] : [[far, low], [x, low], b],
      w > h ? [[x, low], [x, y], a] : [[x, low], [x, y], a, b],
    ]),
  ]
}
/** A lit window. @param {number} x @param {number} y @param {number} [w] @param {number} [h] */
const lit = (x, y, w = 2.4, h = 2.4) =>
  html`<rect class="tg-lit" x=${x} y=${y} width=${w} height=${h} rx=".4"/>`
/** @param {number} x @param {number} y */
const chimney = (x, y) => html`<path class="tg-shadow" d=${`M${x} ${y}h3l2 2.2v3h-3l-2-2.2z`}/>
  <rect class="tg-brick" x=${x} y=${y} width="3" height="3" rx=".3"/>`

const HOUSES = [
  () => [house(-11, -8, 22, 16), lit(-4.5, 3), lit(-0.9, 3), lit(2.7, 3), chimney(5, -6)],
  () =>
    [
      [-10.5, -10.5],
      [1, -10.5],
      [-10.5, 1],
      [1, 1],
    ].map(([x, y], i) => [house(x, y, 9.5, 9.5), i % 3 > 0 && lit(x + 3.6, y + 6)]),
  () => [house(-8, -11, 16, 22), lit(3, -4), lit(3, 0), chimney(-6, 1)],
  () => [house(-11, -11, 22, 9), house(-11, 1, 12, 10), lit(-6, 7), lit(4, 2, 7, 3), lit(4, 7, 7, 3)],
]
/** Draw a house on a half: three slopes that meet in the middle. @param {string} half */
function halfHouse(half) {
  const [x, y] = middle([0, 0, half])
  const loop = inset(
    polygon([0, 0, half]).map(([a, b]) => [a - x, b - y]),
    7.4,
  )
  const shadow = html`<path class="tg-shadow" d=${drawn(loop)} transform="translate(1.2 1.2)"/>`
  return [shadow, facets(loop.map((a, i) => [a, loop[(i + 1) % 3], [0, 0]]))]
}

/* Trees. */

/** @param {number} x @param {number} y @param {number} r */
const tree = (x, y, r) =>
  [
    ["shadow", 0.28, 0.34, 1],
    ["leaf-2", 0, 0, 1],
    ["leaf-1", -0.16, -0.18, 0.72],
    ["leaf-0", -0.34, -0.36, 0.34],
  ].map(
    ([name, right, down, part]) =>
      html`<circle class=${`tg-${name}`} cx=${x + r * +right} cy=${y + r * +down} r=${r * +part}/>`,
  )
/** @param {number} x @param {number} y */
const flower = (x, y) => html`<circle class="tg-flower" cx=${x} cy=${y} r="1.1"/>`

const GROVES = [
  () => [flower(8, -9), flower(-9, 9), tree(5.5, 6, 5), tree(-4, -3.5, 7.2)],
  () => [tree(-7, -7, 4.4), tree(6.5, -5, 5.6), tree(-4, 6.2, 6), tree(8, 8, 3), flower(0, -9.5)],
  () => [
    html`<path class="tg-path" d="M-13 9C-5 9-3-6 13-6"/>`,
    tree(-6, -5, 6),
    tree(6, 6.4, 5.6),
    flower(9, -10),
    flower(-10, 4),
  ],
  () => [tree(6, -6.4, 6.4), tree(-7, 3, 5), tree(4, 8, 3.6), flower(-8, -8), flower(-5, -9)],
]
/** Draw a tree in the middle of a half, between a bush and a flower. @param {string} half */
function halfGrove(half) {
  const x = half.endsWith("W") ? -1 : 1
  const y = half.startsWith("N") ? -1 : 1
  return [tree(4.4 * x, -7 * y, 2.6), tree(-0.6 * x, -0.2 * y, 5.4), flower(-4.4 * x, 6.6 * y)]
}

/** Draw a fountain from above: a rim, water, a ring of drops around the jet. */
const basin = () =>
  [
    ["shadow", 8.4],
    ["rim", 7.6],
    ["basin", 5.9],
    ["ripple", 3.9],
    ["jet", 1.5],
  ].map(([name, r]) => html`<circle class=${`tg-${name}`} r=${r}/>`)

/** @param {string} side @param {(() => unknown)[]} whole @param {(half: string) => unknown} half */
const stock = (side, whole, half) => html`<g class=${`tg-${side}`}>
  ${whole.map((draw, i) => html`<g id=${`tg-${side}-${i}`}>${draw()}</g>`)}
  ${HALVES.map((name) => html`<g id=${`tg-${side}-${name}`}>${half(name.toUpperCase())}</g>`)}</g>`

/** @param {string} side */
const hatch = (
  side,
) => html`<pattern id=${`tg-hatch-${side}`} width="5" height="5" patternUnits="userSpaceOnUse">
  <path class=${`tg-hatch-${side}`} d="M0 5L5 0M-1 1L1-1M4 6L6 4"/></pattern>`

export const decorations = () => [
  stock("black", HOUSES, halfHouse),
  stock("green", GROVES, halfGrove),
  stock("fountain", [], basin),
  hatch("black"),
  hatch("green"),
]
