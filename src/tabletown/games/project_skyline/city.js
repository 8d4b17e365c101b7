// The whole board as it stands: ground and street, groups with their rent, buildings, figures, the architect.
import { html } from "/web/lib/preact.js"
import { outline } from "/games/project_skyline/outline.js"
import { roof, shadow, use } from "/games/project_skyline/pieces.js"
import {
  EDGE, FIELD, NONE, OWNERS, SIGNS, SPACES, SQUARES, STREET, THREE, TO_ROLL, buildingAt, buildings, corner, figureAt, groups, isCentre,
  isCorner, landlord, middle, outward, standing,
} from "/games/project_skyline/plan.js"

/**
 * @typedef {import("/games/project_skyline/plan.js").View} View
 * @typedef {import("/games/project_skyline/plan.js").Place} Place
 * @typedef {import("/games/project_skyline/plan.js").Space} Space
 * @typedef {import("/games/project_skyline/plan.js").Group} Group
 * @typedef {import("/games/project_skyline/plan.js").Building} Building
 */

// The ground, which never changes

const SPAN = EDGE + 2 * STREET, KERB = 11, LANE = 41
const LANES = `M0 ${-LANE}H${EDGE}M0 ${EDGE + LANE}H${EDGE}M${-LANE} 0V${EDGE}M${EDGE + LANE} 0V${EDGE}`

/** @param {number} square */
const field = square => {
  const [x, y] = corner(square), kind = isCentre(square) ? "skyline-centre" : "skyline-field"
  return html`<rect class=${kind} x=${x + 2} y=${y + 2} width=${FIELD - 4} height=${FIELD - 4} rx="6" />`
}

/** Behind every corner an arrow says which way the figures go. @param {number} side */
const chevron = side => {
  const x = [4, EDGE + LANE, EDGE - 4, -LANE][side], y = [-LANE, 4, EDGE + LANE, EDGE - 4][side]
  return html`<path class="skyline-chevron" d="M-3-5l5 5-5 5" transform="translate(${x} ${y}) rotate(${side * 90})" />`
}

/** @param {Space} space */
const actionField = ({ x, y }) => html`<g transform="translate(${x} ${y})"><circle class="skyline-action" r="30" />
  <g class="skyline-action-card" transform="translate(-1 -1.5) scale(1.15)"><rect x="-7" y="-9" width="16" height="21" rx="3" />
  <path d="M-1.6-1a2.7 2.7 0 113.4 2.6c-.8.2-1.100.7-1.1 1.7M.7 6.4v.1" /></g></g>`

const coordinates = () => [0, 1, 2, 3, 4, 5].map(i => html`<text class="skyline-coordinate" x=${i * FIELD + 7} y=${-2.6}>
  ${"abcdef"[i]}</text>
  <text class="skyline-coordinate" x=${-5.6} y=${i * FIELD + 10}>${i + 1}</text>`)

const ground = () => html`<rect class="skyline-slab" x=${-STREET} y=${-STREET + 8} width=${SPAN} height=${SPAN} rx="38" />
  <rect class="skyline-street" x=${-STREET} y=${-STREET} width=${SPAN} height=${SPAN} rx="38" />
  <path class="skyline-lane" d=${LANES} />${[0, 1, 2, 3].map(chevron)}
  <rect class="skyline-kerb" x=${-KERB} y=${-KERB} width=${EDGE + 2 * KERB} height=${EDGE + 2 * KERB} rx="12" />${SQUARES.map(field)}`

// The rent map: one outline a group, its rent on a tag, and along the street what a visitor would pay

/** @param {Group} group */
const lotOf = group => {
  const colour = `var(--seat-${OWNERS[group.seat]})`
  return html`<path class="skyline-group" d=${outline(group.squares.map(corner), FIELD, 3.5, 9)} fill=${colour} stroke=${colour} />`
}

/** How high the building in front of a square is. @param {View} view @param {number} square */
const inFront = (view, square) => buildingAt(view, square + 8)?.level ?? NONE

/** How much a tag on the lower edge of a square would hide. @param {View} view @param {number} square */
const hides = (view, square) => inFront(view, square) * 2 + (square + 8 === view.architect ? 9 : 0)

/** Where the tag of a group hangs: on a lower edge, where it hides least. @param {View} view @param {Group} group */
const tagSquare = (view, group) => group.squares.filter(square => !group.squares.includes(square + 8))
  .sort((one, other) => hides(view, one) - hides(view, other) || one - other)[0]

/** On the edge; before a tall building higher, where it leaves the letter on that roof free. @param {View} view @param {Group} group */
export const tagPoint = (view, group) => {
  const square = tagSquare(view, group), [x, y] = middle(square)
  return [x, y + (inFront(view, square) < THREE ? 27 : 16)]
}

/** @param {View} view @param {Group} group */
const tag = (view, group) => {
  const [x, y] = tagPoint(view, group), owner = OWNERS[group.seat]
  return html`<g transform="translate(${x} ${y})">
    <rect class="skyline-tag" x="-18" y="-9.5" width="36" height="19" rx="9.5" fill="var(--seat-${owner})" />
    <text class="skyline-letter" y="4.7" font-size="13.5" fill="var(--on-seat-${owner})">${group.rent}</text></g>`
}

/** Whoever stands alone needs none. @param {View} view */
export const tags = view => groups(view).filter(group => group.squares.length > 1).map(group => tag(view, group))

/** @param {Space} space */
export const chipAt = ({ x, y, side }) => { const [dx, dy] = outward(side); return [x + dx * 10, y + dy * 20] }

/** @param {Space} space @param {Group} group */
const chip = (space, group) => {
  const [x, y] = chipAt(space), owner = OWNERS[group.seat], long = group.rent > 99, w = long ? 48 : 42
  return html`<g transform="translate(${x} ${y})">
    <rect class="skyline-chip" x=${-w / 2} y="-11" width=${w} height="22" rx="11" stroke="var(--seat-${owner}-2)" />
    ${use(`seat-${owner}`, 2 - w / 2, -8, 16, 16)}
    <text class="skyline-letter skyline-due" x=${long ? 7.5 : 8} y="4.7" font-size=${long ? 12.5 : 13.5}>${group.rent}</text></g>`
}

/** What stopping there costs the seat that looks; a point where it costs nothing. @param {View} view @param {number | null} seat
 * @param {Space} space */
const toll = (view, seat, space) => {
  const group = landlord(view, seat, space), [dx, dy] = outward(space.side)
  return group ? chip(space, group) : html`<circle class="skyline-free" cx=${space.x + dx * 20} cy=${space.y + dy * 20} r="3" />`
}

/** Before a roll: where each number of the white die leads. @param {View} view */
const ahead = view => [1, 2, 3, 4, 5, 6].map(n => SPACES[(view.figure[view.seat] + n) % SPACES.length]).map((space, i) => {
  const [dx, dy] = isCorner(space) ? [0, -1] : outward(space.side), [x, y] = [space.x - dx * 21, space.y - dy * (isCorner(space) ? 19 : 13)]
  return html`<g class="skyline-ahead" transform="translate(${x} ${y})"><rect x="-7" y="-7" width="14" height="14" rx="4" /><text y="3.8">
    ${i + 1}</text></g>`
})

// What stands

/** @param {Building} building */
const shade = ({ level, square }) => { const [x, y] = corner(square); return shadow(level, x, y) }

/** @param {Building} building */
export const stand = ({ seat, level, square }) => {
  const [x, y] = corner(square)
  return use(OWNERS[seat] + SIGNS[level], x, y, FIELD, FIELD)
}

/** On the right of the roof, beside the letter. @param {number} square @param {number} level */
export const architectOn = (square, level) => {
  const [x, y] = corner(square), top = roof(level)
  return use("architect", x + 33, y + top.y + top.d / 2 - 35, 30, 42)
}

/** @param {View} view @param {Building} building */
const upright = (view, building) => html`<g key=${building.square}>${stand(building)}
  ${building.square === view.architect && architectOn(building.square, building.level)}</g>`

/** The tall buildings that stand before some squares, and those before these. @param {View} view @param {number[]} squares */
const before = (view, squares) => buildings(view).reduce((/** @type {Building[]} */ found, building) => {
  const behind = building.square - 8, hides = squares.includes(behind) || found.some(({ square }) => square === behind)
  return hides && building.level >= THREE && !squares.includes(building.square) ? [...found, building] : found
}, [])

/** Once more what must stay free when something is drawn over the board: roofs before it, and all tags.
 * @param {View} view @param {number[]} squares */
export const foreground = (view, squares) => html`${before(view, squares).map(building => upright(view, building))}${tags(view)}`

/** @param {number} seat @param {number[]} at */
export const figure = (seat, [x, y]) => use(`figure-${OWNERS[seat]}`, x - 13, y - 17, 26, 34)

/** @param {View} view */
const figures = view => standing(view).map(seat => ({ seat, at: figureAt(view, seat) })).sort((one, other) => one.at[1] - other.at[1])
  .map(({ seat, at }) => html`<g key=${`figure-${seat}`}>${figure(seat, at)}</g>`)

/** The building that is about to move: dots, a relation to look at. @param {View} view */
const about = view => {
  const [x, y] = corner(view.at)
  return html`<rect class="skyline-halo" x=${x + 2} y=${y + 2} width="56" height="56" rx="9" />
    <rect class="skyline-dots" x=${x + 2} y=${y + 2} width="56" height="56" rx="9" />`
}

/** @param {Place} place */
export const ring = ({ x, y, w, h }) => html`<rect class="skyline-halo" x=${x + 1} y=${y + 1} width=${w - 2} height=${h - 2} rx="10" />
  <rect class="skyline-ring" x=${x + 1} y=${y + 1} width=${w - 2} height=${h - 2} rx="10" />`

/** @param {View} view @param {number | null} seat */
export const largeCity = (view, seat) => {
  const all = buildings(view), joint = groups(view)
  return html`${ground()}${joint.map(lotOf)}${SPACES.filter(isCorner).map(actionField)}${coordinates()}
    ${SPACES.filter(space => !isCorner(space)).map(space => toll(view, seat, space))}
    ${view.at !== NONE && about(view)}${all.map(shade)}${all.map(building => upright(view, building))}
    ${tags(view)}${view.phase === TO_ROLL && ahead(view)}${figures(view)}`
}

// Small: no texture, no silhouettes; the shape says whose, the number how high

/** @param {View} view @param {Building} building */
const token = (view, { seat, level, square }) => {
  const [x, y] = corner(square)
  return html`<g key=${square}>${use(`token-${OWNERS[seat]}${SIGNS[level]}`, x + 5, y + 5, 50, 50)}
    ${square === view.architect && html`<g class="skyline-small-architect" transform="translate(${x + 49} ${y + 10})"><circle r="14" />
    <path d="M-9 3a9 9 0 0118 0zM-12 3h24" /></g>`}</g>`
}

/** @param {View} view */
const smallFigures = view => standing(view).map(seat => {
  const [x, y] = figureAt(view, seat)
  return html`<g key=${`figure-${seat}`}>${use(`seat-${OWNERS[seat]}`, x - 15, y - 15, 30, 30)}</g>`
})

/** @param {View} view */
export const smallCity = view => html`${ground()}
  ${SPACES.filter(isCorner).map(({ x, y }) => html`<circle class="skyline-action" cx=${x} cy=${y} r="30" />`)}
  ${groups(view).map(lotOf)}${buildings(view).map(building => token(view, building))}${smallFigures(view)}`
