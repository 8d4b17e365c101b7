// Draw the land: a shape for every terrain, and a texture, so that nobody depends on its colour.
import { html } from "../../../web/lib/preact.js"
import { UNIT, path } from "./view.js"

/** @typedef {import("./view.js").Square} Square */

// Textures, 80 x 80 like a tile: a few strokes, strewn by hand

const DUNES = [
  [4, 9],
  [24, 17],
  [47, 6],
  [63, 20],
  [12, 34],
  [37, 31],
  [57, 41],
  [3, 53],
  [27, 52],
  [46, 62],
  [66, 57],
  [13, 72],
  [34, 76],
  [60, 75],
]
const TUFTS = [
  [9, 12],
  [31, 8],
  [55, 14],
  [72, 27],
  [20, 29],
  [43, 32],
  [8, 46],
  [62, 45],
  [29, 53],
  [50, 60],
  [73, 63],
  [14, 69],
  [36, 74],
  [60, 76],
]
const DOTS = [
  [19, 8],
  [66, 8],
  [34, 20],
  [7, 28],
  [57, 30],
  [20, 42],
  [75, 45],
  [44, 47],
  [64, 58],
  [6, 60],
  [25, 66],
  [49, 72],
  [72, 75],
]
const CRAGS = [
  [5, 13],
  [34, 9],
  [61, 17],
  [17, 35],
  [47, 38],
  [68, 48],
  [5, 58],
  [33, 61],
  [56, 71],
  [14, 76],
]
const CRACKS = [
  [20, 7],
  [50, 22],
  [4, 27],
  [67, 30],
  [33, 44],
  [17, 52],
  [52, 53],
  [70, 64],
  [27, 74],
  [44, 78],
]
const WAVES = [
  [5, 9],
  [43, 6],
  [24, 22],
  [60, 26],
  [6, 38],
  [39, 42],
  [22, 56],
  [61, 54],
  [4, 70],
  [42, 71],
]
const GLINTS = [
  [27, 7],
  [65, 12],
  [8, 23],
  [45, 28],
  [26, 39],
  [63, 41],
  [6, 54],
  [44, 57],
  [25, 71],
  [64, 72],
]

/** Repeat a stroke at several points. @param {string} stroke a relative path @param {number[][]} points */
const strewn = (stroke, points) => points.map(([x, y]) => `M${x} ${y}${stroke}`).join("")

const TEXTURES = {
  E: html`<path class="nv-dark" d=${strewn("q5-3.4 10 0", DUNES)} />
    <path class="nv-light" d=${strewn("m1 2.6q5-3.4 10 0", DUNES)} />
    <path class="nv-dark nv-dot" d=${strewn("h0", DOTS)} />`,
  G: html`<path class="nv-dark" d=${strewn("l-1.8-3.6m1.8 3.6v-5m0 5l1.8-3.6", TUFTS)} />
    <path class="nv-light nv-dot" d=${strewn("h0", DOTS)} />`,
  R: html`<path class="nv-facet" d=${strewn("l4.5-6.5 4 2.5 1.5 4z", CRAGS)} />
    <path class="nv-facet nv-lit" d=${strewn("l4.5-6.5.8 6.5z", CRAGS)} />
    <path class="nv-dark nv-thin" d=${strewn("l3-1.6 2.2 1.8 2.4-.6", CRACKS)} />`,
  W: html`<path class="nv-dark" d=${strewn("q3.2-3.4 6.4 0t6.4 0", WAVES)} />
    <path class="nv-light" d=${strewn("q2.6-2.8 5.2 0t5.2 0", GLINTS)} />`,
}

export const textures = () =>
  Object.entries(TEXTURES).map(
    ([terrain, strokes]) => html`<pattern id=${`nv-texture-${terrain}`}
  class=${`nv-${terrain}`} width="80" height="80" patternUnits="userSpaceOnUse">${strokes}</pattern>`,
  )

// Shapes

/**
 * Draw the squares of a city or a tile; small ones without texture.
 * @param {Square[]} squares
 * @param {boolean} small
 */
export function land(squares, small) {
  const whole = path(squares, -1.5, 8)
  return html`<path class="nv-slab" d=${whole} transform=${`translate(0 ${small ? 3 : 5})`} />
    <path class="nv-grout" d=${whole} />
    ${byTerrain(squares).map(small ? flat : textured)}
    ${small ? "" : html`<path class="nv-seam" d=${seams(squares)} />`}`
}

/** Group squares by terrain; a path keeps apart what only meets at a corner. @param {Square[]} squares */
export const byTerrain = (squares) =>
  [...new Set(squares.map(({ terrain }) => terrain))].map((each) =>
    squares.filter(({ terrain }) => terrain === each),
  )

/** @param {Square[]} squares of one terrain */
const flat = (squares) =>
  html`<path class=${`nv-land nv-${squares[0].terrain}`} d=${path(squares, 0.6, 8)} />`

/** @param {Square[]} squares of one terrain */
export function textured(squares) {
  const [{ terrain }] = squares
  const outline = path(squares, 0.9)
  return html`<g class=${`nv-${terrain}`}><path class="nv-land" d=${outline} />
    <path class="nv-rim" d=${path(squares, 2.7, 7.5)} />
    <path class="nv-weave" d=${outline} fill=${`url(#nv-texture-${terrain})`} /></g>`
}

/** Return faint seams where tiles meet within a district. @param {Square[]} squares */
function seams(squares) {
  const terrains = new Map(squares.map(({ c, r, terrain }) => [`${c},${r}`, terrain]))
  return squares
    .map(({ c, r, terrain }) => {
      const left = c % 2 === 0 && terrains.get(`${c - 1},${r}`) === terrain
      const above = r % 2 === 0 && terrains.get(`${c},${r - 1}`) === terrain
      return (
        (left ? `M${c * UNIT} ${r * UNIT + 4}v${UNIT - 8}` : "") +
        (above ? `M${c * UNIT + 4} ${r * UNIT}h${UNIT - 8}` : "")
      )
    })
    .join("")
}
