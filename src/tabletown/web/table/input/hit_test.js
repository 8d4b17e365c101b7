/** Find the place of the city that a pointer means. */
import { WIDE } from "../city/explained.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {{clientX: number, clientY: number}} Pointer */
/** @typedef {{x: number, y: number, w: number, h: number}} Box */

const REACH = 1.2 // how far beside a place, in its own sizes, a pointer still means it

/** @param {Table} table @param {Pointer} pointer */
function inCity({ field }, { clientX, clientY }) {
  const matrix = field?.getScreenCTM()?.inverse()
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : null
}

/** The target that a pointer means, else the place it is at. @param {Table} table @param {Pointer} pointer */
export function placeMeant(table, pointer, targets = table.selection.targets.value) {
  const { board, selection, latest, seat, look } = table
  const point = inCity(table, pointer)
  const view = latest.value
  if (!point || !selection.moves.value.length) return null
  const places = board.places(view, seat.value, look.value)
  if (board.nearest)
    return board.nearest(view, seat.value, point, targets, look.value) ?? nearest(places, point, 0)
  const lit = Object.fromEntries(targets.map(({ aim }) => [aim.place, places[aim.place ?? ""]]))
  return nearest(lit, point, 0) ?? nearest(places, point, 0) ?? nearest(lit, point, REACH)
}

/** The place in the city on the screen, whosever it is. @param {Table} table @param {Pointer} pointer */
export function placeSeen(table, pointer) {
  const { board, view, shown, look } = table
  const point = inCity(table, pointer)
  if (!point) return null
  const found = board.nearest?.(view.value, shown.value, point, [], look.value)
  return found ?? nearest(board.places(view.value, shown.value, look.value), point, 0)
}

/**
 * The smallest place that holds a point, or with a reach, the nearest one.
 * @param {Record<string, Box>} places
 * @param {DOMPoint} point
 * @param {number} reach
 */
function nearest(places, point, reach) {
  const found = Object.entries(places).filter(([, place]) => place && away(place, point) <= reach)
  found.sort(
    ([, one], [, other]) => away(one, point) - away(other, point) || one.w * one.h - other.w * other.h,
  )
  return found[0]?.[0] ?? null
}

/** How far a point is outside a place, in sizes of that place. @param {Box} place @param {DOMPoint} point */
const away = ({ x, y, w, h }, point) =>
  Math.max((Math.abs(point.x - x - w / 2) - w / 2) / w, (Math.abs(point.y - y - h / 2) - h / 2) / h, 0)

/** A point beside the city, on the nearer side. @param {Table} table @param {Pointer} pointer */
export function beside({ board, view, shown, look, field }, { clientX, clientY }) {
  const [x, , w] = board.box(view.value, shown.value, look.value)
  const matrix = field?.getScreenCTM() ?? undefined
  const [left, right] = [x, x + w].map((edge) => new DOMPoint(edge, 0).matrixTransform(matrix).x)
  return { x: clientX < (left + right) / 2 ? left - WIDE / 2 : right + WIDE / 2, y: clientY }
}
