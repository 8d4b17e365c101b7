// Say where the places are: fields, spaces of the street, figures and the architect.
import { COLOURS, CORNERS, NONE, SIGNS, SQUARES } from "./facts.js"
import {
  EDGE,
  FIELD,
  SPACES,
  STREET,
  buildingAt,
  corner,
  figureAt,
  fieldName,
  groupAt,
  once,
  spaceName,
  squareOf,
} from "./view.js"
import { roof, top } from "./bodies.js"

/**
 * @typedef {import("./view.js").View} View
 * @typedef {import("./view.js").Box} Box
 * @typedef {import("./view.js").Place} Place
 * @typedef {import("./view.js").Space} Space
 */

/** All seats share one board. @returns {[number, number, number, number]} */
export const box = () => [-STREET - 2, -STREET - 2, EDGE + 2 * STREET + 4, EDGE + 2 * STREET + 12]

/** Return a frame just within a part of the plane. @param {Box} box */
export const framed = ({ x, y, w, h }) => {
  const across = w - 22
  const down = h - 22
  return `M${x + 11} ${y + 2}h${across}q9 0 9 9v${down}q0 9 -9 9h${-across}q-9 0 -9 -9v${-down}q0 -9 9 -9z`
}

/** @param {number} x @param {number} y @param {number} w @param {number} h @returns {Place} */
const place = (x, y, w, h) => ({ x, y, w, h, path: framed({ x, y, w, h }) })

/** @param {number} square */
export const fieldPlace = (square) => {
  const [x, y] = corner(square)
  return place(x, y, FIELD, FIELD)
}

/** Return a field with room for a building. @param {number} square @param {number} level @returns {Box} */
export const room = (square, level) => {
  const [x, y] = corner(square)
  const rise = Math.min(top(level), 0)
  return { x, y: y + rise, w: FIELD, h: FIELD - rise }
}

/** Return a field with what stands on it, if anything. @param {View} view @param {number} square */
export const lotOf = (view, square) => room(square, buildingAt(view, square)?.level ?? NONE)

/** @param {Space} space */
export const spacePlace = ({ x, y, side, square }) => {
  const w = square === NONE || side % 2 ? STREET : FIELD
  const h = square === NONE || side % 2 === 0 ? STREET : FIELD
  return place(x - w / 2, y - h / 2, w, h)
}

/** @param {View} view @param {number} seat */
export const figurePlace = (view, seat) => {
  const [x, y] = figureAt(view, seat)
  return place(x - 16, y - 20, 32, 40)
}

/**
 * Return where the architect is drawn: on the right of a roof, beside the letter.
 * @param {number} square
 * @param {number} level
 */
export const architectPlace = (square, level) => {
  const [x, y] = corner(square)
  const { y: up, d } = roof(level)
  return place(x + 33, y + up + d / 2 - 35, 30, 42)
}

/**
 * Fields by name, corners by name, other spaces by number, figures by seat, and the architect.
 * @type {(view: View) => Record<string, Place>}
 */
export const places = once((view) =>
  Object.fromEntries([
    ...SQUARES.map((square) => [fieldName(square), fieldPlace(square)]),
    ...SPACES.map((space) => [spaceName(space.n), spacePlace(space)]),
    ...view.figures.map((seat) => [`seat-${seat + 1}`, figurePlace(view, seat)]),
    ...(view.architect === NONE
      ? []
      : [["architect", architectPlace(view.architect, buildingAt(view, view.architect)?.level ?? 0)]]),
  ]),
)

// The words of what is there

/**
 * Name a building by owner and height, its field, and the rent of its group.
 * @param {View} view
 * @param {number} square
 */
export const buildingWord = (view, square) => {
  const building = buildingAt(view, square)
  return building
    ? `${COLOURS[building.seat]}${SIGNS[building.level]} ${fieldName(square)} ${groupAt(view, square)?.rent}`
    : null
}

/** Return who is paid there, and how much. @param {View} view @param {string} place */
const spaceWord = (view, place) => {
  const group = groupAt(view, SPACES[Number(place.slice(6))].square)
  return group ? `${place} ${COLOURS[group.seat]} ${group.rent}` : place
}

/**
 * Return the word of what stands at a place, to be explained.
 * @param {View} view
 * @param {number | null} seat
 * @param {string} place
 */
export const wordAt = (view, seat, place) => {
  if (place.startsWith("space-")) return spaceWord(view, place)
  if (place.startsWith("seat-")) return place.replace("seat", "figure")
  return place === "architect" || CORNERS.includes(place) ? place : buildingWord(view, squareOf(place))
}
