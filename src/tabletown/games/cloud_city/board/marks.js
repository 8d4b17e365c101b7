// Mark pieces: not yet, not here, changed, in the way, on another level. Every outline has a halo.
import { html } from "../../../web/lib/preact.js"
import { round } from "./geometry.js"

/** @typedef {import("./board.js").Look} Look */
/** @typedef {import("./geometry.js").Point} Point */

/** @param {string} path @param {string} kind */
const outlined = (path, kind) =>
  html`<path class="cloud-halo" d=${path} /><path class=${`cloud-${kind}`} d=${path} />`

/**
 * Draw a place where something may be done; a spot has a plus in its middle.
 * @param {string} path
 * @param {unknown} [sign]
 */
export const target = (path, sign) =>
  html`<g class="cloud-target target">${outlined(path, "not-yet")}${sign}</g>`
/** @param {import("./geometry.js").Place} place */
export const plus = ({ x, y, w, h }) =>
  html`<path class="cloud-plus" d=${`M${x + w / 2 - 8} ${y + h / 2}h16m-8-8v16`} />`

/** Draw a line that could be built. @param {Point} a @param {Point} b */
export const maybe = (a, b) => outlined(lineTo(a, b), "maybe")
/** Draw a line that cannot be built. @param {Point} a @param {Point} b */
export const barred = (a, b) => outlined(lineTo(a, b), "barred")
/** @param {Point} a @param {Point} b */
const lineTo = (a, b) => `M${a.map(round).join(" ")}L${b.map(round).join(" ")}`

export const notYet = (/** @type {string} */ path) => outlined(path, "not-yet")
export const chosen = (/** @type {string} */ path) => outlined(path, "chosen")
export const changed = (/** @type {string} */ path) => outlined(path, "changed")
export const taller = (/** @type {string} */ path) => html`<path class="cloud-taller" d=${path} />`
export const inTheWay = (/** @type {string} */ path) => outlined(path, "in-the-way")

/** Is this level shown? @param {number} height @param {Look} look */
export const isSeen = (height, { level }) => level === undefined || level === height
/**
 * Return the class that fades pieces of levels that are not shown.
 * @param {number} height
 * @param {Look} look
 */
export const fading = (height, look) => (isSeen(height, look) ? "" : "cloud-faded")
