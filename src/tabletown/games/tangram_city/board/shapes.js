import { readSquare } from "../../../web/board/squares.js"
/**
 * The shapes of tiles and printed pieces, their turns, and where they lie. The facts repeat pieces.py, line by line: a test compares them.
 */

/** @typedef {[row: number, column: number, part: string]} Cell part: F the whole square, NW NE SE SW the half with its right angle there */
/** @typedef {import("./outline.js").Point} Point */

export const WIDE = 7
export const U = 40 // squares of a board; how large one is drawn
export const TILE_LINES = `
A   NE NW
B   NE SW
C   F  NW
D   NE SW / .  NW
E   SE SW / NE .
F   F  F
G   F  NW / NW .
H ! NE F  NW
I ! NE F  SW
J   SE SW / NE NW
K ! F  NW / NE .
L ! F  SW / NE .
M ! F  SW / .  NE
N ! F  SW / .  NW
O   F  F  NW
P ! F  F  / NE .
Q ! F  F  / NW .
R   F  SW / NE NW
S   F  SW / .  F
T   F  SW / NE F
U ! NE F  F  NW
V ! NE F  F  SW
W   F  F  / NE NW
`
export const BOARDS = [
  ["c3:F d3:NW", "e3:F d3:NE"],
  ["e2:F e3:NE", "c2:F c3:NW"],
  ["b5:F b4:SE", "f5:F f4:SW"],
  ["e5:F d5:SE", "c5:F d5:SW"],
  ["d4:F e4:SW", "d4:F c4:SE"],
]
export const SIDES = ["black", "green"]
export const HALVES = ["nw", "ne", "se", "sw"]
/** @type {Record<string, string>} */
export const QUARTERS = { F: "NESW", NW: "NW", NE: "NE", SE: "ES", SW: "SW" }

const LINES = TILE_LINES.trim().split("\n")
export const TILES = LINES.map((line) => line[0])
export const LOOK_ALIKES = new Set(LINES.filter((line) => line[2] === "!").map((line) => line[0]))

/** @type {Record<string, string>} a quarter turn clockwise */
const TURNED = { F: "F", NW: "NE", NE: "SE", SE: "SW", SW: "NW" }
/** @type {Record<string, string>} */
const MIRRORED = { F: "F", NW: "NE", NE: "NW", SE: "SW", SW: "SE" }

/** @param {string} line @returns {Cell[]} */
const cellsOf = (line) =>
  line
    .slice(3)
    .split("/")
    .flatMap((row, r) =>
      row
        .trim()
        .split(/\s+/)
        .flatMap((part, c) => (part === "." ? [] : [/** @type {Cell} */ ([r, c, part])])),
    )

/** At the top left, in order. @param {Cell[]} cells @returns {Cell[]} */
function pushed(cells) {
  const top = Math.min(...cells.map(([r]) => r))
  const left = Math.min(...cells.map(([, c]) => c))
  return cells
    .map(([r, c, part]) => /** @type {Cell} */ ([r - top, c - left, part]))
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
}
/** @param {Cell[]} cells @returns {Cell[]} */
const mirrored = (cells) => pushed(cells.map(([r, c, part]) => [r, -c, MIRRORED[part]]))
/** @param {Cell[]} cells @param {number} turns @returns {Cell[]} */
const turned = (cells, turns) =>
  turns ? turned(pushed(cells.map(([r, c, part]) => [c, -r, TURNED[part]])), turns - 1) : cells

/** Every tile: both sides in their four turns. @type {Cell[][][][]} */
export const WAYS = LINES.map((line) =>
  [pushed(cellsOf(line)), mirrored(cellsOf(line))].map((side) =>
    [0, 1, 2, 3].map((turns) => turned(side, turns)),
  ),
)

/** @param {string} tile @param {string} side @param {number | string} turn */
export const way = (tile, side, turn) => WAYS[TILES.indexOf(tile)][SIDES.indexOf(side)][+turn % 4]

/** @param {Cell[]} cells @param {number} row @param {number} column @returns {Cell[]} */
export const shifted = (cells, row, column) => cells.map(([r, c, part]) => [r + row, c + column, part])

/** The printed piece of one side of a board. @param {number} board @param {number} side @returns {Cell[]} */
export const printed = (board, side) =>
  BOARDS[board][side].split(" ").map((word) => {
    const [square, part] = word.split(":")
    return [...readSquare(square), part]
  })

/** A placement as the state numbers it. @param {number} code */
export function placement(code) {
  const [tile, side, turn, square] = [
    Math.floor(code / 392),
    Math.floor(code / 196) % 2,
    Math.floor(code / 49) % 4,
    code % 49,
  ]
  return {
    tile: TILES[tile],
    side: SIDES[side],
    cells: shifted(WAYS[tile][side][turn], Math.floor(square / WIDE), square % WIDE),
  }
}
/** A fountain as the state numbers it. @param {number} code @returns {Cell} */
export const pouring = (code) => [
  Math.floor(code / 4 / WIDE),
  Math.floor(code / 4) % WIDE,
  HALVES[code % 4].toUpperCase(),
]

/** @param {Cell[]} cells how many squares they cover */
export const area = (cells) => cells.reduce((sum, [, , part]) => sum + (part === "F" ? 1 : 0.5), 0)
/** @param {Cell[]} cells @returns {[wide: number, high: number]} */
export const extent = (cells) => [
  Math.max(...cells.map(([, c]) => c)) + 1,
  Math.max(...cells.map(([r]) => r)) + 1,
]

/** @type {Record<string, Point>} */
const CORNERS = { NW: [0, 0], NE: [1, 0], SE: [1, 1], SW: [0, 1] }
const AROUND = ["NW", "NE", "SE", "SW"]
const OPPOSITE = /** @type {Record<string, string>} */ ({ NW: "SE", NE: "SW", SE: "NW", SW: "NE" })

/** @param {Cell} cell @param {number} [u] @returns {Point[]} */
export const polygon = ([r, c, part], u = U) =>
  AROUND.filter((corner) => part === "F" || corner !== OPPOSITE[part]).map((corner) => [
    (c + CORNERS[corner][0]) * u,
    (r + CORNERS[corner][1]) * u,
  ])

/**
 * A quarter of a square, between one edge and its middle.
 * @param {number} r @param {number} c @param {string} quarter @returns {Point[]}
 */
export function quarterPolygon(r, c, quarter) {
  const first = "NESW".indexOf(quarter)
  const [a, b] = [AROUND[first], AROUND[(first + 1) % 4]].map((corner) => CORNERS[corner])
  return [
    [(c + a[0]) * U, (r + a[1]) * U],
    [(c + b[0]) * U, (r + b[1]) * U],
    [(c + 0.5) * U, (r + 0.5) * U],
  ]
}

/** The middle of a square, or of the circle that fits into a half. @param {Cell} cell @returns {Point} */
export function middle([r, c, part]) {
  if (part === "F") return [(c + 0.5) * U, (r + 0.5) * U]
  const [x, y] = CORNERS[part]
  const near = 1 - Math.SQRT1_2
  return [(c + (x ? 1 - near : near)) * U, (r + (y ? 1 - near : near)) * U]
}
