// What is said about pieces rather than by them: not yet, changed, in the way, not looked at. Every outline lies on a halo.
import { html } from "/web/lib/preact.js"

/** @typedef {import("/games/cloud_city/board.js").Look} Look */

/** @param {string} path @param {string} kind */
const outlined = (path, kind) => html`<path class="cloud-halo" d=${path} /><path class=${`cloud-${kind}`} d=${path} />`

/** A place where something may be done, with a plus in its middle or, on a walkway, its votes.
 * @param {import("/games/cloud_city/board.js").Place} place @param {any} sign */
export const target = ({ path }, sign) => html`<g class="cloud-target">${outlined(path, "not-yet")}${sign}</g>`
/** @param {import("/games/cloud_city/board.js").Place} place */
export const plus = ({ x, y, w, h }) => html`<path class="cloud-plus" d=${`M${x + w / 2 - 8} ${y + h / 2}h16m-8-8v16`} />`

export const notYet = (/** @type {string} */ path) => outlined(path, "not-yet")
export const changed = (/** @type {string} */ path) => outlined(path, "changed")
export const taller = (/** @type {string} */ path) => html`<path class="cloud-taller" d=${path} />`
export const inTheWay = (/** @type {string} */ path) => outlined(path, "in-the-way")

/** Pieces of levels one does not look at fade.
 * @param {number} height @param {Look} look */
export const fading = (height, { level }) => level === undefined || level === height ? "" : "cloud-faded"
