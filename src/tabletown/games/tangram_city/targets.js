/** Where a piece may go: the squares it can cover, lit as one area; and which of its places a pointer means. */
import { html } from "/web/lib/preact.js"
import { wouldLay } from "/games/tangram_city/places.js"
import { outlinePath } from "/games/tangram_city/outline.js"
import { QUARTERS, U, polygon, quarterPolygon } from "/games/tangram_city/shapes.js"

/** @typedef {import("/games/tangram_city/laid.js").View} View */
/** @typedef {import("/games/tangram_city/places.js").Move & {text: string, aim: {place?: string}}} Target */
/** @typedef {import("/games/tangram_city/shapes.js").Cell} Cell */

const REACH = .75 * U // from the middle of a piece, where it does not cover what is pointed at

/** @param {View} view @param {number} seat @param {Target[]} moves */
export const targets = (view, seat, moves) => html`<g class="targets">${lit(moves)}</g>`

/** @type {[key: string, drawn: any]} what was lit last: a pointer that moves changes nothing about it */
let last = ["", null]
/** @param {Target[]} moves */
function lit(moves) {
  const key = moves.map(({ text }) => text).join()
  if (key !== last[0]) last = [key, area(moves)]
  return last[1]
}

/** The area in a faint wash; in it a dot for the middle of every place, or where a piece fits anywhere, an edge. @param {Target[]} moves */
function area(moves) {
  const all = moves.flatMap(move => wouldLay(move) ?? []), path = outlinePath(quartersOf(all.flatMap(({ cells }) => cells)), 2, 3)
  if (!all.length) return null
  return html`<path class="tg-open" d=${path}/>${all[0].side === "fountain" ? html`<path class="tg-edge" d=${path}/>`
    : html`<path class="tg-spots" d=${all.map(({ cells }) => `M${center(cells)}h0`).join("")}/>`}`
}

/** Each quarter of a square that is covered, once. @param {Cell[]} cells */
const quartersOf = cells => [...new Map(cells.flatMap(([r, c, part]) =>
  [...QUARTERS[part]].map(quarter => /** @type {const} */ ([`${r} ${c} ${quarter}`, quarterPolygon(r, c, quarter)])))).values()]

/**
 * Of the places where the piece would cover the point, or nearly so, the one that has it in its middle.
 * @param {View} view @param {number} seat @param {{x: number, y: number}} point @param {Target[]} moves
 */
export function nearest(view, seat, point, moves) {
  const all = moves.flatMap(move => reached(move, point))
  return all.length ? all.reduce((best, one) => one.far < best.far ? one : best).place : null
}

/** @param {Target} move @param {{x: number, y: number}} point */
function reached(move, { x, y }) {
  const cells = wouldLay(move)?.cells
  if (!cells) return []
  const [mx, my] = center(cells), far = Math.hypot(mx - x, my - y)
  return far < REACH || cells.some(cell => holds(cell, x, y)) ? [{ place: move.aim.place, far }] : []
}

/** The middle of what a piece covers. @param {Cell[]} cells */
export function center(cells) {
  const corners = cells.flatMap(cell => polygon(cell))
  return [0, 1].map(i => corners.reduce((sum, corner) => sum + corner[i], 0) / corners.length)
}

/** Does a cell hold a point? @param {Cell} cell @param {number} x @param {number} y */
function holds([r, c, part], x, y) {
  const right = x / U - c - .5, down = y / U - r - .5
  const quarter = Math.abs(right) > Math.abs(down) ? right > 0 ? "E" : "W" : down > 0 ? "S" : "N"
  return Math.max(Math.abs(right), Math.abs(down)) <= .5 && QUARTERS[part].includes(quarter)
}
