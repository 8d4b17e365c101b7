// Cloud City as it is seen and played: everything here is made of a view, and no rule is known.
import { drawing } from "./looks.js"
import { changed, taller } from "./marks.js"
import { isSpot, places } from "./places.js"
import { buildingsOf } from "./reading.js"
import { worth } from "./worth.js"

/** @typedef {import("./reading.js").View} View */
/** @typedef {{ small?: boolean, iso?: boolean, turn?: number, level?: number, marks?: string[], items?: Item[] }} Look
 *   small: for the side column; iso: as it stands, after `turn` quarters around it; level: 0 river, 1 forest, 2 sand alone;
 *   marks: places to ring; items: the seat's score lines */
/** @typedef {{ rule: string, what: string, at: string, points: number }} Item  a line of the score */
/** @typedef {{ ground: any[], above: any[] }} Rings */
/** @typedef {import("../../../web/board/contract.js").Move} Move */
/** @typedef {{ piece?: string, turn?: string, place?: string, from?: string }} Aim  from: the building one pointed at before */
/** @typedef {Move & { aim: Aim }} Aimed */

export { denied, ghost, targets } from "./lit.js"
export { look, looks } from "./looks.js"
export { defs, piece } from "./pieces.js"
export { nearest, places, wordAt } from "./places.js"
export { aim, compose, note, prompt, verb } from "./play.js"
export { rack, table } from "./table.js"
export { tips } from "./tips.js"
export { explain, steps } from "./words.js"

/** The part of the table that shows a city and where it may still grow.
 * @param {View} view @param {number} seat @param {Look} look */
export const box = (view, seat, look = {}) => drawing(look).box(view, seat, look)

/** A city with all that stands in it.
 * @param {View} view @param {number} seat @param {Look} look */
export const city = (view, seat, look = {}) => [
  drawing(look).draw(view, seat, look, rings(view, seat, look)),
  look.small ? null : worth(view, seat, look.items ?? [], look),
]

/** Around tiles on the ground, around all else above what stands there; under the votes, which stay readable.
 * @param {View} view @param {number} seat @param {Look} look @returns {Rings} */
function rings(view, seat, look) {
  const { marks = [] } = look
  const known = marks.length ? places(view, seat, look) : {}
  const named = marks.flatMap((mark) => mark.split(" ")).filter((name) => known[name]) // a crossing is two walkways
  return {
    ground: named.filter(isSpot).map((name) => changed(known[name].path)),
    above: [
      ...obstacles(view, seat, look).map(taller),
      ...named.filter((name) => !isSpot(name)).map((name) => changed(known[name].path)),
    ],
  }
}

/** What stands in the way of the level one looks at: all taller buildings.
 * @param {View} view @param {number} seat @param {Look} look */
const obstacles = (view, seat, look) =>
  look.small || look.level === undefined
    ? []
    : buildingsOf(view, seat)
        .filter(({ height }) => height > Number(look.level))
        .map((b) => drawing(look).squarePlace(b.row, b.column, look, b.height).path)
