/** Outline squares and other polygons that meet edge to edge, inset and with soft corners. */
import { kept } from "./memo.js"

/** @typedef {[x: number, y: number]} Point */
/** @typedef {Point[]} Loop corners in clockwise order, y pointing down */
/** @typedef {[from: Point, to: Point]} Edge */

/** @param {Point} point */
const name = ([x, y]) => `${x},${y}`
/** @param {Edge} edge */
const key = ([a, b]) => `${name(a)}>${name(b)}`
/** @template T @param {T[]} list @param {number} i */
const at = (list, i) => list[(i + list.length) % list.length]
/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1])
/** Twice the signed area of the triangle a, p, b. @param {Point} a @param {Point} p @param {Point} b */
const bend = (a, p, b) => (p[0] - a[0]) * (b[1] - p[1]) - (p[1] - a[1]) * (b[0] - p[0])

// Tracing

/**
 * Return the edges of polygons, except those that two of them share.
 * @param {Loop[]} polygons
 */
function outerEdges(polygons) {
  /** @type {Map<string, Edge>} */
  const edges = new Map()
  for (const polygon of polygons)
    polygon.forEach((a, i) => {
      const b = at(polygon, i + 1)
      if (!edges.delete(key([b, a]))) edges.set(key([a, b]), [a, b])
    })
  return edges
}

/**
 * Return the edge that follows another. Where several meet, take the sharpest turn inwards,
 * so that parts that only touch stay apart.
 * @param {Edge[]} edges @param {Edge} edge
 */
function wayOn(edges, [a, b]) {
  const turn = (/** @type {Point} */ c) =>
    Math.atan2(bend(a, b, c), (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]))
  return edges.sort((p, q) => turn(q[1]) - turn(p[1]))[0]
}

/** @param {Edge[]} edges */
function byStart(edges) {
  /** @type {Map<string, Edge[]>} */
  const found = new Map()
  for (const edge of edges) {
    const others = found.get(name(edge[0]))
    if (others) others.push(edge)
    else found.set(name(edge[0]), [edge])
  }
  return found
}

/** Return the loops around a union of polygons, with every point where two edges meet. */
const traced = kept((/** @type {Loop[]} */ polygons) => {
  const edges = outerEdges(polygons)
  const leaving = byStart([...edges.values()])
  const loops = []
  for (const start of edges.values()) {
    const loop = [start[0]]
    let edge = start
    edges.delete(key(edge))
    while (name(edge[1]) !== name(loop[0])) {
      loop.push(edge[1])
      edge = wayOn(
        (leaving.get(name(edge[1])) ?? []).filter((next) => edges.has(key(next))),
        edge,
      )
      edges.delete(key(edge))
    }
    loops.push(loop)
  }
  return loops
})

/** Drop the points of a loop at which it does not turn. @param {Loop} loop @returns {Loop} */
const cornersOf = (loop) => loop.filter((p, i) => Math.abs(bend(at(loop, i - 1), p, at(loop, i + 1))) > 1e-6)

/** Return the outlines of a union of polygons. @param {Loop[]} polygons */
export const outlines = (polygons) => traced(polygons).map(cornersOf)

// Shaping

/** Return the unit vector that points out of an edge. @param {Point} a @param {Point} b @returns {Point} */
export function outwards(a, b) {
  const length = distance(a, b)
  return [(b[1] - a[1]) / length, (a[0] - b[0]) / length]
}

/** Move a loop inwards. @param {Loop} loop @param {number} depth @returns {Loop} */
export const inset = (loop, depth) =>
  loop.map((p, i) => {
    const m = outwards(at(loop, i - 1), p)
    const n = outwards(p, at(loop, i + 1))
    const far = depth / Math.max(1 + m[0] * n[0] + m[1] * n[1], 0.29)
    return [p[0] - (m[0] + n[0]) * far, p[1] - (m[1] + n[1]) * far]
  })

/**
 * Replace every corner of a loop by three points of a curve.
 * Loops with equally many corners keep matching point by point.
 * @param {Loop} loop @param {number} radius @returns {Loop}
 */
export const softened = (loop, radius) =>
  loop.flatMap((p, i) => {
    const [a, b] = [at(loop, i - 1), at(loop, i + 1)].map((q) => towards(p, q, radius))
    return [a, /** @type {Point} */ ([(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4]), b]
  })

/** Go some way from p towards q, at most half of it. @param {Point} p @param {Point} q @param {number} way */
function towards(p, q, way) {
  const length = distance(p, q)
  const part = Math.min(way, length / 2) / length
  return /** @type {Point} */ ([p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part])
}

// Writing paths

/** @param {Loop} loop */
export const drawn = (loop) => `M${loop.map((p) => p.map((n) => +n.toFixed(2)).join(" ")).join("L")}Z`

/** Return the outlines as one path. */
export const outlinePath = kept(
  (/** @type {Loop[]} */ polygons, /** @type {number} */ depth, /** @type {number} */ radius) =>
    outlines(polygons)
      .map((loop) => drawn(softened(inset(loop, depth), radius)))
      .join(""),
)

/** Write a loop with every corner as a curve. @param {Loop} loop @param {number} radius */
function rounded(loop, radius) {
  const short = (/** @type {Point} */ p) => p.map((n) => Math.round(n * 10) / 10).join(" ")
  const corner = (/** @type {Point} */ p, /** @type {number} */ i) => {
    const [a, b] = [at(loop, i - 1), at(loop, i + 1)]
    const r = Math.min(radius, distance(p, a) / 2, distance(p, b) / 2)
    return `${short(towards(p, a, r))}Q${short(p)} ${short(towards(p, b, r))}`
  }
  return `M${loop.map(corner).join("L")}Z`
}

/**
 * Return the path around a set of squares, holes included.
 * @type {(
 *   squares: [column: number, row: number][], unit: number, depth: number, radius: number) => string}
 *   unit: the side of a square; depth: how far inside, or outside if negative
 */
export const outline = kept((squares, unit, depth, radius) =>
  traced(squares.map(([c, r]) => squareAt(c * unit, r * unit, unit)))
    .map(([first, ...others]) => rounded(inset(cornersOf([...others, first]), depth), radius))
    .join(""),
)

/** @param {number} x @param {number} y @param {number} side @returns {Loop} */
const squareAt = (x, y, side) => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
]
