// One move that is not made yet: the piece at 80 %, a dashed frame on a halo, dots from where it comes.
import { html } from "/web/lib/preact.js"
import { architectOn, chipAt, figure, foreground, stand, tagPoint } from "/games/project_skyline/city.js"
import { outline } from "/games/project_skyline/outline.js"
import { frame } from "/games/project_skyline/pieces.js"
import {
  FIELD, NONE, ONE, SPACES, THREE, TOWER, TO_CAPTURE, TO_FINISH, buildingAt, buildings, corner, cornerNamed, figureAt, groups, landlord,
  spacePlace, squareOf,
} from "/games/project_skyline/plan.js"
import { SIGN, SIGNS_OF, dashed, fieldPlace, figurePlace, pushed, sign } from "/games/project_skyline/targets.js"

/**
 * @typedef {import("/games/project_skyline/plan.js").View} View
 * @typedef {import("/games/project_skyline/plan.js").Move} Move
 * @typedef {import("/games/project_skyline/plan.js").Place} Place
 * @typedef {import("/games/project_skyline/plan.js").Building} Building
 * @typedef {import("/games/project_skyline/plan.js").Group} Group
 * @typedef {{after?: View, next?: Move[]}} Known what the server says of the move: the view it leads to, and what could follow
 */

/** @param {unknown} drawing */
const faint = drawing => html`<g class="skyline-faint">${drawing}</g>`

/** Dots from field to field with one bend, past the fronts and through the alleys, where they hide no roof.
 * @param {number} from @param {number} to */
const way = (from, to) => {
  const [x, y] = corner(from), [a, b] = corner(to), d = `M${x + 30} ${y + 46}H${a > x ? a : a + FIELD}V${b + 46}H${a + 30}`
  return html`<path class="skyline-way-halo" d=${d} /><path class="skyline-way" d=${d} />`
}

/** A field, as high as a building on it. @param {number} square @param {number} level @returns {Place} */
const room = (square, level) => {
  const { x, y } = fieldPlace(square), { y: top, h } = frame(level), rise = Math.min(top, 0)
  return { x, y: y + rise, w: FIELD, h: Math.max(top + h, FIELD) - rise }
}

/** Hides what stands there now, so that the ghost reads. @param {Place} place */
const veil = ({ x, y, w, h }) => html`<rect class="skyline-veil" x=${x + 3} y=${y + 3} width=${w - 6} height=${h - 6} rx="9" />`

/** @param {View} view @param {Building} building */
const newcomer = (view, building) => {
  const place = room(building.square, building.level), old = buildingAt(view, building.square)
  return html`${old && veil(room(building.square, old.level))}${faint(stand(building))}${dashed(place, "")}`
}

/** @param {View} view @param {number} square */
const leaving = (view, square) => {
  const place = room(square, buildingAt(view, square)?.level ?? ONE)
  return html`${veil(place)}${dashed(place, "skyline-gone")}`
}

/** @param {View} view @param {number} seat @param {number} square @param {Known} known */
const built = (view, seat, square, { next = [] }) => {
  const level = (buildingAt(view, square)?.level ?? NONE) + 1, raised = level > ONE, [x, y] = corner(square)
  return html`${way(view.architect, square)}${newcomer(view, { seat, level, square })}
    ${raised ? sign(x + 51, y + 8, SIGN.up) : faint(architectOn(square, level))}${next.filter(move => move.kind in SIGNS_OF).map(hunted)}`
}

/** What a raised building could take next. @param {Move} move */
const hunted = ({ kind, parts: [name] }) => {
  const place = fieldPlace(squareOf(name))
  return html`${dashed(place, "")}${sign(place.x + 51, place.y + 8, SIGNS_OF[kind])}`
}

/** @param {View} view @param {number} seat @param {number} square */
const captured = (view, seat, square) => {
  const raised = buildingAt(view, view.at)?.level ?? ONE, level = raised === THREE ? TOWER : raised
  return html`${leaving(view, view.at)}${way(view.at, square)}
    ${newcomer(view, { seat, level, square })}${faint(architectOn(square, level))}`
}

/** @param {View} view @param {number} seat @param {number} square */
const joinedBy = (view, seat, square) => html`${leaving(view, view.at)}${way(view.at, square)}
  ${newcomer(view, { seat, level: THREE, square })}`

/** @param {View} view @param {number} square */
const swapped = (view, square) => {
  const one = buildingAt(view, view.at), other = buildingAt(view, square)
  return html`${way(view.at, square)}${one && newcomer(view, { ...one, square })}
    ${other && newcomer(view, { ...other, square: view.at })}`
}

/** @param {View} view @param {number} square */
const moved = (view, square) => {
  const one = buildingAt(view, view.at)
  return html`${leaving(view, view.at)}${way(view.at, square)}${one && newcomer(view, { ...one, square })}`
}

/** @param {View} view @param {number} square */
const removed = (view, square) => { const [x, y] = corner(square); return html`${leaving(view, square)}${sign(x + 51, y + 8, SIGN.away)}` }

/** @param {number} square */
const picked = square => { const [x, y] = corner(square); return html`${dashed(fieldPlace(square))}${sign(x + 51, y + 8, SIGN.lift)}` }

/** @param {View} view @param {number} seat @param {number} n */
const travelled = (view, seat, n) => {
  const group = landlord(view, seat, SPACES[n]), [x, y] = chipAt(SPACES[n])
  return html`${dashed(spacePlace(SPACES[n]))}${faint(figure(seat, figureAt(view, seat, n)))}
    ${group && html`<g transform="translate(${x} ${y})"><rect class="skyline-loss" x="-24" y="-11" width="48" height="22" rx="11" />
    <text class="skyline-letter skyline-loss-text" y="4.8" font-size="13.5">−${group.rent}</text></g>`}`
}

/** The towers that a tax would count. @param {View} view @param {number} seat */
const taxed = (view, seat) => html`${dashed(figurePlace(view, seat))}
  ${buildings(view).filter(building => building.seat === seat && building.level === TOWER).map(({ square }) => dotted(fieldPlace(square)))}`

/** @param {Place} place */
const dotted = ({ x, y, w, h }) => html`<rect class="skyline-halo" x=${x + 2} y=${y + 2} width=${w - 4} height=${h - 4} rx="9" />
  <rect class="skyline-dots" x=${x + 2} y=${y + 2} width=${w - 4} height=${h - 4} rx="9" />`

/** @type {Record<string, (view: View, seat: number, move: Move, known: Known) => unknown>} */
const DRAWN = {
  corner: (view, seat, { parts }) => travelled(view, seat, cornerNamed(parts[0])),
  tower: (view, seat, { parts }) => newcomer(view, { seat, level: TOWER, square: squareOf(parts[0]) }),
  floor: (view, seat, { parts }) => newcomer(view, { seat, level: ONE, square: squareOf(parts[0]) }),
  build: (view, seat, { parts }, known) => built(view, seat, squareOf(parts[0]), known),
  capture: (view, seat, { parts }) => captured(view, seat, squareOf(parts[0])),
  join: (view, seat, { parts }) => joinedBy(view, seat, squareOf(parts[0])),
  push: (view, seat, move) => { const { seat: other, n } = pushed(view, move); return travelled(view, other, n) },
  tax: (view, seat, { parts }) => taxed(view, Number(parts[0]) - 1),
  remove: (view, seat, { parts }) => removed(view, squareOf(parts[0])),
  pick: (view, seat, { parts }) => picked(squareOf(parts[0])),
  swap: (view, seat, { parts }) => swapped(view, squareOf(parts[0])),
  move: (view, seat, { parts }) => moved(view, squareOf(parts[0])),
}

// What the move would make of a group, once nothing more must move: as the server previewed it

/** @param {View | undefined} after @param {number} square */
const grown = (after, square) => {
  const settled = after && after.phase !== TO_CAPTURE && after.phase !== TO_FINISH
  return settled ? groups(after).find(({ squares }) => squares.length > 1 && squares.includes(square)) : undefined
}

/** @param {Group} group */
const around = group => {
  const d = outline(group.squares.map(corner), FIELD, 2, 10)
  return html`<path class="skyline-halo" d=${d} /><path class="skyline-ring" d=${d} />`
}

/** @param {View} after @param {Group} group */
const sum = (after, group) => {
  const [x, y] = tagPoint(after, group)
  return html`<g transform="translate(${x} ${y})"><rect class="skyline-sum" x="-19" y="-10" width="38" height="20" rx="10" />
    <text class="skyline-letter skyline-sum-text" y="4.8" font-size="13.5">${group.rent}</text></g>`
}

/** @param {View} view @param {number} seat @param {Move} move @param {Known} [known] */
export const ghost = (view, seat, move, known = {}) => {
  const squares = [move, ...known.next ?? []].flatMap(({ parts }) => parts.map(squareOf)), group = grown(known.after, squares[0])
  return html`<g class="ghost">${group && around(group)}${DRAWN[move.kind]?.(view, seat, move, known)}
    ${move.parts.length > 0 && foreground(view, [...squares, view.at])}${known.after && group && sum(known.after, group)}</g>`
}
