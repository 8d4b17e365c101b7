// Draw a city with its score and its marks.
import { drawing } from "./looks.js"
import { changed, taller } from "./marks.js"
import { isSpot, places } from "./places.js"
import { buildingsOf } from "./view.js"
import { worth } from "./worth.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./board.js").Look} Look */

/** @typedef {import("./board.js").Rings} Rings */
/** Draw a city with all that stands in it. @param {View} view @param {number} seat @param {Look} look */
export const city = (view, seat, look = {}) => [
  drawing(look).draw(view, seat, look, rings(view, seat, look)),
  look.small ? null : worth(view, seat, look.items ?? [], look),
]

/**
 * Outline what is marked: tiles on the ground, everything else above what stands there, but below the votes,
 * which stay readable.
 * @param {View} view
 * @param {number} seat
 * @param {Look} look
 * @returns {Rings}
 */
function rings(view, seat, look) {
  const { marks = [] } = look
  const known = marks.length ? places(view, seat, look) : {}
  // A crossing is two walkways.
  const named = marks.flatMap((mark) => mark.split(" ")).filter((name) => known[name])
  return {
    ground: named.filter(isSpot).map((name) => changed(known[name].path)),
    above: [
      ...obstacles(view, seat, look).map(taller),
      ...named.filter((name) => !isSpot(name)).map((name) => changed(known[name].path)),
    ],
  }
}

/**
 * Return the outlines of what hides the level that is shown: all taller buildings.
 * @param {View} view
 * @param {number} seat
 * @param {Look} look
 */
const obstacles = (view, seat, look) =>
  look.small || look.level === undefined
    ? []
    : buildingsOf(view, seat)
        .filter(({ height }) => height > Number(look.level))
        .map((b) => drawing(look).squarePlace(b.row, b.column, look, b.height).path)
