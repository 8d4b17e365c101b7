// What something speaks of that one looks at, or that is refused: framed in dots.
import { html } from "../../../web/lib/preact.js"
import { NONE } from "./facts.js"
import { ahead, dots, foreground } from "./city.js"
import { framed, lotOf, spacePlace } from "./places.js"
import { SPACES, groupAt, squareOf } from "./plan.js"
import { around } from "./rents.js"

/**
 * @typedef {import("./plan.js").View} View
 * @typedef {import("./plan.js").Group} Group
 * @typedef {import("./city.js").Look} Look
 */

/** Of a building the whole group and the street where one pays for it; of a figure where it may come next. @param {View} view
 * @param {number | null} seat @param {string} place @param {Look} look */
export const sight = (view, seat, place, look) => {
  if (place.startsWith("seat-")) return html`<g class="sight">${ahead(view, Number(place.slice(5)) - 1)}</g>`
  const group = groupAt(
    view,
    place.startsWith("space-") ? SPACES[Number(place.slice(6))].square : squareOf(place),
  )
  return group
    ? html`<g class="sight">${dots(around(group))}${visited(group).map((space) => dots(spacePlace(space).path))}
    ${foreground(view, [], look)}</g>`
    : null
}

/** The spaces beside a group. @param {Group} group */
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
