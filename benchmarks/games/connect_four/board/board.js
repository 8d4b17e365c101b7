// Connect four as one sees it: an example to copy. Every function is made from a view and knows no rule.
import { say } from "../../../web/board/messages.js"
import { html } from "../../../web/lib/preact.js"
import { COLUMNS, DISCS, ROWS } from "./facts.js"

/** @typedef {import("./facts.js").View} View */
/** @typedef {import("../../../web/board/contract.js").Aim} Aim */
/** @typedef {import("../../../web/board/contract.js").Group} Group */
/** @typedef {import("../../../web/board/contract.js").Message} Message */
/** @typedef {import("../../../web/board/contract.js").Move} Move */
/** @typedef {import("../../../web/board/contract.js").Place} Place */
/** @typedef {import("../../../web/board/contract.js").Step} Step */
/** @typedef {import("../../../web/board/contract.js").Tip} Tip */

const UNIT = 60 // the side of a square
const RIM = 24 // round the board, with room for the names of the columns
const WIDE = COLUMNS.length * UNIT
const HIGH = ROWS * UNIT
const SQUARES = COLUMNS.flatMap((_, column) => Array.from({ length: ROWS }, (_, row) => 8 * row + column))

// Drawing

/** Both seats play on one board. */
export const shared = true

/** The two discs, drawn once a page. A letter tells them apart without colours. */
export const defs = () =>
  html`<defs>${DISCS.map(
    (disc) => html`<g id=${`cf-${disc}`} class=${`cf-disc cf-${disc}`}>
    <circle cx=${UNIT / 2} cy=${UNIT / 2} r="24" /><text x=${UNIT / 2} y=${UNIT / 2 + 8}>${disc}</text></g>`,
  )}</defs>`

/** The part of the plane that is shown: x, y, width and height. */
export const box = () => [-RIM, -RIM, WIDE + 2 * RIM, HIGH + 2 * RIM]

/**
 * The board as it stands; marks are the places to ring.
 * @param {View} view @param {number | null} seat @param {{marks?: string[]}} look
 */
export const city = (view, seat, { marks = [] } = {}) => html`<g class="cf-board">
  <rect class="cf-frame" x=${-RIM} y=${-RIM} width=${WIDE + 2 * RIM} height=${HIGH + 2 * RIM} rx="16" />
  ${COLUMNS.map((name, i) => html`<text class="cf-name" x=${(i + 0.5) * UNIT} y=${HIGH + 17}>${name}</text>`)}
  ${SQUARES.map(hole)}
  ${DISCS.map((disc, i) => view.discs[i].map((square) => discAt(disc, square)))}
  ${marks.filter((name) => PLACES[name]).map(ring)}</g>`

/** @param {string} place */
const ring = (place) => html`<path class="cf-mark" d=${PLACES[place].path} />`

/** A mask has eight squares a row. @param {number} square */
const cornerOf = (square) => [(square % 8) * UNIT, Math.floor(square / 8) * UNIT]

/** @param {number} square */
function hole(square) {
  const [x, y] = cornerOf(square)
  return html`<circle class="cf-hole" cx=${x + UNIT / 2} cy=${y + UNIT / 2} r="25" />`
}

/** @param {string} disc @param {number} square */
function discAt(disc, square) {
  const [x, y] = cornerOf(square)
  return html`<use href=${`#cf-${disc}`} x=${x} y=${y} />`
}

/**
 * A move in mind: the disc where it would come to lie.
 * @param {View} view @param {number} seat @param {Move} move
 */
export function ghost(view, seat, { parts: [column] }) {
  const free = view.free.filter((square) => square % 8 === COLUMNS.indexOf(column))
  return html`<g class="ghost cf-ghost">${free.map((square) => discAt(DISCS[seat], square))}</g>`
}

/** One disc beside the board. @param {string} word @param {{size?: number}} held */
export const piece = (word, { size } = {}) =>
  html`<svg class="piece" viewBox=${`0 0 ${UNIT} ${UNIT}`} width=${size} height=${size} aria-hidden="true">
    <use href=${`#cf-${word}`} /></svg>`

// What one can point at: the columns, by their names

/** @param {number} column @returns {Place} */
const placeOf = (column) => {
  const x = column * UNIT
  return { x, y: 0, w: UNIT, h: HIGH, path: `M${x + 3} 3h${UNIT - 6}v${HIGH - 6}h${6 - UNIT}z` }
}

const PLACES = Object.fromEntries(COLUMNS.map((name, column) => [name, placeOf(column)]))

export const places = () => PLACES

/**
 * What stands at a place, to be explained: here it is the column itself.
 * @param {View} view @param {number | null} seat @param {string} place
 */
export const wordAt = (view, seat, place) => place

// What lies there and what it is

/** No piece is chosen before one points at a column, so none lies in the rack. @type {string[]} */
export const rack = []

/** How many discs each seat has left. @param {View} view @returns {Group[]} */
export const table = (view) => {
  const left = view.discs.map((laid) => SQUARES.length / DISCS.length - laid.length)
  const pieces = DISCS.map((word, seat) => ({ word, seat, count: left[seat] }))
  return [{ name: "discs", title: say("group-discs", {}, "§1.2"), pieces }]
}

/** @param {string} word @returns {Message} */
export const explain = (word) =>
  DISCS.includes(word)
    ? say("explain-disc", { disc: word }, "§1.2")
    : say("explain-column", { column: word }, "§2.2")

/** Which disc it is, for the bar. @param {View} view */
export const note = (view) => say("disc-of", { disc: laid(view), discs: SQUARES.length })

/** With the one that is about to fall. @param {View} view */
const laid = ({ discs, free }) => discs.flat().length + Number(free.length > 0)

/** A turn has one step. @param {View} view @returns {Step[]} */
export const steps = ({ free }) => [
  { title: say("turn-drop", {}, "§2.2"), now: free.length > 0, done: false },
]

/** @type {Tip[]} */
export const tips = [
  { id: "tip-drop", rule: "§2.2", kinds: ["drop"] },
  { id: "tip-four", rule: "§3.1", scored: "§3.1" },
]

// Playing

/** What a move points at. @param {View} view @param {number | null} seat @param {Move} move @returns {Aim} */
export const aim = (view, seat, { parts: [place] }) => ({ place })

/**
 * The move that somebody means who points at a full column, to ask why not.
 * @param {View} view @param {number | null} seat @param {Aim} aim
 */
export const compose = (view, seat, { place }) => (place ? `drop ${place}` : null)

/**
 * What the button says that plays a move.
 * @param {View} view @param {number | null} seat @param {Move} move
 */
export const verb = (view, seat, { parts: [column] }) => say("do-drop", { column })
