/** Draw one board: ground, pieces, the largest rectangle, the balance and what changed. */
import { kept } from "../../../web/board/memo.js"
import { columnName, readSquare, rowName } from "../../../web/board/squares.js"
import { whole } from "../../../web/board/whole.js"
import { html } from "../../../web/lib/preact.js"
import { balance } from "./balance.js"
import { laid, printedPiece, unturned } from "./view.js"
import { FULL, LEDGE, LIP, LONG, NEXT, RIM, places } from "./places.js"
import { SIDES, WIDE } from "./facts.js"
import { U, printed } from "./shapes.js"
import { lip, print, tile } from "./tiles.js"

/** @typedef {import("./balance.js").Item} Item */
/** @typedef {import("./view.js").Laid} Laid */
/** @typedef {import("./view.js").View} View */

/**
 * Draw the board of a seat.
 * @param {View} view
 * @param {number} seat
 * @param {{small?: boolean, bare?: boolean, marks?: string[], items?: Item[]}} [how] bare: only the squares
 *   and what lies there; marks: names of places; a rectangle such as `b3-g6` is framed instead of the largest
 */
export const city = (
  view,
  seat,
  { small = false, bare = false, marks = [], items = [] } = {},
) => html`<g class=${`tg-city${small ? " tg-small" : ""}`}>
  ${
    unturned(view, seat)
      ? bothSides(view, seat, small)
      : bare
        ? [ground(true, 0), pieces(laid(view, seat), false)]
        : standing(view, seat, small, items, marks)
  }
  ${ringed(view, seat, marks)}
</g>`

/**
 * @param {View} view
 * @param {number} seat
 * @param {boolean} small
 * @param {Item[]} items
 * @param {string[]} marks
 */
function standing(view, seat, small, items, marks) {
  const framed = marks.map(frameOf).find(Boolean) ?? view.frames[seat]
  return [
    ground(small, LEDGE),
    pieces(laid(view, seat), small),
    html`<g class="tg-frame">${frame(framed)}${count(framed, small)}</g>`,
    !small && ledge(balance(view.markers[seat], items)),
  ]
}

/** @param {View} view @param {number} seat @param {boolean} small */
const bothSides = (view, seat, small) =>
  SIDES.map(
    (_, side) => html`<g transform=${`translate(${side * NEXT} 0)`}>
  ${ground(small, 0)}${pieces([printedPiece(view, seat, side)], small)}</g>`,
  )

/** Draw one side of an empty board. @param {number} board @param {string} side */
export const emptyBoard = (board, side) => [ground(true, 0), print(printed(board, SIDES.indexOf(side)), side)]

const GRID = [1, 2, 3, 4, 5, 6].map((i) => `M${i * U} 0v${LONG}M0 ${i * U}h${LONG}`).join("")
const COORDINATES = Array.from(
  { length: WIDE },
  (_, i) => html`
  <text class="tg-coordinate" x=${i * U + U / 2} y="-5">${columnName(i)}</text>
  <text class="tg-coordinate" x="-8.7" y=${i * U + U / 2 + 3}>${rowName(i)}</text>`,
)

/** @param {boolean} small @param {number} below what is added to a large one */
const ground = kept((small, below) =>
  whole(html`
  <rect class="tg-tray-2" x=${-RIM} y=${LIP - RIM} width=${FULL} height=${FULL + (small ? 0 : below)}
    rx="12"/>
  <rect class="tg-tray" x=${-RIM} y=${-RIM} width=${FULL} height=${FULL + (small ? 0 : below)} rx="12"/>
  <rect class="tg-well" x="-1.5" y="-1.5" width=${LONG + 3} height=${LONG + 3} rx="4"/>
  <path class="tg-grid" d=${GRID}/>${!small && COORDINATES}`),
)

/** Put a drawing on the ledge of the board, below its squares. @param {unknown} drawn */
export const ledge = (drawn) => html`<g transform=${`translate(0 ${LONG + 7 + LEDGE / 2})`}>${drawn}</g>`

/**
 * Draw all edges before all tops, so that no edge covers a neighbour.
 * @param {Laid[]} all
 * @param {boolean} small
 */
const pieces = (all, small) => [
  !small && all.filter((one) => !one.printed).map((one) => lip(one.cells, one.side)),
  all.map((one) => (one.printed ? print(one.cells, one.side, small) : tile(one.cells, one.side, small))),
]

/* The largest rectangle. */

/** Read `b3-g6` as row, column, height and width. @param {string} name */
function frameOf(name) {
  if (!/^[a-g][1-7]-[a-g][1-7]$/.test(name)) return null
  const [top, left] = readSquare(name.slice(0, 2))
  const [bottom, right] = readSquare(name.slice(3))
  return [top, left, bottom - top + 1, right - left + 1]
}

/** @param {number[]} largest */
export function frame([row, column, high, wide]) {
  const at = { x: column * U + 1, y: row * U + 1, width: wide * U - 2, height: high * U - 2, rx: 4 }
  return high > 0 && html`<rect class="tg-halo" ...${at}/><rect class="tg-gold" ...${at}/>`
}

/**
 * Draw its size on a plate at its lower edge, within the board.
 * @param {number[]} largest @param {boolean} [small]
 */
export function count([row, column, high, wide], small = false) {
  const text = small || high * wide === 1 ? `${high * wide}` : `${wide} × ${high} = ${high * wide}`
  const size = small ? 34 : 12
  const half = text.length * size * 0.3 + size * 0.62
  const tall = size * 1.6
  const x = Math.max(half - RIM + 2, Math.min(LONG + RIM - 2 - half, (column + wide / 2) * U))
  const y = Math.min((row + high) * U + tall * 0.28, LONG + (small ? RIM : 4) - tall / 2)
  return (
    high > 0 &&
    html`<g transform=${`translate(${x} ${y})`}>
    <rect class="tg-plate" x=${-half} y=${-tall / 2} width=${2 * half} height=${tall} rx=${tall / 2}/>
    <text class="tg-count" y=${size * 0.36} font-size=${size}>${text}</text></g>`
  )
}

/* What changed. */

/** @param {View} view @param {number} seat @param {string[]} marks */
function ringed(view, seat, marks) {
  const all = places(view, seat)
  return marks.filter((name) => all[name]).map((name) => outlined(all[name].path, "tg-changed"))
}
/** Draw an outline with a halo under it. @param {string} d @param {string} how */
export const outlined = (d, how) => html`<path class="tg-halo" d=${d}/><path class=${how} d=${d}/>`
