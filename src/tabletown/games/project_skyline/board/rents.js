// The rent map: one outline a group, its rent on a tag, and along the street what a visitor would pay.
import { html } from "../../../web/lib/preact.js"
import { outline } from "../../../web/board/outline.js"
import { COLOURS, NONE } from "./facts.js"
import { use } from "./bodies.js"
import { FIELD, SPACES, buildingAt, corner, groupAt, isCorner, middle, outward } from "./view.js"

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
  return html`<path key=${`lot ${group.squares}`} class="skyline-group" d=${around(group)}
    fill=${colour} stroke=${colour} />`
}

// Tags: in a gap between the foot of one row of buildings and the roofs of the next, a group's whole rent

/** @typedef {number} Gap named by the field in front of it, which may be the kerb below the board */

// How far below the top of that field a tag hangs, by the height of the building there, from none to a tower:
// below the foot of the building behind; between its foot and the roof in front; or, where that roof leaves
// no gap, on the wall behind, so that the letter on the roof stays free.
const HANGS = [3, 3, -1.5, -14, -14]

/** Return the place in HANGS. @param {View} view @param {Gap} gap */
const heightIn = (view, gap) => (buildingAt(view, gap)?.level ?? NONE) - NONE

const BELOW = 48 // the first gap below the board, where figures pass

/**
 * Rate how much a tag would hide in a gap; one below the group is easiest to find.
 * @param {View} view
 * @param {Group} group
 * @param {Gap} gap
 */
const hides = (view, { squares }, gap) =>
  heightIn(view, gap) ** 2 * 2 +
  (gap === view.architect ? 40 : 0) +
  (gap >= BELOW ? 4 : 0) +
  (squares.includes(gap - 8) ? 0 : 2) +
  (squares.includes(gap) ? 1 : 0)

/**
 * Return the gap around or within a group where its tag hides least; one where another tag hangs is the last.
 * @param {View} view
 * @param {Group} group
 * @param {Gap[]} taken
 */
const gapFor = (view, group, taken) => {
  const cost = (/** @type {Gap} */ gap) => hides(view, group, gap) + (taken.includes(gap) ? 99 : 0)
  const gaps = new Set([...group.squares.map((square) => square + 8), ...group.squares])
  return [...gaps].sort((one, other) => cost(one) - cost(other) || one - other)[0]
}

/**
 * Return the gaps of the tags of some groups, in their order.
 * @param {View} view
 * @param {Group[]} groups
 */
const gapsFor = (view, groups) =>
  groups.reduce((/** @type {Gap[]} */ taken, group) => [...taken, gapFor(view, group, taken)], [])

/** @param {View} view @param {Group} group @param {Gap} gap @param {string} kind */
const tag = (view, group, gap, kind) => {
  const [x] = middle(gap)
  const y = corner(gap)[1] + HANGS[heightIn(view, gap)]
  const owner = COLOURS[group.seat]
  return html`<g key=${`${group.squares}`} class=${kind} transform="translate(${x} ${y})">
    <rect class="skyline-tag" x="-17" y="-8" width="34" height="16" rx="8" fill="var(--seat-${owner})" />
    <text class="skyline-letter" y="4.6" font-size="13" fill="var(--on-seat-${owner})">${group.rent}</text>
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
export const tags = (view, before = view) => {
  const groups = view.groups.filter(({ squares }) => squares.length > 1)
  const gaps = gapsFor(view, groups)
  return html`<g class="skyline-tags">${groups.map((group, i) =>
    tag(view, group, gaps[i], known(before, group) ? "" : "skyline-changed"),
  )}</g>`
}

// Chips: what a space of the street costs; a plus marks what the viewer would be paid there

/** @param {Space} space */
export const chipAt = ({ x, y, side }) => {
  const [dx, dy] = outward(side)
  return [x + dx * 10, y + dy * 20]
}

/** @param {Space} space @param {string} kind of its chip */
const keyOf = ({ x, y }, kind) => `${kind} ${x} ${y}`

/** @param {Space} space @param {Group} group @param {number | null} seat */
const chip = (space, group, seat) => (group.seat === seat ? income(space, group) : cost(space, group))

/** @param {Space} space @param {Group} group */
const cost = (space, group) => {
  const [x, y] = chipAt(space)
  const owner = COLOURS[group.seat]
  const long = group.rent > 99
  const w = long ? 48 : 42
  return html`<g key=${keyOf(space, "cost")} transform="translate(${x} ${y})">
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
  return html`<g key=${keyOf(space, "income")} class="skyline-income" transform="translate(${x} ${y})">
    <rect x="-19" y="-9" width="38" height="18" rx="9" stroke="var(--skyline-${owner})" />
    <text class="skyline-letter" y="4.3" font-size="12">+${group.rent}</text></g>`
}

/** Draw a chip, or a dot if free. @param {View} view @param {number | null} seat @param {Space} space */
const toll = (view, seat, space) => {
  const group = groupAt(view, space.square)
  const [dx, dy] = outward(space.side)
  return group
    ? chip(space, group, seat)
    : html`<circle key=${keyOf(space, "free")} class="skyline-free"
        cx=${space.x + dx * 20} cy=${space.y + dy * 20} r="3" />`
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
