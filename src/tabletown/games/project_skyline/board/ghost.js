// Draw a move before it is made (the piece, a dashed frame, dots from where it comes) and what it leads to.
import { html } from "../../../web/lib/preact.js"
import { NONE, ONE, TOWER, TO_CAPTURE, TO_FINISH } from "./facts.js"
import { ahead, architectOn, dots, figure, foreground, stand } from "./city.js"
import { silhouette } from "./bodies.js"
import { fieldPlace, figurePlace, framed, lotOf, room, spacePlace } from "./places.js"
import {
  FIELD,
  SPACES,
  buildingAt,
  corner,
  cornerNamed,
  figureAt,
  groupAt,
  onward,
  squareOf,
} from "./view.js"
import { around, changedChips, chipAt, tags } from "./rents.js"
import { SIGN, SIGNS_OF, dashed, sign, signed } from "./targets.js"

/** @typedef {import("./view.js").Group} Group */

/**
 * @typedef {import("./view.js").View} View
 * @typedef {import("../../../web/board/contract.js").Move} Move
 * @typedef {import("./view.js").Box} Box
 * @typedef {import("./view.js").Building} Building
 * @typedef {import("./view.js").Space} Space
 * @typedef {import("./city.js").Look} Look
 * @typedef {Look & {after?: View, next?: Move[]}} Known the view and the moves after it
 */

/** @param {View} view @param {number} seat @param {Move} move @param {Known} [known] */
export const ghost = (view, seat, move, known = {}) => {
  const squares = [move, ...(known.next ?? [])].flatMap(({ parts }) => parts.map(squareOf))
  const { after } = known
  const settled =
    after && after.phase !== TO_CAPTURE && after.phase !== TO_FINISH && known.rents !== "off" ? after : null
  return html`<g class="ghost">${settled && grown(settled, squares[0])}
    ${DRAWN[move.kind]?.(view, seat, move, known)}
    ${move.parts.length > 0 && foreground(view, [...squares, view.at], settled ? { rents: "off" } : known)}
    ${settled && wouldCost(view, settled, seat)}</g>`
}

// Parts of a ghost

/** Draw the architect, who leaves for another roof. @param {number} square @param {number} level */
const newArchitect = (square, level) =>
  html`<g class="skyline-faint skyline-leaves">${architectOn(square, level)}</g>`

/** @param {unknown} drawing */
const faint = (drawing) => html`<g class="skyline-faint">${drawing}</g>`

/**
 * Draw dots from field to field with one bend, along the alleys between fronts, where they hide no roof.
 * @param {number} from
 * @param {number} to
 */
const way = (from, to) => {
  const [x, y] = corner(from)
  const [a, b] = corner(to)
  const d = `M${x + 30} ${y + 46}H${a > x ? a : a + FIELD}V${b + 46}H${a + 30}`
  return html`<path class="skyline-way-halo" d=${d} /><path class="skyline-way" d=${d} />`
}

/** Cover what stands there now, so that the ghost is legible. @param {Box} box */
const veil = ({ x, y, w, h }) =>
  html`<rect class="skyline-veil" x=${x + 3} y=${y + 3} width=${w - 6} height=${h - 6} rx="9" />`

/** Draw a building that nothing shines through. @param {View} view @param {Building} building */
const newcomer = (view, building) => {
  const { square, level } = building
  const old = buildingAt(view, square)
  const [x, y] = corner(square)
  return html`${old && veil(lotOf(view, square))}<path class="skyline-base" d=${silhouette(level, x, y)} />
    ${faint(stand(building))}
    ${dashed(room(square, level), "")}`
}

/** @param {View} view @param {number} square */
const leaving = (view, square) =>
  html`${veil(lotOf(view, square))}${dashed(lotOf(view, square), "skyline-gone")}`

// Building and capturing

/** @param {View} view @param {number} seat @param {number} square @param {Known} known */
const built = (view, seat, square, { next = [] }) => {
  const level = (buildingAt(view, square)?.level ?? NONE) + 1
  return html`${way(view.architect, square)}${newcomer(view, { seat, level, square })}
    ${level > ONE ? signed(fieldPlace(square), "build") : newArchitect(square, level)}
    ${next.filter((move) => move.kind in SIGNS_OF).map(hunted)}`
}

/** Frame what a raised building could capture next. @param {Move} move */
const hunted = ({ kind, parts: [name] }) =>
  html`${dashed(fieldPlace(squareOf(name)), "")}${signed(fieldPlace(squareOf(name)), kind)}`

/**
 * Draw a building as high as it will stand there, once that is known.
 * @param {View} view
 * @param {number} seat
 * @param {number} square
 * @param {Known} known
 */
const arrived = (view, seat, square, { after }) => {
  const level = buildingAt(after ?? view, after ? square : view.at)?.level ?? ONE
  return html`${leaving(view, view.at)}${way(view.at, square)}${newcomer(view, { seat, level, square })}
    ${after?.architect === square && newArchitect(square, level)}`
}

// Cards

/** @param {View} view @param {number} square */
const swapped = (view, square) => {
  const one = buildingAt(view, view.at)
  const other = buildingAt(view, square)
  return html`${way(view.at, square)}${one && newcomer(view, { ...one, square })}
    ${other && newcomer(view, { ...other, square: view.at })}`
}

/** @param {View} view @param {number} square */
const removed = (view, square) => {
  const [x, y] = corner(square)
  return html`${leaving(view, square)}${sign(x + 51, y + 9, SIGN.away)}`
}

/** @param {number} square */
const picked = (square) => html`${dashed(fieldPlace(square))}${signed(fieldPlace(square), "pick")}`

/** @param {View} view @param {number} seat @param {Space} space @param {Known} [known] */
const travelled = (view, seat, space, { after } = {}) => html`${dashed(spacePlace(space))}
  ${faint(figure(seat, figureAt(view, seat, space.n)))}
  ${after && after.rent > 0 && paid(chipAt(space), after.rent)}`

/**
 * Show the towers that a tax counts, and what it would take.
 * @param {View} view
 * @param {number} seat
 * @param {Known} known
 */
const taxed = (view, seat, { after = view }) => html`${dashed(figurePlace(view, seat))}
  ${view.stands[seat][TOWER].map((square) => dots(framed(lotOf(view, square))))}
  ${after.cash[seat] < view.cash[seat] && paid(figureAt(view, seat), view.cash[seat] - after.cash[seat])}`

/** @param {number[]} at @param {number} money */
const paid = ([x, y], money) => html`<g transform="translate(${x} ${y})">
  <rect class="skyline-loss" x="-24" y="-11" width="48" height="22" rx="11" />
  <text class="skyline-letter skyline-loss-text" y="4.8" font-size="13.5">−${money}</text></g>`

/** @type {Record<string, (view: View, seat: number, move: Move, known: Known) => unknown>} */
const DRAWN = {
  corner: (view, seat, { parts }) => travelled(view, seat, cornerNamed(parts[0])),
  tower: (view, seat, { parts }) => newcomer(view, { seat, level: TOWER, square: squareOf(parts[0]) }),
  floor: (view, seat, { parts }) => newcomer(view, { seat, level: ONE, square: squareOf(parts[0]) }),
  build: (view, seat, { parts }, known) => built(view, seat, squareOf(parts[0]), known),
  capture: (view, seat, { parts }, known) => arrived(view, seat, squareOf(parts[0]), known),
  join: (view, seat, { parts }, known) => arrived(view, seat, squareOf(parts[0]), known),
  push: (view, seat, { parts: [other, steps] }, known) =>
    travelled(view, Number(other) - 1, onward(view.figure[Number(other) - 1], Number(steps)), known),
  tax: (view, seat, { parts }, known) => taxed(view, Number(parts[0]) - 1, known),
  remove: (view, seat, { parts }) => removed(view, squareOf(parts[0])),
  pick: (view, seat, { parts }) => picked(squareOf(parts[0])),
  swap: (view, seat, { parts }) => swapped(view, squareOf(parts[0])),
  move: (view, seat, { parts }, known) => arrived(view, seat, squareOf(parts[0]), known),
}

// The rents after the move, once nothing else has to move

/** Return the group that it would be part of. @param {View} after @param {number} square */
const grown = (after, square) => {
  const group = groupAt(after, square)
  return (
    group &&
    group.squares.length > 1 &&
    html`<path class="skyline-halo" d=${around(group, 2)} />
    <path class="skyline-ring" d=${around(group, 2)} />`
  )
}

/** @param {View} view @param {View} after @param {number} seat */
const wouldCost = (view, after, seat) =>
  html`<g class="skyline-after">${changedChips(view, after, seat)}${tags(after, view)}</g>`

// What a piece or a refusal refers to, framed with dots

/**
 * Outline the group of a building and the street that pays for it, or where a figure may go next.
 * @param {View} view
 * @param {number | null} seat
 * @param {string} place
 * @param {Look} look
 */
export const sight = (view, seat, place, look) => {
  if (place.startsWith("seat-")) return html`<g class="sight">${ahead(view, Number(place.slice(5)) - 1)}</g>`
  const group = groupAt(
    view,
    place.startsWith("space-") ? SPACES[Number(place.slice(6))].square : squareOf(place),
  )
  return group
    ? html`<g class="sight">${dots(around(group))}
      ${visited(group).map((space) => dots(spacePlace(space).path))}
    ${foreground(view, [], look)}</g>`
    : null
}

/** Return the spaces beside a group. @param {Group} group */
const visited = (group) => SPACES.filter(({ square }) => group.squares.includes(square))

/** @type {Record<string, (view: View) => number>} what a reason speaks of besides the place itself */
const NAMED = {
  "not-so-far": (view) => view.architect,
  "not-onto-architect": (view) => view.architect,
  protected: (view) => view.architect,
  "not-so-far-raised": (view) => view.at,
  "not-smaller": (view) => view.at,
  "same-owner": (view) => view.at,
}

/** @param {View} view @param {number | null} seat @param {{why: {id: string}}} told */
export const denied = (view, seat, { why }) => {
  const square = NAMED[why.id]?.(view) ?? NONE
  return square === NONE ? null : dots(framed(lotOf(view, square)))
}
