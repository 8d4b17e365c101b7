/** The sheet of a game that draws nothing: it is edited only as text. */
import { range } from "./lines.js"

/** @typedef {import("./lines.js").Line} Line */

export const form = { keywords: [], empty: "?", narrowest: 2 }
export const fewest = 0
export const most = 0
export const square = 0
export const shared = true
/** @type {() => [high: number, wide: number]} */
export const size = () => [0, 0]
export const start = () => range(1, 3).map((seat) => ["seat", String(seat)])
export const groups = () => []
export const picture = () => null
/** @param {string} word */
export const tapped = (word) => word
/** @param {string} before @param {string} typed */
export const typed = (before, typed) => typed
export const told = () => null
export const drawn = () => true
export const view = () => null
export const pictureOf = () => null
