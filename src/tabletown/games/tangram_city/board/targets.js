/**
 * Draw where a piece may go (the area it can cover, a dot for every place), and find the place at a pointer.
 */
import { keptLast } from "../../../web/board/memo.js"
import { squareName } from "../../../web/board/squares.js"
import { whole } from "../../../web/board/whole.js"
import { html } from "../../../web/lib/preact.js"
import { laid, unturned, wouldLay } from "./view.js"
import { places } from "./places.js"
import { outlinePath } from "../../../web/board/outline.js"
import { QUARTERS, WIDE } from "./facts.js"
import { U, polygon, quarterPolygon } from "./shapes.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../../web/board/contract.js").Move & {aim: {place?: string}}} Target */
/** @typedef {import("./shapes.js").Cell} Cell */

const REACH = 0.75 * U // how far from a piece's middle a point outside it still counts

const lit = keptLast()

/** @param {View} view @param {number} seat @param {Target[]} moves */
export const targets = (view, seat, moves) =>
  html`<g class="targets">${lit(
    moves.map(({ text }) => text),
    () => whole(area(view, seat, moves)),
  )}</g>`

/**
 * Frame both sides while one must be chosen.
 * @param {View} view
 * @param {number} seat
 * @param {Target[]} moves
 */
function area(view, seat, moves) {
  const all = moves.flatMap((move) => wouldLay(move) ?? [])
  const covered = quartersOf(all.flatMap(({ cells }) => cells))
  if (!all.length)
    return moves.map(
      ({ aim: { place = "" } }) => html`<path class="target tg-edge" d=${places(view, seat)[place].path}/>`,
    )
  return [html`<path class="tg-open" d=${outlinePath(covered, 2, 3)}/>`, all.map(({ cells }) => spot(cells))]
}

/** @param {Cell[]} cells */
function spot(cells) {
  const [x, y] = center(cells)
  return html`<circle class="target tg-spot" cx=${x} cy=${y} r=${cells.length > 1 ? 2.2 : 1.5}/>`
}

/** Return each covered quarter of a square once. @param {Cell[]} cells */
const quartersOf = (cells) => [
  ...new Map(
    cells.flatMap(([r, c, part]) =>
      [...QUARTERS[part]].map(
        (quarter) => /** @type {const} */ ([`${r} ${c} ${quarter}`, quarterPolygon(r, c, quarter)]),
      ),
    ),
  ).values(),
]

/**
 * Return the place whose piece would have the point nearest to its middle, among those that (almost) cover
 * it; failing that, for a tile, the square. Without targets return what lies there.
 * @param {View} view
 * @param {number} seat
 * @param {{x: number, y: number}} point
 * @param {Target[]} moves
 */
export function nearest(view, seat, point, moves) {
  if (!moves.length)
    return unturned(view, seat)
      ? null
      : (laid(view, seat).find(({ cells }) => covers(cells, point))?.name ?? null)
  const all = moves.flatMap((move) => reached(move, point))
  if (all.length) return all.reduce((best, one) => (one.far < best.far ? one : best)).place ?? null
  return moves[0].kind === "place" ? squareAt(point) : null
}

/** @param {{x: number, y: number}} point */
function squareAt({ x, y }) {
  const row = Math.floor(y / U)
  const column = Math.floor(x / U)
  return Math.min(row, column) >= 0 && Math.max(row, column) < WIDE ? squareName(row, column) : null
}

/** @param {Target} move @param {{x: number, y: number}} point */
function reached(move, point) {
  const cells = wouldLay(move)?.cells
  if (!cells) return []
  const [x, y] = center(cells)
  const far = Math.hypot(x - point.x, y - point.y)
  return far < REACH || covers(cells, point) ? [{ place: move.aim.place, far }] : []
}

/** Return the middle of what a piece covers. @param {Cell[]} cells */
export function center(cells) {
  const corners = cells.flatMap((cell) => polygon(cell))
  return [0, 1].map((i) => corners.reduce((sum, corner) => sum + corner[i], 0) / corners.length)
}

/** @param {Cell[]} cells @param {{x: number, y: number}} point */
const covers = (cells, { x, y }) =>
  cells.some(([r, c, part]) => {
    const right = x / U - c - 0.5
    const down = y / U - r - 0.5
    const quarter = Math.abs(right) > Math.abs(down) ? (right > 0 ? "E" : "W") : down > 0 ? "S" : "N"
    return Math.max(Math.abs(right), Math.abs(down)) <= 0.5 && QUARTERS[part].includes(quarter)
  })
