// Say where the places are, and find the one at a pointer.
// A spot or a tile is g5:h6, a square g7, a line between two buildings g7-i7.
import { squareName } from "../../../web/board/squares.js"
import { CORNERS, LETTERS, LEVELS } from "./facts.js"
import { holds, offLine, tileName } from "./geometry.js"
import { litPoints } from "./targets.js"
import { drawing } from "./looks.js"
import { buildingAt, buildingsOf, freeSpots, linesOf, once, tilesOf, walkwaysOf } from "./view.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Walkway} Walkway */
/** @typedef {import("./geometry.js").Place} Place */
/** @typedef {import("./board.js").Look} Look */
/** @typedef {import("./board.js").Aimed} Aimed */
/** @typedef {{ x: number, y: number }} At */

export const isSpot = (/** @type {string} */ name) => name.includes(":")
export const isLine = (/** @type {string} */ name) => name.includes("-")

export const places = once(
  (view, seat, look = {}) =>
    /** @type {Record<string, Place>} */ (
      Object.fromEntries([
        ...spots(view, seat, look),
        ...squares(view, seat, look),
        ...[...linesOf(view, seat).values()].map((line) => [
          line.name,
          aside(line, drawing(look).walkwayPlace(line, look)),
        ]),
      ])
    ),
)

/** Return free spots and laid tiles. @param {View} view @param {number} seat @param {Look} look */
const spots = (view, seat, look) =>
  [...freeSpots(view, seat), ...tilesOf(view, seat)].map(({ row, column }) => [
    tileName(row, column),
    drawing(look).spotPlace(row, column, look),
  ])

/** @param {View} view @param {number} seat @param {Look} look */
const squares = (view, seat, look) =>
  tilesOf(view, seat).flatMap(({ row, column, word }) =>
    CORNERS.map(([down, right], i) => {
      const height = word[i] === "." ? undefined : LETTERS.indexOf(word[i])
      return [
        squareName(row + down, column + right),
        drawing(look).squarePlace(row + down, column + right, look, height),
      ]
    }),
  )

/**
 * Move the middle of a line a little, because lines that cross may share it, and arrow keys go from middle to
 * middle.
 * @param {Walkway} line
 * @param {Place} place
 */
const aside = ({ height, down }, place) =>
  down ? { ...place, y: place.y + 2 + 2 * height } : { ...place, x: place.x + 2 + 2 * height }

// What a pointer means, in units of the drawing: a square is 40 wide

const ON = 11 // a walkway
const NEAR = 26 // a walkway, for a finger
const BESIDE = 60 // a spot

/**
 * Return what a pointer means: while tiles are laid, a spot on the ground; else the first of a lit walkway,
 * what stands there, any other line, the ground.
 * @param {View} view
 * @param {number} seat
 * @param {At} at
 * @param {Aimed[]} targets
 * @param {Look} look
 */
export function nearest(view, seat, at, targets, look = {}) {
  const lit = targets.map(({ aim }) => aim.place ?? "")
  return (
    (lit.some(isSpot) ? spotAt(places(view, seat, look), at, lit) : thingAt(view, seat, at, lit, look)) ?? ""
  )
}

/** @param {Record<string, Place>} known @param {At} at @param {string[]} lit */
function spotAt(known, at, lit) {
  const under = Object.keys(known).find((name) => isSpot(name) && holds(known[name].points, at))
  return (
    under ??
    closest(
      lit.map((name) => ({ name, far: offMiddle(known[name], at) })),
      BESIDE,
    )
  )
}

/** @param {Place} place @param {At} at */
const offMiddle = ({ x, y, w, h }, at) =>
  Math.max(Math.abs(at.x - x - w / 2) - w / 2, Math.abs(at.y - y - h / 2) - h / 2)

/** @param {View} view @param {number} seat @param {At} at @param {string[]} lit @param {Look} look */
function thingAt(view, seat, at, lit, look) {
  const targets = litPoints(view, seat, lit, look).map(({ walkway, point }) => ({
    name: walkway.name,
    far: Math.min(offWalkway(walkway, at, look), Math.hypot(at.x - point[0], at.y - point[1]) - ON),
  }))
  return (
    closest(targets, ON) ??
    buildingUnder(view, seat, at, look) ??
    closest(targets, NEAR) ??
    lineUnder(view, seat, at, look) ??
    squareUnder(view, seat, at, look)
  )
}

/** @param {{ name: string, far: number }[]} things @param {number} reach @returns {string | null} */
const closest = (things, reach) =>
  things.filter(({ far }) => far <= reach).sort((a, b) => a.far - b.far)[0]?.name ?? null

/**
 * Return how far a point is from a walkway between its buildings.
 * @param {Walkway} line
 * @param {At} at
 * @param {Look} look
 */
const offWalkway = (line, at, look) =>
  offLine(at, drawing(look).along(line, 0.4, look), drawing(look).along(line, line.length - 0.4, look))

/**
 * Return the building in front, if several stand one behind the other.
 * @param {View} view
 * @param {number} seat
 * @param {At} at
 * @param {Look} look
 */
function buildingUnder(view, seat, at, look) {
  const known = places(view, seat, look)
  const names = buildingsOf(view, seat).map((b) => squareName(b.row, b.column))
  const hit = names
    .filter((name) => holds(known[name].points, at))
    .sort((a, b) => foot(known[b]) - foot(known[a]))
  return hit[0] ?? null
}

/** @param {Place} place */
const foot = ({ y, h }) => y + h

/**
 * Return a walkway that is there, or else the shortest line that could be meant.
 * @param {View} view
 * @param {number} seat
 * @param {At} at
 * @param {Look} look
 */
function lineUnder(view, seat, at, look) {
  const under = (/** @type {Walkway[]} */ lines) =>
    lines.filter((line) => offWalkway(line, at, look) <= ON).sort((a, b) => a.length - b.length)[0]
  return (under(walkwaysOf(view, seat)) ?? under([...linesOf(view, seat).values()]))?.name ?? null
}

/** @param {View} view @param {number} seat @param {At} at @param {Look} look */
function squareUnder(view, seat, at, look) {
  const known = places(view, seat, look)
  return (
    Object.keys(known).find((name) => !isSpot(name) && !isLine(name) && holds(known[name].points, at)) ?? null
  )
}

/**
 * Return the word of the piece at a place; on a line, only walkways are pieces.
 * @param {View} view
 * @param {number} seat
 * @param {string} place
 */
export function wordAt(view, seat, place) {
  const building = buildingAt(view, seat, place)
  const walkway = walkwaysOf(view, seat).find(({ name }) => name === place)
  return building ? LETTERS[building.height] : walkway ? `${LEVELS[walkway.height]} ${walkway.length}` : null
}

/**
 * Return the part of the table that shows a city and where it may still grow.
 * @param {View} view
 * @param {number} seat
 * @param {Look} look
 */
export const box = (view, seat, look = {}) => drawing(look).box(view, seat, look)
