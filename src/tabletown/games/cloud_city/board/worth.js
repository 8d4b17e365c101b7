// Show what cards give or take at its place: at a building, or where two walkways cross.
import { html } from "../../../web/lib/preact.js"
import { CARDS } from "./facts.js"
import { round } from "./geometry.js"
import { drawing } from "./looks.js"
import { isSeen } from "./marks.js"
import { apart } from "./pills.js"
import { buildingAt, squaresUnder, walkwaysOf } from "./view.js"
import { signed } from "./words.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Building} Building */
/** @typedef {import("./view.js").Walkway} Walkway */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./board.js").Item} Item */
/** @typedef {import("./board.js").Look} Look */

/** @param {View} view @param {number} seat @param {Item[]} items @param {Look} look */
export function worth(view, seat, items, look) {
  /** @type {Map<string, number>} */ const sums = new Map()
  for (const { what, at, points } of items)
    if (at && CARDS.includes(what)) sums.set(at, (sums.get(at) ?? 0) + points)
  return [...sums].map(([at, votes]) => {
    const here = buildingAt(view, seat, at) ?? crossing(view, seat, at)
    // The score may be older than the view.
    return here && isSeen(here.height, look) ? chip(view, seat, here, votes, look) : null
  })
}

/**
 * Return the first square that both walkways pass between their ends, at the height of the upper one.
 * @param {View} view
 * @param {number} seat
 * @param {string} pair
 * @returns {Building | null}
 */
function crossing(view, seat, pair) {
  const [one, other] = walkwaysOf(view, seat).filter(({ name }) => pair.split(" ").includes(name))
  const here =
    one &&
    other &&
    between(one).find((a) => between(other).some((b) => a.row === b.row && a.column === b.column))
  return here ? { ...here, height: Math.max(one.height, other.height) } : null
}

/** @param {Walkway} walkway */
const between = (walkway) => squaresUnder(walkway).slice(1, -1)

/** Points around the middle of a roof, the best first. @type {Point[]} */
const BESIDE = [
  [0, -17],
  [-20, -8],
  [20, -8],
  [-20, 8],
  [20, 8],
  [0, 17],
]

/**
 * Draw a chip on the roof, clear of the votes of walkways.
 * @param {View} view
 * @param {number} seat
 * @param {Building} at
 * @param {number} votes
 * @param {Look} look
 */
function chip(view, seat, at, votes, look) {
  const { along, riders } = drawing(look)
  const [x, y] = along({ ...at, down: false, length: 0, name: "" }, 0, look)
  const choices = BESIDE.map(([right, down]) => /** @type {Point} */ ([x + right, y + down]))
  const taken = riders(view, seat, look)
  const [left, top] =
    choices.find((choice) => taken.every(({ point }) => apart(choice, point, 27, 19) >= 1)) ?? choices[0]
  const kind = votes < 0 ? "cloud-chip cloud-chip-loss" : "cloud-chip"
  return html`<g class=${kind} transform=${`translate(${round(left)} ${round(top)})`}>
    <rect x="-12" y="-8" width="24" height="16" rx="8" /><text y="4">${signed(votes)}</text>
  </g>`
}
