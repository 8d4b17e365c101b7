/** Draw a move before it is made, with what it changes, and a move that is refused. */
import { html } from "../../../web/lib/preact.js"
import { balance } from "./balance.js"
import { count, frame, ledge, outlined } from "./city.js"
import { unturned, wouldLay } from "./view.js"
import { LEDGE, LONG, places } from "./places.js"
import { edgeOf, tile } from "./tiles.js"

/** @typedef {import("./balance.js").Item} Item */
/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../../web/board/contract.js").Move} Move */
/** @typedef {{then?: Item[], after?: View}} Foreseen the score and the view after the move, once known */

/** @param {View} view @param {number} seat @param {Move} move @param {Foreseen} [foreseen] */
export const ghost = (view, seat, move, foreseen = {}) => html`<g class="ghost">
  ${notYet(view, seat, move)}${wouldBe(view, seat, foreseen)}</g>`

/** @param {View} view @param {number} seat @param {Move} move */
function notYet(view, seat, move) {
  const one = wouldLay(move)
  if (one)
    return html`<g class="tg-faint">${tile(one.cells, one.side)}</g>
      ${outlined(edgeOf(one.cells, -0.6), "tg-dashes")}`
  const side = places(view, seat)[move.parts[0]]
  return side && outlined(side.path, "tg-dashes")
}

/**
 * Draw the rectangle and the balance after the move, dashed.
 * @param {View} view @param {number} seat @param {Foreseen} foreseen
 */
function wouldBe(view, seat, { then = [], after }) {
  if (!after || unturned(view, seat)) return null
  const largest = after.frames[seat]
  const moved = String(largest) !== String(view.frames[seat])
  return [
    moved && html`<g class="tg-would">${frame(largest)}${count(largest)}</g>`,
    ledge(html`${COVER}${balance(after.markers[seat], then, view.markers[seat])}`),
  ]
}
/** Hides the present markers. */
const COVER = html`<rect class="tg-cover" x="4" y=${-LEDGE / 2 - 1} width=${LONG - 4} height=${LEDGE + 2}/>`

/**
 * Draw the piece in grey, and frame what the reason names in dots.
 * @param {View} view
 * @param {number} seat
 * @param {{move: Move | null, why: {args?: Record<string, any>}}} told
 */
export function denied(view, seat, { move, why: { args = {} } }) {
  const one = move && wouldLay(move)
  const named = places(view, seat)[args.square]
  return (
    one &&
    html`<g class="tg-grey">${tile(one.cells, one.side)}</g>
      <path class="tg-outline" d=${edgeOf(one.cells, -0.6)}/>
    ${named && outlined(named.path, "tg-dots")}`
  )
}
