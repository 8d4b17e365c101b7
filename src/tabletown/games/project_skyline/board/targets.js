// Where something may be done: a dashed frame, and a sign that says what would happen there.
import { keptLast } from "../../../web/board/memo.js"
import { whole } from "../../../web/board/whole.js"
import { html } from "../../../web/lib/preact.js"
import { foreground } from "./city.js"
import { framed, lotOf, places } from "./places.js"
import { buildingAt, squareOf } from "./view.js"

/**
 * @typedef {import("./view.js").View} View
 * @typedef {import("../../../web/board/contract.js").Move} Move
 * @typedef {import("./view.js").Box} Box
 * @typedef {import("./city.js").Look} Look
 * @typedef {Move & {text: string, aim: {place?: string}}} Target
 */

export const SIGN = {
  plus: "M0-5.5v11M-5.5 0h11",
  up: "M0 5V-5M-4-1l4-4 4 4",
  onto: "M0-5.5v8M-4-1l4 4 4-4M-5 6H5",
  away: "M-4-4l8 8M4-4l-8 8",
  lift: "M0 3V-5M-4-1l4-4 4 4M-5 6H5",
  swap: "M-5-2.5H5l-3-3M5 2.5H-5l3 3",
}
/** @type {Record<string, string>} */
export const SIGNS_OF = {
  build: SIGN.up,
  capture: SIGN.onto,
  join: SIGN.plus,
  remove: SIGN.away,
  pick: SIGN.lift,
  swap: SIGN.swap,
}

/** @param {Box} box @param {string} [kind] */
export const dashed = (box, kind = "skyline-wash") => html`<path class="skyline-halo" d=${framed(box)} />
  <path class=${`skyline-dashed ${kind}`} d=${framed(box)} />`

/** @param {number} x @param {number} y @param {string} d */
export const sign = (
  x,
  y,
  d,
) => html`<g transform="translate(${x} ${y})"><circle class="skyline-sign" r="11" />
  <path class="skyline-sign-stroke" d=${d} /></g>`

/** Draw a sign at the upper right of a frame. @param {Box} box @param {string} kind of a move */
export const signed = ({ x, y, w }, kind) => sign(x + w - 9, y + 9, SIGNS_OF[kind])

/** @param {Box} box */
const plus = ({ x, y, w, h }) =>
  html`<path class="skyline-plus" d="M${x + w / 2} ${y + h / 2 - 8}v16M${x + w / 2 - 8} ${y + h / 2}h16" />`

/** Draw the number of spaces. @param {Box} box @param {string} steps */
const steps = (
  { x, y, w },
  steps,
) => html`<g transform="translate(${x + w - 9} ${y + 9})"><circle class="skyline-sign" r="11" />
  <text class="skyline-letter skyline-sign-number" y="5" font-size="14">${steps}</text></g>`

/** @param {View} view @param {Target} move */
const target = (view, { kind, parts, aim: { place = "" } }) => {
  const stands = kind in SIGNS_OF && buildingAt(view, squareOf(place))
  const box = stands ? lotOf(view, squareOf(place)) : places(view)[place]
  return html`<g class="target" key=${place}>${dashed(box, stands || kind === "tax" ? "" : undefined)}
    ${kind === "push" ? steps(box, parts[1]) : stands ? signed(box, kind) : kind !== "tax" && plus(box)}</g>`
}

const kept = keptLast()

/** @param {View} view @param {number} seat @param {Target[]} moves @param {Look} look */
export const targets = (view, seat, moves, look) =>
  kept([view, look.rents, ...moves.map(({ text }) => text)], () => whole(lit(view, moves, look)))

/** @param {View} view @param {Target[]} moves @param {Look} look */
const lit = (view, moves, look) => html`<g class="targets">${moves.map((move) => target(view, move))}
  ${foreground(
    view,
    moves.map(({ aim: { place = "" } }) => squareOf(place)),
    look,
  )}</g>`
