/** Outline unions of polygons, inset and with soft corners. Nothing here knows the game. */

/** @typedef {[number, number]} Point */
/** @typedef {Point[]} Loop corners in clockwise order, y pointing down */

/** @param {number} n */
const short = (n) => +n.toFixed(2)
/** @param {Loop} loop */
export const drawn = (loop) => `M${loop.map((p) => p.map(short).join(" ")).join("L")}Z`

/** @param {Point} a @param {Point} b */
const key = (a, b) => `${a}>${b}`
/** @template T @param {T[]} list @param {number} i */
const at = (list, i) => list[(i + list.length) % list.length]
/** Twice the signed area of the triangle a, p, b. @param {Point} a @param {Point} p @param {Point} b */
const bend = (a, p, b) => (p[0] - a[0]) * (b[1] - p[1]) - (p[1] - a[1]) * (b[0] - p[0])

/**
 * Return the edges of polygons, except those that two of them share.
 * @param {Loop[]} polygons
 */
function outerEdges(polygons) {
  /** @type {Map<string, [Point, Point]>} */
  const edges = new Map()
  for (const polygon of polygons)
    polygon.forEach((a, i) => {
      const b = at(polygon, i + 1)
      if (!edges.delete(key(b, a))) edges.set(key(a, b), [a, b])
    })
  return edges
}

/**
 * Return the edge that follows another. Where several meet, take the sharpest turn inwards,
 * so that parts that only touch stay apart.
 * @param {Map<string, [Point, Point]>} edges @param {Point} a @param {Point} b
 */
function wayOn(edges, a, b) {
  const turn = (/** @type {Point} */ c) =>
    Math.atan2(bend(a, b, c), (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]))
  return [...edges.values()]
    .filter((edge) => String(edge[0]) === String(b))
    .sort((p, q) => turn(q[1]) - turn(p[1]))[0]
}

/**
 * Return the outlines of a union of polygons that meet edge to edge.
 * @param {Loop[]} polygons @returns {Loop[]}
 */
export function outlines(polygons) {
  const edges = outerEdges(polygons)
  const loops = []
  for (const start of edges.values()) {
    const loop = [start[0]]
    let edge = start
    edges.delete(key(...edge))
    while (String(edge[1]) !== String(loop[0])) {
      loop.push(edge[1])
      edge = wayOn(edges, ...edge)
      edges.delete(key(...edge))
    }
    loops.push(loop.filter((p, i) => Math.abs(bend(at(loop, i - 1), p, at(loop, i + 1))) > 1e-6))
  }
  return loops
}

/** Return the unit vector that points out of an edge. @param {Point} a @param {Point} b @returns {Point} */
export function outwards(a, b) {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
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

/** @param {Point} p @param {Point} q @param {number} way @returns {Point} */
function towards(p, q, way) {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1])
  const part = Math.min(way, length / 2) / length
  return [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part]
}

/** Return the outlines as one path. @param {Loop[]} polygons @param {number} depth @param {number} radius */
export const outlinePath = (polygons, depth, radius) =>
  outlines(polygons)
    .map((loop) => drawn(softened(inset(loop, depth), radius)))
    .join("")
