// Written by `make facts` from the game's Python modules: change those, never this file.

/**
 * @typedef {{
 *   seats: number,
 *   seat: number,
 *   phase: number,
 *   due: number,
 *   long_side: number,
 *   cards: number,
 *   card: number[],
 *   piece: number[][],
 *   market: number[],
 *   bag: number[],
 *   held: number[],
 *   hand: number[][],
 *   laid: number[],
 *   tile: number[][],
 *   turned: number[][],
 *   spot: number[][],
 *   begun: number[][][],
 *   top: number[],
 *   bottom: number[],
 *   left: number[],
 *   right: number[],
 *   taken: number[][],
 *   cover: number[][],
 *   building: number[][][],
 *   over: number[][][],
 *   once: number[][],
 *   full: number[][],
 *   votes: number[][],
 * }} View
 */

/** @type {number} */
export const NONE = -1

/** @type {number} */
export const HIDDEN = -9
