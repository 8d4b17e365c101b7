// Draw a city in isometric view, from each of four sides. What is farther away is drawn first.
import { columnName, rowName } from "../../../web/board/squares.js"
import { whole } from "../../../web/board/whole.js"
import { html } from "../../../web/lib/preact.js"
import { VOTES } from "./facts.js"
import { DECK, LYING, SLAB, TOPS } from "./bodies.js"
import { along, cornerOf, spotPlace, squareOf, strip, walkwayPlace } from "./eye.js"
import { RISE, U, around, closed, eye, round, turnedPoint } from "./geometry.js"
import { fading, isSeen, notYet } from "./marks.js"
import { pillPoints, votePill } from "./pills.js"
import { cloud, garden, range } from "./plan.js"
import {
  HEIGHTS,
  buildingsOf,
  buildingsOn,
  gardensOn,
  once,
  spotsBeside,
  squaresUnder,
  tilesOf,
  walkwaysOf,
} from "./view.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Tile} Tile */
/** @typedef {import("./view.js").Building} Building */
/** @typedef {import("./view.js").Walkway} Walkway */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./board.js").Look} Look */
/** @typedef {import("./board.js").Rings} Rings */
/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */
/** @typedef {{ depth: number, z: number, height: number, box: Box, drawn: unknown }} Body */

export { along, spotPlace, squarePlace, walkwayPlace } from "./eye.js"

const HEADROOM = 2.1 // what stands on a square reaches this far above the corner behind it
const LABELS = 12 // room for the names of rows and columns
const NARROWEST = 420 // of a box: one tile alone does not fill the screen

export const box = once((view, seat, look) => {
  const spots = [...tilesOf(view, seat), ...spotsBeside(view, seat)].map((spot) => cornerOf(spot, look))
  const grounds = spots.flatMap(([x, y]) => [
    eye(x, y, HEADROOM),
    eye(x + 2, y),
    eye(x, y + 2),
    eye(x + 2, y + 2, -SLAB),
  ])
  const [x, y, w, h] = around(grounds, 12)
  const room = Math.max(NARROWEST - w, 0)
  return [x - room / 2, y - room / 4, w + room, h + room / 2 + LABELS]
})

/** @param {View} view @param {number} seat @param {Look} look @param {Rings} rings */
export const draw = (view, seat, look, rings) => html`<g class="cloud-iso">
  ${lying(view, seat, look)}${rings.ground}${standing(view, seat, look)}${rings.above}
  ${voting(view, seat, look)}
</g>`

// Drawn once for a view, because it stays the same whatever changes around it

const lying = once((view, seat, look) =>
  whole(html`<g>
  ${look.bare ? null : sky(view, seat, look)}${grounds(tilesOf(view, seat), look)}
  ${shadows(view, seat, look)}${look.bare ? null : labels(view, seat, look)}
</g>`),
)
const standing = once((view, seat, look) =>
  whole(html`<g>${bodies(view, seat, look).map(({ drawn }) => drawn)}</g>`),
)
const voting = once((view, seat, look) => whole(html`<g>${pills(view, seat, look)}</g>`))

// Sky and ground

/** @param {View} view @param {number} seat @param {Look} look */
function sky(view, seat, look) {
  const [x, y, w, h] = box(view, seat, look)
  return html`<ellipse cx=${round(x + w / 2)} cy=${round(y + h * 0.56)} rx=${round(w / 2)}
    ry=${round(h * 0.44)} fill="url(#cloud-haze)" />
    ${CLOUDS.map(([across, down, scale]) => cloud(x + w * across, y + h * down, round(w * scale) / 700))}`
}
const CLOUDS = [
  [0.12, 0.3, 0.9],
  [0.9, 0.22, 0.8],
  [0.14, 0.9, 0.85],
  [0.87, 0.88, 1],
] // across, down, size

/** @param {Tile[]} tiles @param {Look} look */
const grounds = (tiles, look) => [
  ...tiles
    .map((tile) => cornerOf(tile, look))
    .sort((a, b) => a[0] + a[1] - b[0] - b[1])
    .map((corner) => slab(corner, [])),
  ...tiles.flatMap((tile) => gardens(tile, look)),
]

/**
 * Draw a tile with the sides that can be seen, except those that touch another tile.
 * @param {Point} corner
 * @param {Point[]} others
 */
function slab([x, y], others) {
  const isTaken = (/** @type {number} */ across, /** @type {number} */ down) =>
    others.some((o) => o[0] === across && o[1] === down)
  const parts = [isTaken(x + 2, y) ? "" : "right", isTaken(x, y + 2) ? "" : "left", "top"]
  return parts.filter(Boolean).map((part) => stood(`slab-${part}`, [x, y]))
}

/** @param {Tile} tile @param {Look} look */
const gardens = (tile, look) =>
  gardensOn(tile).map((at, i) => {
    const [x, y] = eye(...squareOf(at, look))
    return html`<g transform=${`translate(${x} ${y}) ${LYING}`}>${garden(0, 0, i ? 0 : tile.start)}</g>`
  })

/** @param {string} name @param {Point} square */
function stood(name, [x, y]) {
  const [left, top] = eye(x, y)
  return html`<use href=${`#cloud-${name}`} x=${left} y=${top} />`
}

/** @param {View} view @param {number} seat @param {Look} look */
const shadows = (view, seat, look) => [
  ...walkwaysOf(view, seat).map(
    (w) => html`<path class="cloud-shade" d=${closed(strip(w, 0.1, 0, look))} />`,
  ),
  ...buildingsOf(view, seat).map((b) => stood(`shadow-${HEIGHTS[b.height]}`, squareOf(b, look))),
]

/**
 * Write the names of columns and rows along the two sides in front.
 * @param {View} view
 * @param {number} seat
 * @param {Look} look
 */
function labels(view, seat, look) {
  const { turn = 0 } = look
  const size = Math.max(11, round(box(view, seat, look)[2] / 52))
  const [top, bottom, left, right] = [
    2 * view.top[seat],
    2 * view.bottom[seat] + 2,
    2 * view.left[seat],
    2 * view.right[seat] + 2,
  ]
  const nearer = (/** @type {Point[]} */ ...two) =>
    two.map((at) => eye(...turnedPoint(at, turn), -SLAB)).sort((a, b) => b[1] - a[1])[0]
  const columns = range(left, right).map((x) => ({
    at: nearer([x + 0.5, top - 0.32], [x + 0.5, bottom + 0.32]),
    text: columnName(x),
  }))
  const rows = range(top, bottom).map((y) => ({
    at: nearer([left - 0.32, y + 0.5], [right + 0.32, y + 0.5]),
    text: rowName(y),
  }))
  return html`<g font-size=${size}>
    ${[...columns, ...rows].map(
      ({ at: [x, y], text }) => html`<text class="cloud-label" x=${round(x)}
      y=${round(y + 4)}>${text}</text>`,
    )}
  </g>`
}

// What stands there

/** Sort bodies, the farthest first. @param {Body[]} bodies */
const inDepth = (bodies) => [...bodies].sort((a, b) => a.depth - b.depth || a.z - b.z)

const bodies = once((view, seat, look) =>
  inDepth([
    ...buildingsOf(view, seat).map((b) => body(b, look)),
    ...walkwaysOf(view, seat).flatMap((w) => stretches(w, look)),
  ]),
)

/** @param {Building} building @param {Look} look @returns {Body} */
function body(building, look) {
  const [x, y] = squareOf(building, look)
  const drawn = html`<g class=${fading(building.height, look)}>
    ${stood(`body-${HEIGHTS[building.height]}`, [x, y])}</g>`
  return { depth: x + y, z: 0, height: building.height, box: boxOf([x, y], 0, TOPS[building.height]), drawn }
}

/**
 * Return the parts of a walkway: a stretch for every square, and a landing under and over each end.
 * @param {Walkway} w
 * @param {Look} look
 * @returns {Body[]}
 */
function stretches(w, look) {
  const squares = squaresUnder(w)
    .map((at) => squareOf(at, look))
    .sort((a, b) => a[0] + a[1] - b[0] - b[1])
  const axis = squares[0][0] === squares[1][0] ? "y" : "x"
  const name = HEIGHTS[w.height]
  const layer = (/** @type {Point} */ at, /** @type {string} */ what, /** @type {number} */ lift) => ({
    depth: at[0] + at[1],
    z: TOPS[w.height] + lift,
    height: w.height,
    box: boxOf(at, TOPS[w.height], TOPS[w.height] + DECK),
    drawn: html`<g class=${fading(w.height, look)}>${stood(what, at)}</g>`,
  })
  const ends = [squares[0], squares[w.length]].flatMap((at) => [
    layer(at, `landing-${name}`, 0),
    layer(at, `arrival-${name}`, 0.02),
  ])
  return [
    ...squares.map((at, i) =>
      layer(at, `deck-${name}-${axis}-${i === 0 ? "from" : i === w.length ? "to" : "whole"}`, 0.01),
    ),
    ...ends,
  ]
}

/**
 * Return the box that something on a square covers, from z0 up to z1.
 * @param {Point} square
 * @param {number} z0
 * @param {number} z1
 * @returns {Box}
 */
const boxOf = ([x, y], z0, z1, wide = 1) => ({
  left: eye(x, y + wide)[0],
  right: eye(x + wide, y)[0],
  top: eye(x, y, z1)[1],
  bottom: eye(x + wide, y + wide, z0)[1],
})

/** @param {Box} a @param {Box} b */
const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** @param {View} view @param {number} seat @param {Look} look */
export const pills = (view, seat, look) => pillsOn(riders(view, seat, look), look)

/** @param {import("./pills.js").Rider[]} riders @param {Look} look */
const pillsOn = (riders, look) =>
  riders
    .filter(({ walkway }) => isSeen(walkway.height, look))
    .map(({ walkway: w, point }) => votePill(w.height, VOTES[w.length], point, 1.1))

/** @param {Point} point @returns {Box} */
const pillBox = ([x, y]) => ({ left: x - 15, right: x + 15, top: y - 11, bottom: y + 11 })

/** Return where the votes of all walkways are shown. */
export const riders = once((view, seat, look) =>
  pillPoints(walkwaysOf(view, seat), (w, squares) => along(w, squares, look), isClear(view, seat, look)),
)

/**
 * Can a point of a walkway be seen, with no building in front of it?
 * @param {View} view
 * @param {number} seat
 * @param {Look} look
 */
export const isClear = (view, seat, look) => (/** @type {Walkway} */ w, /** @type {number} */ squares) =>
  !buildingsOf(view, seat).some((b) => hides(b, w, squares, look))

/**
 * Does a building hide a point of a walkway?
 * @param {Building} building
 * @param {Walkway} w
 * @param {number} squares
 * @param {Look} look
 */
function hides(building, w, squares, look) {
  const [x, y] = squareOf(building, look)
  const [bx, by] = eye(x + 0.5, y + 0.5)
  const [px, py] = along(w, squares, look)
  const nearer = x + y + 0.9 > (py + (TOPS[w.height] + DECK) * RISE) / (U / 2)
  return (
    nearer &&
    Math.abs(px - bx) < 28 &&
    py < by + 12 &&
    py > by - TOPS[building.height] * RISE - 8 &&
    building.height > w.height
  )
}

// A move that is not made yet

/**
 * Draw again what stands in front of some spots, so that it covers what is shown there, and whatever stands
 * in front of that.
 * @param {View} view
 * @param {number} seat
 * @param {Look} look
 * @param {{ row: number, column: number }[]} spots
 * @param {Body[]} shown what would stand there
 */
export function foreground(view, seat, look, spots, shown = []) {
  const corners = spots.map((spot) => cornerOf(spot, look))
  const from = Math.min(...corners.map(([x, y]) => x + y))
  const hidden = [...corners.map((corner) => boxOf(corner, -SLAB, 0, 2)), ...shown.map((b) => b.box)]
  const front = bodies(view, seat, look).filter(
    ({ depth, height, box: own }) =>
      depth >= from &&
      isSeen(height, look) &&
      hidden.some((other) => overlap(own, other)) &&
      hidden.push(own),
  )
  const riding = riders(view, seat, look).filter(({ point }) =>
    hidden.some((other) => overlap(pillBox(point), other)),
  )
  return [...inDepth([...front, ...shown]).map(({ drawn }) => drawn), ...pillsOn(riding, look)]
}

/**
 * Draw a tile among what stands there.
 * @param {View} view
 * @param {number} seat
 * @param {Tile} tile
 * @param {Look} look
 */
export function ghostTile(view, seat, tile, look) {
  const others = tilesOf(view, seat).map((other) => cornerOf(other, look))
  const mine = buildingsOn(tile)
    .map((b) => body(b, look))
    .map((b) => ({ ...b, drawn: html`<g class="cloud-ghost">${b.drawn}</g>` }))
  return html`${slab(cornerOf(tile, look), others)}${gardens(tile, look)}
    ${notYet(spotPlace(tile.row, tile.column, look).path)}${foreground(view, seat, look, [tile], mine)}`
}

/** @param {Walkway} w @param {Look} look */
export const ghostWalkway = (w, look) =>
  html`<g class="cloud-ghost">${inDepth(stretches(w, look)).map(({ drawn }) => drawn)}</g>
    ${notYet(walkwayPlace(w, look).path)}`
