// Draw the pieces in isometric view, as symbols whose origin is the back corner of their square.
// Light comes from the left.
import { html } from "../../../web/lib/preact.js"
import { RISE, U, closed, eye, hull, listed, moved, ngon, rect, round } from "./geometry.js"
import { HEIGHTS } from "./view.js"

/** @typedef {import("./geometry.js").Point} Point */

export const TOPS = [0.8, 1.6, 2.4] // of low, middle and high buildings, whose storeys are equally high
export const SLAB = 0.3
export const DECK = 0.1 // how thick a tile and a walkway are
const ROUND = 0.33 // the radius of a high building
export const FEET = [rect(0.14, 0.14, 0.72, 0.72), ngon(0.4, 8), ngon(ROUND, 24)]
export const HALF_WIDTHS = [0.19, 0.16, 0.13] // of walkways
const LANDINGS = [rect(0.28, 0.28, 0.44, 0.44), ngon(0.215, 8), ngon(0.19, 12)]
const MIDDLE_OF_SQUARE = U / 2

export const symbols = () => [
  ...slab(),
  ...HEIGHTS.flatMap((name, height) => [
    html`<g id=${`cloud-shadow-${name}`}>${shadow(height)}</g>`,
    html`<g id=${`cloud-body-${name}`}>${[lowBody, middleBody, highBody][height](name)}</g>`,
    html`<g id=${`cloud-landing-${name}`}>
      ${prism(LANDINGS[height], TOPS[height], TOPS[height] + DECK, deckTone(name))}</g>`,
    html`<g id=${`cloud-arrival-${name}`}>${arrival(name, height)}</g>`,
    ...["x", "y"].flatMap((axis) =>
      Object.entries(STRETCHES).map(
        ([part, [from, to]]) =>
          html`<g id=${`cloud-deck-${name}-${axis}-${part}`}>${stretch(name, height, axis, from, to)}</g>`,
      ),
    ),
  ]),
]

// Faces

/** @typedef {{ top: string, left: string, right: string }} Tone */
/** @returns {Tone} */
const tone = (/** @type {string} */ name) => ({
  top: `var(--${name}-3)`,
  left: `var(--${name})`,
  right: `var(--${name}-2)`,
})
/** @returns {Tone} */
const deckTone = (/** @type {string} */ name) => ({
  top: `var(--${name})`,
  left: `var(--${name}-2)`,
  right: `var(--cloud-${name}-deep)`,
})

/** @param {Point[]} points @param {string} fill */
const face = (points, fill) => html`<polygon points=${listed(points)} fill=${fill} />`
/** @param {Point[]} foot @param {number} z @param {string} fill */
const flat = (foot, z, fill) =>
  face(
    foot.map(([x, y]) => eye(x, y, z)),
    fill,
  )

/**
 * Return the edges of a foot that face the viewer, and how far each is turned from the light:
 * 0 is lit, 1 is dark.
 * @param {Point[]} foot
 * @returns {{ a: Point, b: Point, dark: number }[]}
 */
const seenEdges = (foot) =>
  foot
    .map((a, i) => {
      const b = foot[(i + 1) % foot.length]
      const [nx, ny] = [b[1] - a[1], a[0] - b[0]]
      const long = Math.hypot(nx, ny)
      return { a, b, seen: nx + ny > 1e-9, dark: (nx / long - ny / long + 1) / 2 }
    })
    .filter((edge) => edge.seen)

/** @param {Tone} tone @param {number} dark */
const lit = ({ left, right }, dark) =>
  dark < 0.02
    ? left
    : dark > 0.98
      ? right
      : `color-mix(in oklab, ${right} ${Math.round(dark * 100)}%, ${left})`

/** @typedef {{ a: Point, b: Point }} Edge */
/**
 * Return a part of a wall: from t0 to t1 along its edge, from z0 up to z1.
 * @param {Edge} edge
 * @param {number} t0
 * @param {number} t1
 * @param {number} z0
 * @param {number} z1
 * @returns {Point[]}
 */
function wall({ a, b }, t0, t1, z0, z1) {
  const at = (/** @type {number} */ t, /** @type {number} */ z) =>
    eye(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, z)
  return [at(t0, z1), at(t1, z1), at(t1, z0), at(t0, z0)]
}

/**
 * Draw all parts of one colour as one path, because a city has hundreds of windows.
 * @param {Edge[]} edges
 * @param {(edge: Edge) => Point[][]} parts
 * @param {string} fill
 */
const walls = (edges, parts, fill) =>
  html`<path d=${edges.flatMap(parts).map(closed).join("")} fill=${fill} />`

/** @param {Point[]} foot @param {number} z0 @param {number} z1 @param {Tone} tone */
const prism = (foot, z0, z1, tone) => [
  ...seenEdges(foot).map((edge) => face(wall(edge, 0, 1, z0, z1), lit(tone, edge.dark))),
  flat(foot, z1, tone.top),
]

/**
 * Shrink a foot towards the middle of its square.
 * @param {Point[]} foot
 * @param {number} k
 * @returns {Point[]}
 */
const shrunk = (foot, k) => foot.map(([x, y]) => [0.5 + (x - 0.5) * k, 0.5 + (y - 0.5) * k])

// The ground

export const LYING = "matrix(1 .5 -1 .5 0 0)" // lays a drawing of the plan on the ground
const LAND = { top: "var(--cloud-land)", left: "var(--cloud-land-2)", right: "var(--cloud-land-3)" }
const TILE = rect(0.03, 0.03, 1.94, 1.94)
const slab = () => [
  ...seenEdges(TILE).map(
    (edge) =>
      html`<g id=${`cloud-slab-${edge.dark ? "right" : "left"}`}>
        ${face(wall(edge, 0, 1, -SLAB, 0), lit(LAND, edge.dark))}</g>`,
  ),
  html`<g id="cloud-slab-top">
    ${flat(TILE, 0, LAND.top)}
    <path class="cloud-seam" transform=${LYING} d="M40 5v70M5 40h70" stroke-dasharray="2 3" />
  </g>`,
]

/** Draw a shadow that falls to the right and stays on its square. */
function shadow(/** @type {number} */ height) {
  const far = [0.12, 0.09, 0.16][height]
  const ground = hull([...FEET[height], ...moved(FEET[height], far, -far)])
  return html`<polygon class="cloud-shade" points=${listed(ground.map((p) => eye(...p)))} />`
}

// Buildings: one row of windows for each storey, so that the height can be counted

const storeys = (/** @type {number} */ height) => Array.from({ length: height + 1 }, (_, i) => i * TOPS[0])

const lowBody = (/** @type {string} */ name) => [
  ...prism(FEET[0], 0, TOPS[0], tone(name)),
  walls(seenEdges(FEET[0]), (edge) => [wall(edge, 0, 1, 0, 0.08)], "var(--cloud-low-deep)"),
  walls(
    seenEdges(FEET[0]),
    (edge) => [0.12, 0.41, 0.7].map((t) => wall(edge, t, t + 0.18, 0.26, 0.58)),
    "var(--cloud-low-window)",
  ),
  flat(shrunk(FEET[0], 0.8), TOPS[0], "var(--low)"),
  html`<path class="cloud-ripple" d=${ripples(TOPS[0])} />`,
]

/** Three waves, the middle one the longest. */
const ripples = (/** @type {number} */ top) =>
  [
    [-5, 6],
    [2, 9],
    [9, 6],
  ]
    .map(
      ([dy, w]) =>
        `M${-1.5 * w} ${round(MIDDLE_OF_SQUARE - top * RISE + dy - 1)}q${w / 2}-3 ${w} 0t${w} 0 ${w} 0`,
    )
    .join("")

const middleBody = (/** @type {string} */ name) => [
  ...prism(FEET[1], 0, TOPS[1], tone(name)),
  walls(
    seenEdges(FEET[1]),
    (edge) => storeys(1).flatMap((z) => [0.2, 0.58].map((t) => wall(edge, t, t + 0.22, z + 0.24, z + 0.6))),
    "var(--cloud-middle-window)",
  ),
  walls(
    seenEdges(FEET[1]),
    (edge) => storeys(1).map((z) => wall(edge, 0, 1, Math.max(z - 0.03, 0), z + 0.06)),
    "var(--cloud-middle-deep)",
  ),
  flat(shrunk(FEET[1], 0.8), TOPS[1], "var(--middle)"),
  html`<path d=${TREES.map(([x, y, r]) => disc(x, y, r)).join("")} fill="var(--cloud-middle-deep)" />`,
  html`<path d=${TREES.map(([x, y, r]) => disc(x - r * 0.22, y - r * 0.26, r * 0.66)).join("")}
    fill="var(--middle-3)" />`,
]

/** Trees on a roof: across, down, size. */
const TREES = [
  [-9, 0, 4.6],
  [8, -2, 5.2],
  [-1, 4, 4.4],
  [0, -5, 4],
].map(([x, y, r]) => [x, MIDDLE_OF_SQUARE - TOPS[1] * RISE + y - 2, r])

/** @param {number} x @param {number} y @param {number} r */
const disc = (x, y, r) => {
  const halves = [2 * r, -2 * r].map((w) => `a${round(r)} ${round(r)} 0 1 0 ${round(w)} 0`)
  return `M${round(x - r)} ${round(y)}${halves.join("")}z`
}

// The half axes of a high building's round roof
const ACROSS = ROUND * Math.SQRT2 * U
const DEEP = ACROSS / 2
const highBody = (/** @type {string} */ name) => {
  const roof = MIDDLE_OF_SQUARE - TOPS[2] * RISE
  return [
    html`<path fill="url(#cloud-round)"
      d=${`M${round(-ACROSS)} ${round(roof)}V${MIDDLE_OF_SQUARE}${front(1)}V${round(roof)}z`} />`,
    html`<path class="cloud-course" d=${storeys(2)
      .map((z) => band(z + 0.05))
      .join("")} />`,
    walls(
      ROUND_WINDOWS,
      (edge) => storeys(2).map((z) => wall(edge, 0, 1, z + 0.28, z + 0.6)),
      "var(--cloud-high-window)",
    ),
    oval(roof, 1, `var(--${name}-3)`),
    oval(roof, 0.8, `var(--${name})`),
    html`<path class="cloud-dune"
      d=${`M-9 ${round(roof + 1.5)}q4.5-5.500 9-1t9 1M-6 ${round(roof + 4.5)}q3-3 6-.6t6 .4`} />`,
  ]
}

/**
 * Draw the windows around it, each on a short edge of the round foot, so that they look narrower towards
 * the left and right.
 */
const ROUND_WINDOWS = [-27, 6, 39, 72, 105].map((from) => ({ a: onRim(from), b: onRim(from + 14) }))

/** @param {number} degrees @returns {Point} */
function onRim(degrees) {
  const angle = (degrees / 180) * Math.PI
  return [0.5 + ROUND * Math.cos(angle), 0.5 + ROUND * Math.sin(angle)]
}

/** The front half of the round wall, from left to right. */
const front = (/** @type {number} */ k) =>
  `a${round(ACROSS * k)} ${round(DEEP * k)} 0 0 0 ${round(2 * ACROSS * k)} 0`
const band = (/** @type {number} */ z) =>
  `M${round(-ACROSS)} ${round(MIDDLE_OF_SQUARE - z * RISE)}${front(1)}`
/** @param {number} y @param {number} k @param {string} fill */
const oval = (y, k, fill) =>
  html`<ellipse cx="0" cy=${round(y)} rx=${round(ACROSS * k)} ry=${round(DEEP * k)} fill=${fill} />`

// Walkways, square by square so that they can be sorted by depth with what stands around them

/** @type {Record<string, [number, number]>} */
const STRETCHES = { from: [0.5, 1], whole: [0, 1], to: [0, 0.5] }

/**
 * @param {string} name
 * @param {number} height
 * @param {string} axis
 * @param {number} from
 * @param {number} to
 */
function stretch(name, height, axis, from, to) {
  const [half, top] = [HALF_WIDTHS[height], TOPS[height] + DECK]
  const long = to - from
  const foot = axis === "x" ? rect(from, 0.5 - half, long, 2 * half) : rect(0.5 - half, from, 2 * half, long)
  const side = /** @type {{ a: Point, b: Point, dark: number }} */ (
    seenEdges(foot).find(({ dark }) => dark < 0.5 === (axis === "x"))
  )
  return [
    face(wall(side, 0, 1, TOPS[height], top), lit(deckTone(name), side.dark)),
    flat(foot, top, `var(--${name})`),
    flat(foot, top, `url(#cloud-way-${name}-${axis})`),
    ...rails(name, axis, foot, top),
  ]
}

/** @param {string} name @param {string} axis @param {Point[]} foot @param {number} z */
const rails = (name, axis, [a, b, c, d], z) =>
  (axis === "x"
    ? [
        [a, b],
        [d, c],
      ]
    : [
        [a, d],
        [b, c],
      ]
  ).map(
    (ends, near) =>
      html`<polyline class="cloud-rail" points=${listed(ends.map(([x, y]) => eye(x, y, z)))}
        stroke=${`var(--${name}-${near ? 2 : 3})`} />`,
  )

/** Draw the landing that covers the ends of walkways on a roof. */
const arrival = (/** @type {string} */ name, /** @type {number} */ height) => [
  flat(LANDINGS[height], TOPS[height] + DECK, `var(--${name})`),
  flat(shrunk(LANDINGS[height], 0.6), TOPS[height] + DECK, `var(--${name}-3)`),
]
