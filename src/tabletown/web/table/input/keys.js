/** The keyboard: arrows move the ghost from target to target, letters do the rest. */
import { ARROWS, towards } from "./arrows.js"
import { another } from "../selection/turning.js"
import { leaveStepping, step, stepTo, stepTurn, togglePlaying } from "../story/stepping.js"
import { ruleOf } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */

/** Elements that need the keys themselves: for text, or for arrows of their own. */
const ELSEWHERE = "input:not([type=radio]), textarea, select, pre, ol[tabindex], [role=tab], [role=dialog]"
const CHOOSING = "input[type=radio]"

const WRITING = "input, textarea, select"

/** Handle the keys everywhere else at the table. @param {Table} table */
export const keysOf = (table) => (/** @type {KeyboardEvent} */ event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const deed = stepOf(table, event) ?? moveOf(event)
  if (deed && deed(table) !== false) event.preventDefault()
}

/** @param {Table} table @param {KeyboardEvent} event */
function stepOf({ stepping }, { key, shiftKey, target }) {
  const at = /** @type {Element} */ (target)
  if (!stepping.value || at.closest(WRITING) || (key === " " && at.closest("button, a"))) return undefined
  return STEPS[shiftKey ? `Shift ${key}` : key]
}

/** @param {KeyboardEvent} event */
function moveOf({ key, target }) {
  const at = /** @type {Element} */ (target)
  if (at.closest(ELSEWHERE) || (key in ARROWS && at.matches(CHOOSING))) return undefined
  if (key === "Enter" && at.closest("button, a") && !at.matches("[aria-pressed=true]")) return undefined
  return deedOf(key)
}

/** While somebody steps through the match. @type {Record<string, (table: Table) => unknown>} */
const STEPS = {
  ArrowLeft: (table) => step(table, -1),
  ArrowRight: (table) => step(table, 1),
  "Shift ArrowLeft": (table) => stepTurn(table, -1),
  "Shift ArrowRight": (table) => stepTurn(table, 1),
  Home: (table) => stepTo(table, 0),
  End: (table) => stepTo(table, Infinity),
  " ": togglePlaying,
  Escape: leaveStepping,
}

/** @param {string} key @returns {((table: Table) => unknown) | undefined} */
function deedOf(key) {
  if (key in ARROWS) return (table) => point(table, towards(table, ARROWS[key]))
  return /^[1-9]$/.test(key) ? nth(Number(key)) : DEEDS[key.toLowerCase()]
}

/** @param {Table} table @param {string | undefined} place */
const point = (table, place) => (place ? table.selection.point(place) : false)

/** @type {Record<string, (table: Table) => unknown>} */
const DEEDS = {
  enter: (table) => (table.selection.primary.value ? table.play(table.selection.primary.value.text) : false),
  backspace: (table) => table.now.value?.undo != null && table.undo(),
  escape: ({ selection }) => selection.forget(),
  r: ({ selection }) => another(selection, "turn"),
  f: ({ selection }) => another(selection, "flip"),
  h: (table) => table.allows("hints") && table.asked.value && table.selection.hint(),
  t: ({ drawer }) => {
    drawer.value = drawer.value === "text" ? "" : "text"
  },
  "?": (table) => table.read(ruleHere(table)),
}

/** The § of the explained piece, else of the last refusal, else of the current step. @param {Table} table */
function ruleHere({ explained, board, view, selection }) {
  const word = explained.value?.word
  const step = board?.steps(view.value, selection.kinds.value).find(({ now }) => now)
  return ruleOf(word ? board.explain(word) : (selection.denied.value?.why ?? step?.title ?? { id: "" }))
}

/** Choose the piece with this number. @param {number} number */
const nth =
  (number) =>
  (/** @type {Table} */ { selection }) => {
    const piece = [...selection.numbered.value][number - 1]
    return piece ? selection.choose(piece) : false
  }
