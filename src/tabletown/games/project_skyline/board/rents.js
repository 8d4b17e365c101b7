// The rent map: one outline a group, its rent on a tag, and along the street what a visitor would pay.
import { html } from "../../../web/lib/preact.js"
import { outline } from "../../../web/board/outline.js"
import { COLOURS, NONE, THREE } from "./facts.js"
import { use } from "./bodies.js"
import { FIELD, SPACES, buildingAt, groupAt, isCorner, middle, outward } from "./view.js"

/**
 * @typedef {import("./view.js").View} View
 * @typedef {import("./view.js").Space} Space
 * @typedef {import("./view.js").Group} Group
 */

/** @param {Group} group @param {number} [by] how far within the fields */
export const around = (group, by = 3.5) =>
  outline(
    group.squares.map((square) => [square % 8, square >> 3]),
    FIELD,
    by,
    9,
  )

/** @param {Group} group */
export const lot = (group) => {
  const colour = `var(--seat-${COLOURS[group.seat]})`
  return html`<path class="skyline-group" d=${around(group)} fill=${colour} stroke=${colour} />`
}

// Tags: on the lower edge of a group, its whole rent

/** Return how high the building in front of a square is. @param {View} view @param {number} square */
const inFront = (view, square) => buildingAt(view, square + 8)?.level ?? NONE

/** Rate how much a tag on the lower edge of a square would hide. @param {View} view @param {number} square */
const hides = (view, square) => inFront(view, square) * 2 + (square + 8 === view.architect ? 9 : 0)

/**
 * Return the square on whose lower edge the tag of a group hides least.
 * @param {View} view
 * @param {Group} group
 */
const tagSquare = (view, group) =>
  group.squares
    .filter((square) => !group.squares.includes(square + 8))
    .sort((one, other) => hides(view, one) - hides(view, other) || one - other)[0]

/**
 * Return where the tag hangs: on the edge, or higher if a tall building stands in front, so that the letter
 * on that roof stays free.
 * @param {View} view
 * @param {Group} group
 */
const tagPoint = (view, group) => {
  const square = tagSquare(view, group)
  const [x, y] = middle(square)
  return [x, y + (inFront(view, square) < THREE ? 27 : 16)]
}

/** @param {View} view @param {Group} group @param {string} kind */
const tag = (view, group, kind) => {
  const [x, y] = tagPoint(view, group)
  const owner = COLOURS[group.seat]
  return html`<g class=${kind} transform="translate(${x} ${y})">
    <rect class="skyline-tag" x="-18" y="-9.5" width="36" height="19" rx="9.5" fill="var(--seat-${owner})" />
    <text class="skyline-letter" y="4.7" font-size="13.5" fill="var(--on-seat-${owner})">${group.rent}</text>
    </g>`
}

/** Is there such a group with such a rent? @param {View} view @param {Group} group */
const known = (view, { seat, squares, rent }) =>
  view.groups.some(
    (group) => group.seat === seat && group.rent === rent && String(group.squares) === String(squares),
  )

/**
 * Draw the tags of all groups; a building that stands alone needs none.
 * @param {View} view
 * @param {View} [before] what has changed since then is ringed
 */
export const tags = (view, before = view) =>
  html`<g class="skyline-tags">${view.groups
    .filter(({ squares }) => squares.length > 1)
    .map((group) => tag(view, group, known(before, group) ? "" : "skyline-changed"))}</g>`

// Chips: what a space of the street costs; a plus marks what the viewer would be paid there

/** @param {Space} space */
export const chipAt = ({ x, y, side }) => {
  const [dx, dy] = outward(side)
  return [x + dx * 10, y + dy * 20]
}

/** @param {Space} space @param {Group} group @param {number | null} seat */
const chip = (space, group, seat) => (group.seat === seat ? income(space, group) : cost(space, group))

/** @param {Space} space @param {Group} group */
const cost = (space, group) => {
  const [x, y] = chipAt(space)
  const owner = COLOURS[group.seat]
  const long = group.rent > 99
  const w = long ? 48 : 42
  return html`<g transform="translate(${x} ${y})">
    <rect class="skyline-chip" x=${-w / 2} y="-11" width=${w} height="22" rx="11"
      stroke="var(--skyline-${owner})" />
    ${use(`seat-${owner}`, 2 - w / 2, -8, 16, 16)}
    <text class="skyline-letter skyline-due" x=${long ? 7.5 : 8} y="4.7" font-size=${long ? 12.5 : 13.5}>
    ${group.rent}</text></g>`
}

/** @param {Space} space @param {Group} group */
const income = (space, group) => {
  const [x, y] = chipAt(space)
  const owner = COLOURS[group.seat]
  return html`<g class="skyline-income" transform="translate(${x} ${y})">
    <rect x="-19" y="-9" width="38" height="18" rx="9" stroke="var(--skyline-${owner})" />
    <text class="skyline-letter" y="4.3" font-size="12">+${group.rent}</text></g>`
}

/** Draw a chip, or a dot if free. @param {View} view @param {number | null} seat @param {Space} space */
const toll = (view, seat, space) => {
  const group = groupAt(view, space.square)
  const [dx, dy] = outward(space.side)
  return group
    ? chip(space, group, seat)
    : html`<circle class="skyline-free" cx=${space.x + dx * 20} cy=${space.y + dy * 20} r="3" />`
}

const STREET = SPACES.filter((space) => !isCorner(space))

/** @param {View} view @param {number | null} seat */
export const chips = (view, seat) => STREET.map((space) => toll(view, seat, space))

/** Draw the chips that would change. @param {View} before @param {View} after @param {number} seat */
export const changedChips = (before, after, seat) =>
  STREET.filter(({ square }) => {
    const one = groupAt(before, square)
    const other = groupAt(after, square)
    return one?.seat !== other?.seat || one?.rent !== other?.rent
  }).map((space) => changedChip(after, seat, space))

/** @param {View} view @param {number} seat @param {Space} space */
const changedChip = (view, seat, space) => {
  const [x, y] = chipAt(space)
  return html`<rect class="skyline-cover" x=${x - 25} y=${y - 12} width="50" height="24" rx="12" />
    ${toll(view, seat, space)}
    ${
      groupAt(view, space.square) &&
      html`<rect class="skyline-changed-ring" x=${x - 25} y=${y - 12}
      width="50" height="24" rx="12" />`
    }`
}
