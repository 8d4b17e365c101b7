// Draw the whole board: ground and street, the rent map, buildings, figures and the architect.
import { oncePerView } from "../../../web/board/memo.js"
import { whole } from "../../../web/board/whole.js"
import { html } from "../../../web/lib/preact.js"
import { COLOURS, SIGNS, THREE, TO_CAPTURE, TO_FINISH, TO_ROLL } from "./facts.js"
import { GROUND, PLAIN_CORNERS, SIGNPOSTS } from "./ground.js"
import { use, shadow } from "./bodies.js"
import { architectPlace, fieldPlace, framed, places } from "./places.js"
import { FIELD, buildings, corner, figureAt, isCorner, onward, outward } from "./view.js"
import { chips, lot, tags } from "./rents.js"

/**
 * @typedef {import("./view.js").View} View
 * @typedef {import("./view.js").Box} Box
 * @typedef {import("./view.js").Building} Building
 * @typedef {import("./view.js").Space} Space
 * @typedef {{rents?: string}} Look rents: "off" without the rent map
 */

/**
 * Draw the board; the street shows what this seat would pay, or if it is null, what anybody would pay.
 * @param {View} view
 * @param {number | null} seat
 * @param {Look & {small?: boolean, bare?: boolean, marks?: string[]}} [how] bare: only the fields and what
 *   stands there; a mark may name several places
 */
export const city = (view, seat, { small = false, bare = false, marks = [], rents = "on" } = {}) => {
  const where = places(view)
  const named = new Set(marks.flatMap((mark) => mark.split(" ")).filter((name) => name in where))
  const rings = [...named].map((name) => ring(where[name]))
  if (small) return html`<g class="skyline skyline-small">${smallCity(view)}${rings}</g>`
  if (bare) return html`<g class="skyline">${GROUND}${rings}${onFields(view)}</g>`
  const { below, above } = drawn(view, seat, rents)
  return html`<g class="skyline">${below}${rings}${above}</g>`
}

// What stands

/** @param {Building} building */
const shade = ({ level, square }) => {
  const [x, y] = corner(square)
  return shadow(level, x, y)
}

/** @param {Building} building */
export const stand = ({ seat, level, square }) => {
  const [x, y] = corner(square)
  return use(COLOURS[seat] + SIGNS[level], x, y, FIELD, FIELD)
}

/** @param {number} square @param {number} level */
export const architectOn = (square, level) => {
  const { x, y, w, h } = architectPlace(square, level)
  return use("architect", x, y, w, h)
}

/** @param {View} view @param {Building} building */
const upright = (view, building) => html`<g key=${building.square}>${stand(building)}
  ${
    building.square === view.architect &&
    html`<g class="skyline-architect" data-figure="architect">
    ${architectOn(building.square, building.level)}</g>`
  }</g>`

/**
 * Return the tall buildings in front of some squares, and those in front of these.
 * @param {View} view
 * @param {number[]} squares
 */
const before = (view, squares) =>
  buildings(view).reduce((/** @type {Building[]} */ found, building) => {
    const behind = building.square - 8
    const hides = squares.includes(behind) || found.some(({ square }) => square === behind)
    return hides && building.level >= THREE && !squares.includes(building.square)
      ? [...found, building]
      : found
  }, [])

/**
 * Draw again what must stay visible above other drawings: the roofs in front, and all tags.
 * @param {View} view
 * @param {number[]} squares
 * @param {Look} look
 */
export const foreground = (
  view,
  squares,
  { rents = "on" },
) => html`${before(view, squares).map((building) => upright(view, building))}
  ${rents === "on" && tags(view)}`

// Figures

/** @param {number} seat @param {number[]} at */
export const figure = (seat, [x, y]) => use(`figure-${COLOURS[seat]}`, x - 13, y - 17, 26, 34)

/** @param {View} view */
const figures = (view) =>
  view.figures
    .map((seat) => ({ seat, at: figureAt(view, seat) }))
    .sort((one, other) => one.at[1] - other.at[1])
    .map(
      ({ seat, at }) =>
        html`<g key=${`figure-${seat}`} data-figure=${`figure-${seat + 1}`}>${figure(seat, at)}</g>`,
    )

/** Show where each number of the white die leads a figure. @param {View} view @param {number} seat */
export const ahead = (view, seat) =>
  [1, 2, 3, 4, 5, 6].map((pips) => {
    const [x, y] = besideFigures(onward(view.figure[seat], pips))
    return html`<g class="skyline-ahead" transform="translate(${x} ${y})">
      <rect x="-7" y="-7" width="14" height="14" rx="4" /><text y="3.8">
    ${pips}</text></g>`
  })

/** Return a point by the kerb of a space, or in a corner below the card. @param {Space} space */
const besideFigures = (space) => {
  const [dx, dy] = outward(space.side)
  return isCorner(space)
    ? [space.x, space.y + 21]
    : [space.x - dx * 15 + dy * 22, space.y - dy * 15 - dx * 22]
}

// Marks

/** Frame with dots what something else refers to. @param {string} path */
export const dots = (path) =>
  html`<path class="skyline-halo" d=${path} /><path class="skyline-dots" d=${path} />`

/** @param {Box} box */
const ring = (box) =>
  html`<path class="skyline-halo" d=${framed(box)} /><path class="skyline-ring" d=${framed(box)} />`

// Everything together, drawn anew only for another view

/** Draw the ground, and what stands on it. */
const drawn = oncePerView(
  (/** @type {View} */ view, /** @type {number | null} */ seat, /** @type {string} */ rents) => ({
    below: whole(below(view, seat, rents === "on")),
    above: whole(above(view, rents === "on")),
  }),
  (seat, rents) => `${seat} ${rents}`,
)

/** @param {View} view @param {number | null} seat @param {boolean} rents */
const below = (
  view,
  seat,
  rents,
) => html`${GROUND}${rents && view.groups.map(lot)}${SIGNPOSTS}${rents && chips(view, seat)}
  ${chosen(view)}${buildings(view).map(shade)}`

/** Frame the building that is about to move. @param {View} view */
const chosen = (view) =>
  (view.phase === TO_CAPTURE || view.phase === TO_FINISH) && dots(fieldPlace(view.at).path)

/** @param {View} view */
const onFields = (view) => html`${chosen(view)}${buildings(view).map(shade)}
  ${buildings(view).map((building) => upright(view, building))}`

/** @param {View} view @param {boolean} rents */
const above = (
  view,
  rents,
) => html`${buildings(view).map((building) => upright(view, building))}${rents && tags(view)}${figures(view)}
  ${view.phase === TO_ROLL && ahead(view, view.seat)}`

// Small boards: no texture, no silhouettes; the shape tells the owner, the number the height

/** @param {View} view @param {Building} building */
const token = (view, { seat, level, square }) => {
  const [x, y] = corner(square)
  return html`<g key=${square}>${use(`token-${COLOURS[seat]}${SIGNS[level]}`, x + 5, y + 5, 50, 50)}
    ${
      square === view.architect &&
      html`<g class="skyline-small-architect" transform="translate(${x + 49} ${y + 10})"><circle r="14" />
    <path d="M-9 3a9 9 0 0118 0zM-12 3h24" /></g>`
    }</g>`
}

/** @param {View} view */
const smallFigures = (view) =>
  view.figures.map((seat) => {
    const [x, y] = figureAt(view, seat)
    return html`<g key=${`figure-${seat}`}>${use(`seat-${COLOURS[seat]}`, x - 15, y - 15, 30, 30)}</g>`
  })

/** @param {View} view */
const smallCity = (view) => html`${GROUND}${PLAIN_CORNERS}${view.groups.map(lot)}
  ${buildings(view).map((building) => token(view, building))}${smallFigures(view)}`
