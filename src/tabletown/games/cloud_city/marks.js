// What is said about pieces rather than by them: not yet, changed, in the way, not looked at. Every outline lies on a halo.
import { html } from "/web/preact.js"

/** @typedef {import("/games/cloud_city/board.js").Look} Look */

/** @param {string} path @param {string} kind */
const outlined = (path, kind) => html`<path class="cloud-halo" d=${path} /><path class=${`cloud-${kind}`} d=${path} />`

export const notYet = (/** @type {string} */ path) => outlined(path, "not-yet")
export const changed = (/** @type {string} */ path) => outlined(path, "changed")
export const taller = (/** @type {string} */ path) => html`<path class="cloud-taller" d=${path} />`
export const inTheWay = (/** @type {string} */ path) => outlined(path, "in-the-way")

/** Pieces of levels one does not look at fade.
 * @param {number} height @param {Look} look */
export const fading = (height, { level }) => level === undefined || level === height ? "" : "cloud-faded"
