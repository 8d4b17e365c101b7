// Written by `make facts` from Python modules: change those, never this file.

/**
 * @typedef {{
 *   seats: number,
 *   seat: number,
 *   discs: number[][],
 *   free: number[],
 * }} View
 */

/** @type {number} */
export const NONE = -1

/** @type {number} */
export const HIDDEN = -9

/** @type {string[]} */
export const COLUMNS = ["a", "b", "c", "d", "e", "f", "g"]

/** @type {number} */
export const ROWS = 6

/** @type {string[]} */
export const DISCS = ["x", "o"]
