// Show how each structure scores, as the server says: done, not yet, never or outdone in its district.
import { readSquare } from "../../../web/board/squares.js"
import { html } from "../../../web/lib/preact.js"
import { ASKS } from "./facts.js"
import { filled, isUtility, kindOf, shapeOf } from "./kinds.js"
import { UNIT } from "./view.js"

/**
 * One item of a seat's score, as the server sends it; lacks is null once it scores.
 * @typedef {{
 *   what: string, at: string, points: number, lacks: {id: string, args: {count?: number}} | null
 * }} Item
 */

/** @param {Item} item */
const wordOf = (item) => item.what.split(" ").at(-1) ?? ""

/** Return how much a structure asks for in all. @param {string} word */
const wanted = (word) =>
  ASKS[word] ?? (kindOf(word) === "d" ? filled(shapeOf(word)).length : Number(word.slice(1)))

/** Return the name of a sign, or a count such as 6/8. @param {Item} item */
function stateOf(item) {
  const count = item.lacks?.args.count
  const word = wordOf(item)
  if (!item.lacks) return "done"
  if (item.points === 0) return "0"
  if (count === undefined) return "never"
  return kindOf(word) === "m" ? "not yet" : `${wanted(word) - count}/${wanted(word)}`
}

const SIGNS = /** @type {Record<string, unknown>} */ ({
  done: html`<circle class="nv-hot" r="9.6" /><circle class="nv-yes" r="7" />
    <path class="nv-tick" d="M-3.2.4l2.3 2.3 4.3-4.9" />`,
  never: html`<circle class="nv-hot" r="9.6" /><circle class="nv-no" r="7" />
    <path class="nv-tick" d="M-2.6-2.600l5.2 5.200M2.6-2.600l-5.2 5.2" />`,
  "not yet": html`<circle class="nv-hot" r="9.6" /><circle class="nv-open" r="6.6" />`,
})

/** Half the width of a count. @param {string} text */
const halfOf = (text) => 4.6 + 2.9 * text.length

/** @param {string} text */
const counted = (text) => {
  const half = halfOf(text)
  return html`<rect class="nv-hot" x=${-half - 2.6} y="-9.6" width=${2 * half + 5.2} height="19.2" rx="9.6" />
    <rect class=${text === "0" ? "nv-count" : "nv-count nv-short"} x=${-half} y="-7" width=${2 * half}
      height="14" rx="7" />
    <text class="nv-num" y="3.6" font-size="10">${text}</text>`
}

/**
 * Return where a state stands on its square, so that no target beside the square covers it.
 * @param {boolean} utility
 * @param {string} text
 */
function spotOf(utility, text) {
  const half = text in SIGNS ? 7 : halfOf(text)
  return utility ? [Math.max(6.5, half - 1), 5.5] : [Math.min(33, UNIT + 1 - half), 16]
}

/**
 * Draw a state at the upper right of a skyscraper, or at the upper left of a utility, away from its seal.
 * @param {Item} item
 * @param {boolean} hot
 */
function state(item, hot) {
  const text = stateOf(item)
  const [r, c] = readSquare(item.at)
  const [x, y] = spotOf(isUtility(wordOf(item)), text)
  const at = `translate(${c * UNIT + x} ${r * UNIT + y})`
  return html`<g class=${`nv-state ${hot ? "nv-changed" : ""}`} transform=${at}>
    ${SIGNS[text] ?? counted(text)}</g>`
}

/** @param {Item[]} items */
const standing = (items) => items.filter(({ at }) => at)

/** @param {Item[]} items */
export const states = (items) => standing(items).map((item) => state(item, false))

/**
 * Draw the states after a move, and accent those that it changes.
 * @param {Item[]} items
 * @param {Item[]} then
 */
export const statesThen = (items, then) =>
  standing(then).map((item) => {
    const before = items.find(({ at }) => at === item.at)
    return state(item, !before || stateOf(before) !== stateOf(item))
  })
