/** One board as it stands: ground, pieces, the largest rectangle, what changed; and a move that is not yet made. */
import { html } from "/web/lib/preact.js"
import { laid, printedPiece, unturned } from "/games/tangram_city/laid.js"
import { FULL, LIP, LONG, NEXT, RIM, around, bounds, places, wouldLay } from "/games/tangram_city/places.js"
import { SIDES, U, WIDE, printed, squareName, way } from "/games/tangram_city/shapes.js"
import { edgeOf, lip, print, tile } from "/games/tangram_city/tiles.js"

/** @typedef {import("/games/tangram_city/laid.js").Laid} Laid */
/** @typedef {import("/games/tangram_city/laid.js").View} View */
/** @typedef {import("/games/tangram_city/places.js").Move} Move */
/** @typedef {import("/games/tangram_city/shapes.js").Cell} Cell */

/** marks: names of places. @param {View} view @param {number} seat @param {{small?: boolean, marks?: string[]}} [how] */
export const city = (view, seat, { small = false, marks = [] } = {}) => html`<g class=${`tg-city${small ? " tg-small" : ""}`}>
  ${unturned(view, seat) ? bothSides(view, seat, small) : [ground(small), pieces(laid(view, seat), small), frame(view.frames[seat])]}
  ${ringed(view, seat, marks)}${!unturned(view, seat) && count(view.frames[seat], small)}
</g>`

/** @param {View} view @param {number} seat @param {boolean} small */
const bothSides = (view, seat, small) => SIDES.map((_, side) => html`<g transform=${`translate(${side * NEXT} 0)`}>
  ${ground(small)}${pieces([printedPiece(view, seat, side)], small)}</g>`)

/** One side of a board, empty. @param {number} board @param {string} side */
export const emptyBoard = (board, side) => [ground(true), print(printed(board, SIDES.indexOf(side)), side)]

const GRID = [1, 2, 3, 4, 5, 6].map(i => `M${i * U} 0v${LONG}M0 ${i * U}h${LONG}`).join("")
const COORDINATES = Array.from({ length: WIDE }, (_, i) => html`
  <text class="tg-coordinate" x=${i * U + U / 2} y="-5.5">${squareName(0, i)[0]}</text>
  <text class="tg-coordinate" x="-8.7" y=${i * U + U / 2 + 3}>${i + 1}</text>`)

/** @param {boolean} small */
const ground = small => html`
  <rect class="tg-tray-2" x=${-RIM} y=${LIP - RIM} width=${FULL} height=${FULL} rx="12"/>
  <rect class="tg-tray" x=${-RIM} y=${-RIM} width=${FULL} height=${FULL} rx="12"/>
  <rect class="tg-well" x="-1.5" y="-1.5" width=${LONG + 3} height=${LONG + 3} rx="4"/>
  <path class="tg-grid" d=${GRID}/>${!small && COORDINATES}`

/** Thickness first, then tops: so no piece throws its edge over a neighbour. @param {Laid[]} all @param {boolean} small */
const pieces = (all, small) => [
  !small && all.filter(one => !one.printed).map(one => lip(one.cells, one.side)),
  all.map(one => one.printed ? print(one.cells, one.side, small) : tile(one.cells, one.side, small)),
]

/* The largest rectangle. */

/** @param {number[]} largest */
function frame([row, column, high, wide]) {
  const at = { x: column * U + 1, y: row * U + 1, width: wide * U - 2, height: high * U - 2, rx: 4 }
  return high > 0 && html`<rect class="tg-halo" ...${at}/><rect class="tg-gold" ...${at}/>`
}

/**
 * What it counts, on a plate that hangs from its lower edge and stays within the board.
 * @param {number[]} largest @param {boolean} small
 */
function count([row, column, high, wide], small) {
  const text = small || high * wide === 1 ? `${high * wide}` : `${wide} × ${high} = ${high * wide}`
  const size = small ? 34 : 14, half = text.length * size * .3 + size * .62, tall = size * 1.6
  const x = Math.max(half - RIM + 2, Math.min(LONG + RIM - 2 - half, (column + wide / 2) * U))
  const y = Math.min((row + high) * U + tall * .28, LONG + RIM - tall / 2)
  return high > 0 && html`<g transform=${`translate(${x} ${y})`}>
    <rect class="tg-plate" x=${-half} y=${-tall / 2} width=${2 * half} height=${tall} rx=${tall / 2}/>
    <text class="tg-count" y=${size * .36} font-size=${size}>${text}</text></g>`
}

/* What changed, and what is not yet there. */

/** @param {View} view @param {number} seat @param {string[]} marks */
function ringed(view, seat, marks) {
  const all = marks.length ? places(view, seat) : {}
  return marks.filter(name => all[name]).map(name => outlined(around(all[name]), "tg-changed"))
}
/** Every outline on a board has a halo under it. @param {string} d @param {string} how */
const outlined = (d, how) => html`<path class="tg-halo" d=${d}/><path class=${how} d=${d}/>`

/** @param {View} view @param {number} seat @param {Move} move */
export const ghost = (view, seat, move) => html`<g class="ghost">${notYet(view, seat, move)}</g>`

/** @param {View} view @param {number} seat @param {Move} move */
function notYet(view, seat, move) {
  const one = wouldLay(move)
  if (one) return html`<g class="tg-faint">${tile(one.cells, one.side)}</g>${outlined(edgeOf(one.cells, -.6), "tg-dashes")}`
  if (move.kind === "skip") return leftOut(move.parts[0])
  const all = places(view, seat)
  return outlined(around(all[move.parts[0]] ?? all.board), "tg-dashes")
}

/** A piece that would be left out: dashed and struck, on a plate in the middle of the board. @param {string} name */
function leftOut(name) {
  const cells = name === "fountain" ? /** @type {Cell[]} */ ([[0, 0, "NW"]]) : way(name, "black", 0)
  const { w, h } = bounds(cells), x = w / 2 + 20, y = h / 2 + 20
  return html`<g transform=${`translate(${LONG / 2} ${LONG / 2})`}>
    <rect class="tg-notice" x=${-x} y=${-y} width=${2 * x} height=${2 * y} rx="14"/>
    <path class="tg-gone" d=${edgeOf(cells)} transform=${`translate(${-w / 2} ${-h / 2})`}/>
    <path class="tg-strike" d=${`M${12 - x} ${y - 12}L${x - 12} ${12 - y}`}/></g>`
}
