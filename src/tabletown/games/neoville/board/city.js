// Draw one city: its ground, its land and what is built on it.
import { columnName, rowName } from "../../../web/board/squares.js"
import { whole } from "../../../web/board/whole.js"
import { html } from "../../../web/lib/preact.js"
import { ground, places, spotsShown } from "./places.js"
import { land } from "./land.js"
import { OVER } from "./facts.js"
import { isSkyscraper, isUtility, kindOf, paysOf } from "./kinds.js"
import { token } from "./tokens.js"
import { UNIT, once, squaresOf } from "./view.js"
import { states } from "./states.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Square} Square */
/** @typedef {import("./states.js").Item} Item */

/**
 * Draw the city of a seat.
 * @param {View} view
 * @param {number} seat
 * @param {{small?: boolean, bare?: boolean, marks?: string[], items?: Item[]}} look small: shapes and numbers
 *   only; bare: without the ground; marks: names of places to outline; items: the seat's score, shown beside
 *   each structure
 */
export function city(view, seat, { small = false, bare = false, marks = [], items = [] } = {}) {
  const all = marks.length ? places(view, seat) : {}
  return html`<g class=${`nv-city ${small ? "nv-small" : ""} ${view.phase === OVER ? "nv-final" : ""}`}>
    ${small ? glanced(view, seat) : [!bare && namedGround(view, seat), settled(view, seat), states(items)]}
    ${marks.filter((name) => all[name]).map((name) => outlined(all[name].path, "fact"))}</g>`
}

const settled = once((view, seat) => {
  const squares = squaresOf(view, seat)
  return whole(html`<g>${squares.length > 0 && land(squares, false)}${standing(squares)}</g>`)
})

const glanced = once((view, seat) => {
  const squares = squaresOf(view, seat)
  return whole(html`<g>
    ${plainGround(view, seat, true)}${squares.length > 0 && land(squares, true)}${signs(squares)}
  </g>`)
})

/**
 * A line with a halo, legible on any terrain.
 * @param {string} d
 * @param {"fact" | "not-yet" | "relation"} kind
 */
export const outlined = (d, kind) =>
  html`<path class="nv-under" d=${d} /><path class=${`nv-over nv-${kind}`} d=${d} />`

// The ground

/** @param {View} view @param {number} seat @param {boolean} small */
const plainGround = (view, seat, small) => {
  const { x, y, w, h } = ground(view, seat, small)
  return html`<rect class="nv-ground" x=${x} y=${y} width=${w} height=${h} rx=${small ? 14 : 20} />`
}

/** Crosses where spots meet, and the names of columns and rows along the rim. */
const namedGround = once((view, seat) => {
  const { x, y, h } = ground(view, seat, false)
  const spots = spotsShown(view, seat)
  const lines = (/** @type {0 | 1} */ i) =>
    [...new Set(spots.map((spot) => spot[i]))].flatMap((first) => [first, first + 1])
  return whole(html`<g>
    ${plainGround(view, seat, false)}<path class="nv-spots" d=${crosses(spots)} />
    ${lines(0).map((c) => label(c * UNIT + UNIT / 2, y + h - 4.5, columnName(c)))}
    ${lines(1).map((r) => label(x + 9, r * UNIT + UNIT / 2 + 3, rowName(r)))}
  </g>`)
})

/** @param {number} x @param {number} y @param {string} name */
const label = (x, y, name) => html`<text class="nv-name" x=${x} y=${y}>${name}</text>`

/** @param {[number, number][]} spots */
const crosses = (spots) =>
  [
    ...new Set(
      spots.flatMap(([c, r]) =>
        [
          [c, r],
          [c + 2, r],
          [c, r + 2],
          [c + 2, r + 2],
        ].map(String),
      ),
    ),
  ]
    .map((corner) => corner.split(",").map((at) => Number(at) * UNIT))
    .map(([x, y]) => `M${x - 4} ${y}h8M${x} ${y - 4}v8`)
    .join("")

// What stands on the land

/** @param {string} id @param {Square} square */
const use = (id, { c, r }) => token(id, c * UNIT, r * UNIT)

/** Draw the back rows first and the plates of skyscrapers on top of everything. @param {Square[]} squares */
export const standing = (squares) => {
  const rows = squares.filter(({ mark, built }) => mark || built).sort((a, b) => a.r - b.r)
  const towers = rows.filter(({ built }) => isSkyscraper(built))
  return html`${rows.map(thingOn)}
    ${towers.map((square) => use(`plate-${square.built.slice(1)}`, square))}`
}

/** @param {Square} square */
const thingOn = (square) => {
  const { mark, built } = square
  return use(mark ? `mark-${mark}` : isSkyscraper(built) ? `body-${built}` : built, square)
}

// The same as small signs

const SIGNS = /** @type {Record<string, string>} */ ({
  p: "M20 9a11 11 0 010 22a11 11 0 010-22z",
  s: "M12 10h16a2 2 0 012 2v16a2 2 0 01-2 2H12a2 2 0 01-2-2V12a2 2 0 012-2z",
  tower: "M6 3h28a4 4 0 014 4v26a4 4 0 01-4 4H6a4 4 0 01-4-4V7a4 4 0 014-4z",
  b: "M7 6h25a6 6 0 016 6v17a4 4 0 01-4 4h-1a4 4 0 01-8 0H15a4 4 0 01-8 0H6a4 4 0 01-4-4V11a5 5 0 015-5z",
  m: "M9 2l11 7L31 2l7 7-7 11 7 11-7 7-11-7-11 7-7-7 7-11L2 9z",
  d: "M3 36V20a17 17 0 0134 0v16z",
})

/** @param {Square[]} squares */
const signs = (squares) =>
  squares
    .filter(({ mark, built }) => mark || built)
    .map(({ c, r, mark, built }) => {
      const kind = mark || (isUtility(built) ? kindOf(built) : "tower")
      const at = `translate(${c * UNIT} ${r * UNIT})`
      return html`<g key=${at} class=${`nv-sign nv-sign-${kind}`} transform=${at}><path d=${SIGNS[kind]} />
        ${built ? numberOf(built) : ""}</g>`
    })

/** @param {string} word */
const numberOf = (word) =>
  isUtility(word)
    ? html`<text class="nv-num" x="20" y="28" font-size="22">${paysOf(word)}</text>`
    : html`<text class="nv-num" x="20" y="30" font-size="28">${word.slice(1)}</text>`
