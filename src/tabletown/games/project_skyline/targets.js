// What may be done: where a move happens, and the lit targets of all legal ones.
import { html } from "/web/lib/preact.js"
import { foreground } from "/games/project_skyline/city.js"
import {
  FIELD, SPACES, buildingAt, corner, cornerName, cornerNamed, figureAt, isCorner, middle, spacePlace, squareOf,
} from "/games/project_skyline/plan.js"

/**
 * @typedef {import("/games/project_skyline/plan.js").View} View
 * @typedef {import("/games/project_skyline/plan.js").Move} Move
 * @typedef {import("/games/project_skyline/plan.js").Place} Place
 */

// Where a move happens

/** The seat and the space of a figure that would be pushed. @param {View} view @param {Move} move */
export const pushed = (view, { parts }) => {
  const [seat, steps] = [Number(parts[0]) - 1, Number(parts[1])]
  return { seat, n: (view.figure[seat] + steps) % SPACES.length }
}

/** The names of the places that a move speaks of, in the order in which one would point at them. @param {View} view @param {Move} move
 * @returns {string[]} */
export const placesOf = (view, move) => {
  if (move.kind === "push") return [`seat-${move.parts[0]}`, spaceName(pushed(view, move).n)]
  if (move.kind === "tax") return [`seat-${move.parts[0]}`]
  return ["rolled", "again", "gift", "card"].includes(move.kind) ? [] : move.parts
}

/** A corner by its name, another space by its number. @param {number} n */
export const spaceName = n => isCorner(SPACES[n]) ? cornerName(SPACES[n]) : `space-${n}`

// Legal targets: a dashed frame, and a sign that says what would happen there

export const SIGN = {
  plus: "M0-5.5v11M-5.5 0h11", up: "M0 5V-5M-4-1l4-4 4 4", onto: "M0-5.5v8M-4-1l4 4 4-4M-5 6H5", away: "M-4-4l8 8M4-4l-8 8",
  lift: "M0 3V-5M-4-1l4-4 4 4M-5 6H5", swap: "M-5-2.5H5l-3-3M5 2.5H-5l3 3",
}
/** @type {Record<string, string>} */
export const SIGNS_OF = { build: SIGN.up, capture: SIGN.onto, join: SIGN.plus, remove: SIGN.away, pick: SIGN.lift, swap: SIGN.swap }

/** @param {Place} place @param {string} [kind] */
export const dashed = ({ x, y, w, h }, kind = "skyline-wash") => html`
  <rect class="skyline-halo" x=${x + 3} y=${y + 3} width=${w - 6} height=${h - 6} rx="9" />
  <rect class=${`skyline-dashed ${kind}`} x=${x + 3} y=${y + 3} width=${w - 6} height=${h - 6} rx="9" />`

/** @param {number} x @param {number} y @param {string} d */
export const sign = (x, y, d) => html`<g transform="translate(${x} ${y})"><circle class="skyline-sign" r="11" />
  <path class="skyline-sign-stroke" d=${d} /></g>`

/** @param {number} square @returns {Place} */
export const fieldPlace = square => { const [x, y] = corner(square); return { x, y, w: FIELD, h: FIELD } }

/** @param {View} view @param {Move} move */
const fieldTarget = (view, { kind, parts: [name] }) => {
  const square = squareOf(name), place = fieldPlace(square), [x, y] = middle(square)
  return buildingAt(view, square) ? html`${dashed(place, "")}${sign(place.x + 51, place.y + 8, SIGNS_OF[kind])}`
    : html`${dashed(place)}<path class="skyline-plus" d="M${x} ${y - 8}v16M${x - 8} ${y}h16" />`
}

/** @param {View} view @param {Move} move */
const spaceTarget = (view, move) => {
  const space = SPACES[move.kind === "corner" ? cornerNamed(move.parts[0]) : pushed(view, move).n], steps = move.parts[1]
  return html`${dashed(spacePlace(space))}${steps ? html`<g transform="translate(${space.x} ${space.y})">
    <circle class="skyline-sign" r="11" />
    <text class="skyline-letter skyline-sign-number" y="5" font-size="14">${steps}</text></g>` : sign(space.x, space.y, SIGN.plus)}`
}

/** @param {View} view @param {Move} move */
const target = (view, move) => {
  if (move.kind === "push" || move.kind === "corner") return spaceTarget(view, move)
  if (move.kind === "tax") return dashed(figurePlace(view, Number(move.parts[0]) - 1), "")
  return move.parts.length ? fieldTarget(view, move) : null
}

/** @param {View} view @param {number} seat @returns {Place} */
export const figurePlace = (view, seat) => { const [x, y] = figureAt(view, seat); return { x: x - 16, y: y - 20, w: 32, h: 40 } }

/** @param {View} view @param {Move[]} moves */
export const targets = (view, moves) => html`<g class="skyline-targets">${moves.map(move => target(view, move))}
  ${foreground(view, moves.flatMap(move => placesOf(view, move)).map(squareOf))}</g>`
