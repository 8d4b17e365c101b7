/**
 * Draw tiles, fountains and printed pieces: bevelled, lit from the upper left.
 * Roofs are dark and angular, trees light and round, so that they differ without colour.
 */
import { html } from "../../../web/lib/preact.js"
import { drawn, inset, outlinePath, outlines, outwards, softened } from "../../../web/board/outline.js"
import { middle, polygon } from "./shapes.js"

/** @typedef {import("./shapes.js").Cell} Cell */
/** @typedef {import("../../../web/board/outline.js").Loop} Loop */
/** @typedef {import("../../../web/board/outline.js").Point} Point */

const GAP = 1
const SOFT = 3
const TONES = 5
/** @type {Record<string, number>} how wide the slopes are */
const SLOPE = { black: 6, green: 3.6, fountain: 3 }

/** Return the outline of a piece, inset into its squares. @param {Cell[]} cells @param {number} [depth] */
export const edgeOf = (cells, depth = GAP) =>
  outlinePath(
    cells.map((cell) => polygon(cell)),
    depth,
    SOFT,
  )

/** Return how much light falls on a slope, 0 to 4, by its lower edge. @param {Point} a @param {Point} b */
export function tone(a, b) {
  const [x, y] = outwards(a, b)
  return Math.round(((1 - 0.55 * x - 0.83 * y) / 2) * (TONES - 1))
}

/** @type {Map<string, unknown>} drawings by name, because the same one again costs nothing to show */
const kept = new Map()
/** @param {string} name @param {(name: string) => unknown} draw */
function once(name, draw) {
  if (!kept.has(name)) kept.set(name, draw(name))
  return kept.get(name)
}

/**
 * Draw a tile, a fountain, or (on a score sheet) all of one colour.
 * @param {Cell[]} cells @param {string} side black, green or fountain @param {boolean} [small]
 */
export const tile = (cells, side, small = false) =>
  once(`${side} ${small} ${cells}`, (key) => {
    const layers = small ? [flat] : [carved, seams, furnished]
    return html`<g key=${key} class=${`tg-${side}`}>${layers.map((draw) => draw(cells, side))}</g>`
  })

/** Draw the thickness of a piece, below all pieces. @param {Cell[]} cells @param {string} side */
export const lip = (cells, side) =>
  once(
    `lip ${side} ${cells}`,
    (key) =>
      html`<path key=${key} class=${`tg-lip tg-${side}`} d=${edgeOf(cells)} transform="translate(0 3)"/>`,
  )

/** @param {Cell[]} cells @param {string} side */
const flat = (cells, side) =>
  html`<path class="tg-flat" d=${edgeOf(cells, 0.8)}/>${
    side === "fountain" &&
    cells.map((cell) => {
      const [x, y] = middle(cell)
      return html`<circle class="tg-basin" cx=${x} cy=${y} r="5"/>`
    })
  }`

/** Draw slopes around a flat top. @param {Cell[]} cells @param {string} side */
function carved(cells, side) {
  const loops = outlines(cells.map((cell) => polygon(cell)))
  const outer = loops.map((loop) => softened(inset(loop, GAP), SOFT))
  const inner = loops.map((loop) => softened(inset(loop, GAP + SLOPE[side]), SOFT / 2))
  const [edge, top] = [outer, inner].map((all) => all.map(drawn).join(""))
  return html`<path class="tg-body" d=${edge}/>${slopes(outer, inner)}<path class="tg-top" d=${top}/>`
}

/**
 * What lies between outlines and their partners further in, one path for each tone.
 * @param {Loop[]} outer
 * @param {Loop[]} inner
 */
function slopes(outer, inner) {
  const paths = Array(TONES).fill("")
  outer.forEach((loop, k) =>
    loop.forEach((a, i) => {
      const next = (i + 1) % loop.length
      const b = loop[next]
      if (String(a) !== String(b)) paths[tone(a, b)] += drawn([a, b, inner[k][next], inner[k][i]])
    }),
  )
  return paths.map((d, i) => d && html`<path class=${`tg-tone-${i}`} d=${d}/>`)
}

/**
 * Draw faint dotted lines between the squares of a tile, so that they can be counted.
 * @param {Cell[]} cells
 * @param {string} side
 */
function seams(cells, side) {
  const edges = new Set()
  const shared = /** @type {string[]} */ ([])
  for (const cell of cells)
    polygon(cell).forEach((a, i, all) => {
      const b = all[(i + 1) % all.length]
      if (edges.has(`${b}>${a}`)) shared.push(`M${ontoTop(a, b, side)}L${ontoTop(b, a, side)}`)
      edges.add(`${a}>${b}`)
    })
  return shared.length > 0 && html`<path class="tg-seam" d=${shared.join("")}/>`
}
/**
 * Go from a towards b, both on one grid line, until past the slope.
 * @param {Point} a
 * @param {Point} b
 * @param {string} side
 */
const ontoTop = (a, b, side) => a.map((n, i) => n + Math.sign(b[i] - n) * (GAP + SLOPE[side] + 1.5))

/**
 * Draw what stands on each square, varied from square to square (see decorations.js).
 * @param {Cell[]} cells
 * @param {string} side
 */
const furnished = (cells, side) =>
  cells.map(([r, c, part]) => {
    const [x, y] = middle([r, c, part]).map((n) => +n.toFixed(2))
    const which = part === "F" ? (r * 5 + c * 3) % 4 : part.toLowerCase()
    return html`<use href=${`#tg-${side}-${which}`} x=${x} y=${y}/>`
  })

/**
 * Draw the printed piece, which lies in the board, not on it: flat, hatched, with a ring.
 * @param {Cell[]} cells @param {string} side @param {boolean} [small]
 */
export const print = (cells, side, small = false) =>
  once(`print ${side} ${small} ${cells}`, () => {
    const [x, y] = middle(cells[0])
    const edge = edgeOf(cells, 1.4)
    return html`<g class=${`tg-${side}`}>
      <path class="tg-ink" d=${edge}/>
      ${!small && html`<path class="tg-hatched" fill=${`url(#tg-hatch-${side})`} d=${edge}/>`}
      <circle class="tg-ring" cx=${x} cy=${y} r="7.5"/>
      ${!small && html`<circle class="tg-dot" cx=${x} cy=${y} r="2.2"/>`}</g>`
  })
