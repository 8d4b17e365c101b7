/** Draw the balance of a city's colours: two markers on a track, and what they score at the end. */
import { html } from "../../../web/lib/preact.js"

/** @typedef {{points: number, rule: string}} Item a line of the score */

const FROM = 20
const TRACK = 196
const SHORT = 24
const LENGTHS = [SHORT, 48]
const BALANCED = "§9.2"

/**
 * Draw both markers on a track that is long enough.
 * @param {number[]} markers
 * @param {Item[]} items the score, as the server says
 * @param {number[]} [before] where the markers stood
 */
export function balance([black, green], items, before = [black, green]) {
  const most = Math.max(black, green) > SHORT ? LENGTHS[1] : LENGTHS[0]
  const x = (/** @type {number} */ n) => FROM + (n / most) * TRACK
  const [from, to] = [black, green].map(x).sort((a, b) => a - b)
  return html`<rect class="tg-track" x=${FROM - 8} y="-2.5" width=${TRACK + 16} height="5" rx="2.5"/>
    <path class="tg-tick" d=${Array.from({ length: 25 }, (_, i) => `M${x((i * most) / 24)}-2.5v5`).join("")}/>
    <rect class="tg-apart" x=${from} y="-2.5" width=${to - from} height="5"/>
    ${marker("black", x(black), black, -1, black !== before[0])}
    ${marker("green", x(green), green, 1, green !== before[1])}
    ${worth(items)}`
}

/**
 * @param {string} side
 * @param {number} x
 * @param {number} n
 * @param {number} way -1 up, 1 down
 * @param {boolean} changed
 */
const marker = (side, x, n, way, changed) => html`<g class=${`tg-${side}`} transform=${`translate(${x} 0)`}>
  <path class=${changed ? "tg-marker tg-moved" : "tg-marker"}
    d=${`M0 0L-10 ${way * 4.5}V${way * 16.5}H10V${way * 4.5}z`}/>
  <text class="tg-marked" y=${way * 10.4 + 3.9}>${n}</text></g>`

/** @param {Item[]} items */
function worth(items) {
  const points = items.find(({ rule }) => rule === BALANCED)?.points ?? null
  if (points === null) return null
  const look = points ? "tg-worth" : "tg-worth tg-nothing"
  return html`<text class=${look} x="280" y="5.6">${points ? `+${points}` : 0}</text>`
}
