/** Draw a position that nobody plays now: a city, perhaps with a move that is possible or refused. */
import { html } from "../lib/preact.js"
import { read, split } from "../table/selection/moves.js"
import { NoEntry } from "./no_entry.js"

/** @typedef {import("./contract.js").Board} Board */
/** @typedef {import("./contract.js").View} View */
/** @typedef {import("./contract.js").ScoreItem} ScoreItem */
/** @typedef {import("./contract.js").Place} Place */
/**
 * A position as the server tells it; what is missing is empty. A refused move has a reason, a legal one the
 * view and the score after it. `marks`: places to ring; `part`: the places that are shown, all without any;
 * `look`: one of the looks that the board offers; `counts`: the place of a piece that shows what it counts.
 * @typedef {{view: View, seat: number | null, items: ScoreItem[], move?: string,
 *   why?: import("./messages.js").Message, after?: View, then?: ScoreItem[], marks?: string[],
 *   part?: string[], look?: import("./contract.js").Look, counts?: string}} Shown
 */

const MARGIN = 10 // around a part, in units of the drawing
const ABOVE = 14 // for what stands there and rises over it

/** @param {{board: Board, shown: Shown, label: string}} props label: the position in words */
export const Position = ({ board, shown, label }) =>
  html`<svg class="position" viewBox=${boxOf(board, shown).join(" ")} role="img" aria-label=${label}>
    ${[land, counted, ghost, denied].map((layer) => layer(board, shown))}</svg>`

/** Return the width of a position in units of its drawing. @param {Board} board @param {Shown} shown */
export const widthOf = (board, shown) => boxOf(board, shown)[2]

/** @param {Board} board @param {Shown} shown */
const lookAt = (board, { look, part = [] }) => ({ ...board.look, ...look, bare: part.length > 0 })

/** @param {Board} board @param {Shown} shown @returns {number[]} */
function boxOf(board, shown) {
  const { view, seat, part = [] } = shown
  const places = part.length ? board.places(view, seat, lookAt(board, shown)) : {}
  const wanted = part.flatMap((name) => places[name] ?? [])
  return wanted.length ? around(wanted) : board.box(view, seat, lookAt(board, shown))
}

/** @param {Place[]} places */
function around(places) {
  const left = Math.min(...places.map(({ x }) => x))
  const top = Math.min(...places.map(({ y }) => y))
  const wide = Math.max(...places.map(({ x, w }) => x + w)) - left
  const high = Math.max(...places.map(({ y, h }) => y + h)) - top
  return [left - MARGIN, top - ABOVE, wide + 2 * MARGIN, high + ABOVE + MARGIN]
}

/** @param {Board} board @param {Shown} shown */
function land(board, shown) {
  const { view, seat, marks = [], after, items } = shown
  return board.city(view, seat, { ...lookAt(board, shown), marks, items: after ? [] : items })
}

/** @param {Board} board @param {Shown} shown */
function counted(board, shown) {
  const { view, seat, items, counts } = shown
  return counts && board.sight?.(view, seat, counts, { ...lookAt(board, shown), items })
}

/** @param {Board} board @param {Shown} shown */
function ghost(board, shown) {
  const { view, seat, items, move, after, then } = shown
  return (
    move && after && board.ghost(view, seat, split(move), { ...lookAt(board, shown), items, then, after })
  )
}

/** @param {Board} board @param {Shown} shown */
function denied(board, shown) {
  const { view, seat, items, move, why } = shown
  if (!move || !why) return null
  const meant = read(move, board, view, seat ?? 0)
  const look = { ...lookAt(board, shown), items }
  const place = board.places(view, seat, look)[meant.aim.place ?? ""]
  return html`<g class="denied">
    ${board.denied?.(view, seat, { aim: meant.aim, why, move: meant }, look)}
    ${place && html`<${NoEntry} ...${place} />`}</g>`
}
