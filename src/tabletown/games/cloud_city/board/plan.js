// Draw a city from above, squares 40 units wide. What is higher lies over what is lower.
import { columnName, rowName } from "../../../web/board/squares.js"
import { whole } from "../../../web/board/whole.js"
import { html } from "../../../web/lib/preact.js"
import { VOTES } from "./facts.js"
import { U, placed, rect, round, roundedRect } from "./geometry.js"
import {
  HEIGHTS,
  buildingsOf,
  buildingsOn,
  freeSpots,
  gardensOn,
  once,
  partOf,
  smallPartOf,
  tilesOf,
  walkwaysOf,
} from "./view.js"
import { fading, isSeen, notYet } from "./marks.js"
import { apart, pillPoints, votePill } from "./pills.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Tile} Tile */
/** @typedef {import("./view.js").Building} Building */
/** @typedef {import("./view.js").Walkway} Walkway */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./board.js").Look} Look */
/** @typedef {import("./board.js").Rings} Rings */

const LABELS = 18 // room for the names of rows and columns
const WIDTHS = [20, 15, 10] // of decks: a lower one is wider, so that it shows below others

/** @param {View} view @param {number} seat @param {Look} look @returns {[number, number, number, number]} */
export function box(view, seat, { small }) {
  const { top, bottom, left, right } = shown(view, seat, small)
  const before = small ? 4 : LABELS
  const after = small ? 4 : 8
  return [
    left * U - before,
    top * U - before,
    (right - left) * U + before + after,
    (bottom - top) * U + before + after,
  ]
}

/** @param {View} view @param {number} seat @param {boolean} [small] */
const shown = (view, seat, small) => (small ? smallPartOf(view, seat) : partOf(view, seat))

/** @param {View} view @param {number} seat @param {Look} look @param {Rings} rings */
export const draw = (view, seat, look, rings) => html`<g class="cloud-plan">
  ${standing(view, seat, look)}${rings.ground}${rings.above}${voting(view, seat, look)}
</g>`

// Drawn once for a view, because it stays the same whatever changes around it

const standing = once((view, seat, look) =>
  whole(html`<g>
  ${look.bare ? null : sky(view, seat, look)}
  ${tilesOf(view, seat).map((tile) => ground(tile, look.small))}
  ${HEIGHTS.map((_, height) => level(view, seat, height, look))}
  ${look.small || look.bare ? null : labels(view, seat)}
</g>`),
)
const voting = once((view, seat, look) => whole(html`<g>${pills(view, seat, look)}</g>`))

// The ground: sky, clouds where nothing lies yet, tiles

/** @param {View} view @param {number} seat @param {Look} look */
function sky(view, seat, { small }) {
  const { top, bottom, left, right } = shown(view, seat, small)
  const [x, y, w, h] = [left * U - 4, top * U - 4, (right - left) * U + 8, (bottom - top) * U + 8]
  return html`<rect class="cloud-sky" x=${x} y=${y} width=${w} height=${h} rx="10" />
    ${
      small
        ? null
        : freeSpots(view, seat).map(({ row, column }, i) =>
            cloud((column + 1) * U, (row + 0.9 + (i % 2) * 0.4) * U, 0.56),
          )
    }`
}

/** @param {number} x @param {number} y @param {number} scale */
export const cloud = (x, y, scale) =>
  html`<use href="#cloud-cloud" transform=${`translate(${round(x)} ${round(y)}) scale(${scale})`} />`

/** Draw a tile without its buildings. @param {Tile} tile @param {boolean} [small] */
export const ground = (tile, small) => html`<g transform=${`translate(${tile.column * U} ${tile.row * U})`}>
  ${
    small
      ? html`<rect class="cloud-land" x="1" y="1" width="78" height="78" rx="6" />`
      : html`<use
    href="#cloud-tile" />`
  }
  ${
    small
      ? null
      : gardensOn(tile).map((at, i) =>
          garden((at.column - tile.column) * U, (at.row - tile.row) * U, i ? 0 : tile.start),
        )
  }
</g>`

/**
 * Draw a square without a building: a small cloud, or on a start tile as many birds as its number.
 * @param {number} x
 * @param {number} y
 * @param {number} birds
 */
export const garden = (x, y, birds) =>
  birds
    ? BIRDS.slice(0, birds).map(([dx, dy]) => html`<use href="#cloud-bird" x=${x + dx} y=${y + dy} />`)
    : html`<use href="#cloud-garden" x=${x} y=${y} />`
const BIRDS = [
  [21, 14],
  [12, 23],
  [29, 25],
  [20, 32],
]

// A level: its walkways, and on top of their ends its buildings

/** @param {View} view @param {number} seat @param {number} height @param {Look} look */
const level = (view, seat, height, look) => html`<g class=${fading(height, look)}>
  ${walkwaysOf(view, seat)
    .filter((w) => w.height === height)
    .map((w) => deck(w, look.small))}
  ${buildingsOf(view, seat)
    .filter((b) => b.height === height)
    .map((b) => building(b, look.small))}
</g>`

/** @param {Building} building @param {boolean} [small] */
export const building = ({ row, column, height }, small) =>
  html`<use href=${`#cloud-plan-${HEIGHTS[height]}${small ? "-small" : ""}`} x=${column * U} y=${row * U} />`

/** @param {Walkway} walkway @param {boolean} [small] */
export function deck({ row, column, height, down, length }, small) {
  const wide = WIDTHS[height] * (small ? 1.25 : 1)
  const name = HEIGHTS[height]
  const size = { x: 0, y: -wide / 2, width: length * U, height: wide }
  const at = `translate(${(column + 0.5) * U} ${(row + 0.5) * U})`
  return html`<g transform=${at + (down ? " rotate(90)" : "")}>
    ${
      small
        ? null
        : html`<rect class="cloud-shade" ...${size}
      y=${size.y + (down ? -2 : 2) * (height + 1)} />`
    }
    <rect ...${size} fill=${`var(--${name})`} stroke=${`var(--${name}-2)`}
      stroke-width=${small ? 2.5 : 1.8} />
    ${small ? null : html`<rect ...${size} fill=${`url(#cloud-way-${name})`} />`}
  </g>`
}

// Names of rows and columns; votes

/** @param {View} view @param {number} seat */
function labels(view, seat) {
  const { top, bottom, left, right } = partOf(view, seat)
  const rows = range(top, bottom).map((row) => [left * U - 11, (row + 0.5) * U + 3.5, rowName(row)])
  const columns = range(left, right).map((column) => [(column + 0.5) * U, top * U - 8, columnName(column)])
  return [...rows, ...columns].map(
    ([x, y, text]) => html`<text class="cloud-label" x=${x} y=${y}>${text}</text>`,
  )
}

export const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: to - from }, (_, i) => from + i)

/** @param {View} view @param {number} seat @param {Look} look */
export const pills = (view, seat, look) =>
  riders(view, seat)
    .filter(({ walkway }) => isSeen(walkway.height, look))
    .map(({ walkway: w, point }) =>
      votePill(w.height, VOTES[w.length], point, look.small ? 1.25 : 0.95, look.small),
    )

/** Return where the votes of all walkways are shown. */
export const riders = once((view, seat) => pillPoints(walkwaysOf(view, seat), along, isClear(view, seat)))

/** Does a point of a walkway lie on no roof? @param {View} view @param {number} seat */
export const isClear = (view, seat) => (/** @type {Walkway} */ w, /** @type {number} */ squares) =>
  buildingsOf(view, seat).every((b) => apart(along(w, squares), centre(b.row, b.column), 20, 20) >= 1)

/** @returns {Point} */
const centre = (/** @type {number} */ row, /** @type {number} */ column) => [
  (column + 0.5) * U,
  (row + 0.5) * U,
]

/** Return a point of a walkway by its distance from the start. @param {Walkway} w @param {number} squares */
export const along = (w, squares) => centre(w.row + (w.down ? squares : 0), w.column + (w.down ? 0 : squares))

// Where things lie, to light up and to hit

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
const place = (x, y, w, h, r) => placed(rect(x, y, w, h), roundedRect(x, y, w, h, r))

/** @param {number} row @param {number} column */
export const spotPlace = (row, column) => place(column * U + 3, row * U + 3, 2 * U - 6, 2 * U - 6, 6)
/** @param {number} row @param {number} column */
export const squarePlace = (row, column) => place(column * U + 2, row * U + 2, U - 4, U - 4, 8)
/** @param {Walkway} w */
export const walkwayPlace = (w) => {
  const [x, y] = along(w, 0)
  const wide = 24
  const long = w.length * U
  return w.down ? place(x - wide / 2, y, wide, long, 12) : place(x, y - wide / 2, long, wide, 12)
}

// A move that is not made yet

/** Seen from above, nothing stands in front of anything. */
export const foreground = () => null

/** @param {View} view @param {number} seat @param {Tile} tile */
export const ghostTile = (
  view,
  seat,
  tile,
) => html`${ground(tile)}<g class="cloud-ghost">${buildingsOn(tile).map((b) => building(b))}</g>
  ${notYet(spotPlace(tile.row, tile.column).path)}`

/** @param {Walkway} w */
export const ghostWalkway = (w) => html`<g class="cloud-ghost">${deck(w)}</g>${notYet(walkwayPlace(w).path)}`
