// Outlines: squares of one group melt into one shape with round corners.

/** @typedef {number[]} Point */

/** @param {number} n */
const short = n => Number(n.toFixed(1))

/** The four edges of a square, clockwise. @param {number} x @param {number} y @param {number} size @returns {[Point, Point][]} */
const edgesOf = (x, y, size) => {
  const points = [[x, y], [x + size, y], [x + size, y + size], [x, y + size]]
  return points.map((point, i) => [point, points[(i + 1) % 4]])
}

/** Edges that two squares share cancel each other. @param {[Point, Point][]} edges */
const border = edges => {
  const open = new Map(edges.map(edge => [edge.join(">"), edge]))
  for (const [from, to] of edges) if (open.has(`${to}>${from}`)) { open.delete(`${to}>${from}`); open.delete(`${from}>${to}`) }
  return open
}

/** The edge that goes on from one: where two could, the one that turns right, so that squares that touch at a corner stay apart.
 * @param {Map<string, [Point, Point]>} open @param {[Point, Point]} edge */
const following = (open, [from, to]) => {
  const turn = (/** @type {[Point, Point]} */ [a, b]) => (to[0] - from[0]) * (b[1] - a[1]) - (to[1] - from[1]) * (b[0] - a[0])
  return [...open.values()].filter(([a]) => String(a) === String(to)).sort((one, other) => turn(other) - turn(one))[0]
}

/** One way round, from any edge back to where it began. @param {Map<string, [Point, Point]>} open @param {[Point, Point]} first */
const loop = (open, first) => {
  const points = []
  /** @type {[Point, Point] | undefined} */
  let edge = first
  while (edge) {
    open.delete(edge.join(">"))
    points.push(edge[0])
    edge = String(edge[1]) === String(first[0]) ? undefined : following(open, edge)
  }
  return points
}

/** @param {Map<string, [Point, Point]>} open @returns {Point[][]} */
const loops = open => {
  const found = []
  while (open.size) found.push(loop(open, [...open.values()][0]))
  return found
}

/** @param {Point[]} loop @param {number} i */
const around = (loop, i) => [loop[(i + loop.length - 1) % loop.length], loop[i], loop[(i + 1) % loop.length]]
/** @param {Point} from @param {Point} to */
const towards = (from, to) => [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]

/** @param {Point[]} loop */
const corners = loop => loop.filter((_, i) => { const [a, b, c] = around(loop, i); return String(towards(a, b)) !== String(towards(b, c)) })

/** Moved inwards; edges are level or upright. @param {Point[]} loop @param {number} by */
const inset = (loop, by) => loop.map((point, i) => {
  const [before, , after] = around(loop, i), into = towards(before, point), out = towards(point, after)
  return [point[0] - (into[1] + out[1]) * by, point[1] + (into[0] + out[0]) * by]
})

/** @param {Point[]} loop @param {number} radius */
const rounded = (loop, radius) => loop.map((point, i) => {
  const [before, , after] = around(loop, i), back = towards(point, before), on = towards(point, after)
  const near = (/** @type {Point} */ way) => `${short(point[0] + way[0] * radius)} ${short(point[1] + way[1] * radius)}`
  return `${i ? "L" : "M"}${near(back)}Q${short(point[0])} ${short(point[1])} ${near(on)}`
}).join("") + "Z"

/** A path around squares given by their upper left corners. @param {Point[]} squares @param {number} size @param {number} by
 * @param {number} radius */
export const outline = (squares, size, by, radius) =>
  loops(border(squares.flatMap(([x, y]) => edgesOf(x, y, size)))).map(loop => rounded(inset(corners(loop), by), radius)).join("")
