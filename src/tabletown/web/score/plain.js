/** The sheet of a game that draws nothing: it is edited only as text. */
import { GAME, HOLE, SEAT } from "./facts.js"

const START = [`${SEAT} 1`, `${SEAT} 2`]
export const form = {
  fewest: 0,
  most: 0,
  size: [0, 0],
  keywords: [GAME, SEAT],
  head: SEAT,
  empty: HOLE,
  narrowest: 2,
  start: START,
}
/** @type {string[]} */
export const words = []
export const square = 0
export const shared = true
export const groups = () => []
export const picture = () => null
/** @param {string} word */
export const tapped = (word) => word
export const told = () => null
export const drawn = () => true
export const view = () => ({})
export const pictureOf = () => null
