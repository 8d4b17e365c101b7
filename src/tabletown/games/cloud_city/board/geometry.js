// The geometry of squares, in plan and in 2:1 isometric view. Nothing is drawn here.
import { squareName } from "../../../web/board/squares.js"
import { ACROSS } from "./facts.js"

/** @typedef {[number, number]} Point  across and down, in squares or in units of the drawing */

export const U = 40 // the width of a square in the plan, and half its width in isometric view
export const RISE = 34 // one unit of height in isometric view

export const round = (/** @type {number} */ n) => +n.toFixed(1)
export const listed = (/** @type {Point[]} */ points) => points.map((p) => p.map(round).join(",")).join(" ")
export const closed = (/** @type {Point[]} */ points) =>
  `M${points.map((p) => p.map(round).join(" ")).join("L")}Z`

// Names: column and row, as on the score sheet

/**
 * Name a tile, or a spot for one, by its first and last square: g5:h6.
 * @param {number} row
 * @param {number} column
 */
export const tileName = (row, column) => `${squareName(row, column)}:${squareName(row + 1, column + 1)}`
/** Return the square by which moves name a tile. */
export const spotOf = (/** @type {string} */ tile) => tile.split(":")[0]

// Shapes on the ground, clockwise

/** @returns {Point[]} */
export const rect = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ d,
) => [
  [x, y],
  [x + w, y],
  [x + w, y + d],
  [x, y + d],
]

/**
 * Return a polygon of n corners in the middle of a square.
 * @param {number} r
 * @param {number} n
 * @returns {Point[]}
 */
export const ngon = (r, n) =>
  Array.from({ length: n }, (_, i) => {
    const angle = ((i + 0.5) / n) * 2 * Math.PI
    return [0.5 + r * Math.cos(angle), 0.5 + r * Math.sin(angle)]
  })

/** @param {Point[]} points @param {number} dx @param {number} dy @returns {Point[]} */
export const moved = (points, dx, dy) => points.map(([x, y]) => [x + dx, y + dy])

/** Return the path of a rectangle with round corners. */
export function roundedRect(
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h,
  r = 6,
) {
  const [across, down, from] = [round(w - 2 * r), round(h - 2 * r), `M${round(x + r)} ${round(y)}`]
  const corner = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const there = `h${across}${corner(r, r)}v${down}${corner(-r, r)}`
  const back = `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
  return from + there + back
}

// Isometric view: x runs down to the right, y down to the left, z up

/** @returns {Point} */
export const eye = (/** @type {number} */ x, /** @type {number} */ y, z = 0) => [
  (x - y) * U,
  ((x + y) * U) / 2 - z * RISE,
]

/**
 * Return where a point of the table lies after quarter turns of the table.
 * @param {Point} point
 * @param {number} turn
 * @returns {Point}
 */
export const turnedPoint = ([x, y], turn) => (turn ? turnedPoint([ACROSS - y, x], turn - 1) : [x, y])

/**
 * Return where a square of the table lies after quarter turns, by its rear corner.
 * @param {Point} square
 * @param {number} turn
 * @returns {Point}
 */
export const turnedSquare = ([x, y], turn) => (turn ? turnedSquare([ACROSS - 1 - y, x], turn - 1) : [x, y])

/**
 * Return the outline of a body that stands on a foot, from z0 up to z1.
 * @param {Point[]} foot
 * @param {number} z0
 * @param {number} z1
 */
export const silhouette = (foot, z0, z1) =>
  hull([...foot.map(([x, y]) => eye(x, y, z0)), ...foot.map(([x, y]) => eye(x, y, z1))])

/** Return the convex outline of points. @param {Point[]} points @returns {Point[]} */
export function hull(points) {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1])
  return [...half(sorted), ...half(sorted.reverse())]
}

/** @param {Point[]} sorted @returns {Point[]} */
function half(sorted) {
  /** @type {Point[]} */ const kept = []
  for (const p of sorted) {
    while (kept.length > 1 && !turnsRight(kept[kept.length - 2], kept[kept.length - 1], p)) kept.pop()
    kept.push(p)
  }
  return kept.slice(0, -1)
}

/** @param {Point} a @param {Point} b @param {Point} c */
const turnsRight = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 1e-9

/**
 * Return the box around points: x, y, width, height.
 * @param {Point[]} points
 * @returns {[number, number, number, number]}
 */
export function around(points, margin = 0) {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])]
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return [x, y, Math.max(...xs) + margin - x, Math.max(...ys) + margin - y]
}

/** @typedef {{ x: number, y: number, w: number, h: number, path: string, points: Point[] }} Place */
/** Return a place by its outline. @param {Point[]} points @returns {Place} */
export function placed(points, path = closed(points)) {
  const [x, y, w, h] = around(points).map(round)
  return { x, y, w, h, path, points }
}

// Hitting things

/** @param {Point[]} points of a convex outline, clockwise or not @param {{ x: number, y: number }} at */
export function holds(points, { x, y }) {
  const sides = points.map(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length]
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax)
  })
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0)
}

/**
 * Return how far a point lies from a line between two others.
 * @param {{ x: number, y: number }} at
 * @param {Point} a
 * @param {Point} b
 */
export function offLine({ x, y }, [ax, ay], [bx, by]) {
  const long = (bx - ax) ** 2 + (by - ay) ** 2
  const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / (long || 1)))
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
}
