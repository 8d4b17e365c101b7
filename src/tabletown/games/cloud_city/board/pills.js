// Draw the votes of a walkway as a pill, whose corners tell the level: square, soft or round.
import { html } from "../../../web/lib/preact.js"
import { round } from "./geometry.js"
import { HEIGHTS } from "./view.js"

/** @typedef {import("./view.js").Walkway} Walkway */
/** @typedef {import("./geometry.js").Point} Point */

const CORNERS = [3, 6, 9.5]

/**
 * Draw a pill. bare: with a halo instead of a plate, for small cities; ghost: of a walkway not built yet.
 * @param {number} height
 * @param {number | string} votes
 * @param {Point} point
 * @param {number} scale
 * @param {boolean} bare
 * @param {boolean} ghost
 */
export function votePill(height, votes, [x, y], scale = 1, bare = false, ghost = false) {
  const name = ghost ? "accent" : HEIGHTS[height]
  const half = ghost ? 16 : 13
  const plate = {
    x: -half,
    y: -9.5,
    width: 2 * half,
    height: 19,
    rx: CORNERS[height],
    fill: `var(--${name})`,
  }
  return html`<g transform=${`translate(${round(x)} ${round(y)}) scale(${scale})`}>
    ${bare ? null : html`<rect class="cloud-pill" ...${plate} />`}
    <text class="cloud-number" y="4.8" fill=${`var(--on-${name})`} stroke=${bare ? plate.fill : "none"}>
    ${votes}</text>
  </g>`
}

/** @typedef {{ walkway: Walkway, point: Point }} Rider */
/**
 * Find a place for every pill: in the middle of its walkway, or else where it covers no other pill and can
 * be seen well.
 * @param {Walkway[]} walkways
 * @param {(w: Walkway, squares: number) => Point} along
 * @param {(w: Walkway, squares: number) => boolean} isClear
 * @param {Point[]} others where pills are already
 * @returns {Rider[]}
 */
export function pillPoints(walkways, along, isClear, others = []) {
  const taken = [...others]
  return [...walkways]
    .sort((a, b) => a.length - b.length)
    .map((walkway) => {
      const room = (/** @type {Stop} */ stop) =>
        Math.min(2, ...taken.map((q) => apart(stop.point, q, 15, 11)))
      const choices = stops(walkway, along)
      const alone = choices.filter((stop) => room(stop) === 2)
      const clear = alone.find(({ squares, above }) => !above && isClear(walkway, squares))
      const { point } = clear ?? alone[0] ?? choices.sort((a, b) => room(b) - room(a))[0]
      taken.push(point)
      return { walkway, point }
    })
}

/** @typedef {{ squares: number, above: number, point: Point }} Stop  squares: from the start */
/**
 * List where a pill may be, the best first: in the middle, near it, or if there is no room a little above.
 * @param {Walkway} walkway
 * @param {(w: Walkway, squares: number) => Point} along
 * @returns {Stop[]}
 */
function stops(walkway, along) {
  const { length } = walkway
  const offMiddle = (/** @type {number} */ squares) => Math.abs(squares - length / 2)
  const squares = Array.from({ length: 4 * length - 3 }, (_, i) => 0.5 + i / 4).sort(
    (a, b) => offMiddle(a) - offMiddle(b),
  )
  return [0, ABOVE, -ABOVE].flatMap((above) =>
    squares.map((at) => {
      const [x, y] = along(walkway, at)
      return { squares: at, above, point: /** @type {Point} */ ([x, y - above]) }
    }),
  )
}
const ABOVE = 23

/**
 * Return how far two points are apart, in boxes of w x h.
 * @param {Point} p
 * @param {Point} q
 * @param {number} w
 * @param {number} h
 */
export const apart = (p, q, w, h) => Math.max(Math.abs(p[0] - q[0]) / w, Math.abs(p[1] - q[1]) / h)
