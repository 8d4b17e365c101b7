/** Outline a set of squares as one path with rounded corners. */

/** @typedef {[number, number]} Square column and row */
/** @typedef {{x: number, y: number, way: number}} Side its start; way: 0 right, 1 down, 2 left, 3 up */

const ACROSS = [1, 0, -1, 0]
const DOWN = [0, 1, 0, -1]
const BEGINS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] // of the upper, right, lower and left side of a square

const short = (/** @type {number} */ n) => Math.round(n * 10) / 10
const name = (/** @type {Side} */ { x, y, way }) => `${x},${y},${way}`
const sideAt = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ way) => ({
  x,
  y,
  way: (way + 4) % 4,
})

/** Return the sides that no other square of the set shares, clockwise. @param {Square[]} squares */
function openSides(squares) {
  const here = new Set(squares.map(String))
  const sides = /** @type {Map<string, Side>} */ (new Map())
  for (const [c, r] of squares) {
    BEGINS.forEach(([x, y], way) => {
      const side = sideAt(c + x, r + y, way)
      if (!here.has(`${c + DOWN[way]},${r - ACROSS[way]}`)) sides.set(name(side), side)
    })
  }
  return sides
}

/**
 * Prefer turning right, so that squares that only meet at a corner stay apart.
 * @param {Side} side
 * @param {Map<string, Side>} sides
 */
const following = ({ x, y, way }, sides) =>
  [1, 0, -1].map((turn) => sides.get(name(sideAt(x + ACROSS[way], y + DOWN[way], way + turn)))).find(Boolean)

/**
 * Take one closed line out of the sides; return its corners with the ways in and out.
 * @param {Map<string, Side>} sides
 */
function line(sides) {
  const first = /** @type {Side} */ (sides.values().next().value)
  const corners = []
  let side = first
  let next
  while ((next = following(side, sides))) {
    sides.delete(name(next))
    if (next.way !== side.way) corners.push({ x: next.x, y: next.y, into: side.way, out: next.way })
    side = next
  }
  return corners
}

/** Return a point some way beyond another. @param {number[]} at @param {number} way @param {number} far */
const beyond = ([x, y], way, far) => `${short(x + ACROSS[way] * far)} ${short(y + DOWN[way] * far)}`

/**
 * Return a line moved inwards, with rounded corners.
 * @param {ReturnType<typeof line>} corners @param {number} unit @param {number} inset @param {number} radius
 */
function rounded(corners, unit, inset, radius) {
  const points = corners.map(({ x, y, into, out }) => [
    x * unit - inset * (DOWN[into] + DOWN[out]),
    y * unit + inset * (ACROSS[into] + ACROSS[out]),
  ])
  const apart = (/** @type {number[]} */ [x, y], /** @type {number[]} */ [a, b]) =>
    Math.abs(x - a) + Math.abs(y - b)
  return (
    corners
      .map(({ into, out }, i) => {
        const at = points[i]
        const r = Math.min(
          radius,
          apart(at, points.at(i - 1) ?? at) / 2,
          apart(at, points[(i + 1) % points.length]) / 2,
        )
        return `${i ? "L" : "M"}${beyond(at, into, -r)}Q${beyond(at, into, 0)} ${beyond(at, out, r)}`
      })
      .join("") + "Z"
  )
}

/**
 * Return the path around a set of squares, holes included.
 * @param {Square[]} squares
 * @param {number} unit the side of a square
 * @param {number} inset how far inside, or outside if negative
 * @param {number} radius
 */
export function outline(squares, unit, inset, radius) {
  const sides = openSides(squares)
  const paths = []
  while (sides.size) paths.push(rounded(line(sides), unit, inset, radius))
  return paths.join("")
}
