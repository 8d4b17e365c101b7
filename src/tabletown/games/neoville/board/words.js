// Explain the words of pieces and places, the rounds and the steps of a turn.
import { say } from "../../../web/board/messages.js"
import { CORNERS, TO_LAY } from "./facts.js"
import { BACK, isSkyscraper, isTile, isUtility, kindOf, openTile, squaresOfTile } from "./kinds.js"

/** @typedef {import("./view.js").View} View */

/** @typedef {import("../../../web/board/contract.js").Message} Message */

const RULES = /** @type {Record<string, string>} */ ({ b: "§7.2", m: "§7.3", d: "§7.4" })
const OTHERS = /** @type {Record<string, Message>} */ ({
  [BACK]: say("explain-pile", {}, "§6.1"),
  parks: say("explain-parks", {}, "§7.5"),
  sports: say("explain-sports", {}, "§7.5"),
})

/** Explain a piece or a place. @param {string} word @returns {Message} */
export function explain(word) {
  const face = openTile(word) ?? word
  if (isTile(face)) return tileTold(face)
  if (isSkyscraper(word))
    return say("explain-skyscraper", { terrain: word[0], value: Number(word.slice(1)) }, "§7.1")
  if (isUtility(word)) return say(`explain-${word}`, {}, RULES[kindOf(word)])
  if (CORNERS.includes(word)) return say("explain-corner", {}, "§5.1")
  return OTHERS[word] ?? placeTold(word)
}

/** @param {string} name */
const placeTold = (name) =>
  name.startsWith("at ")
    ? say("explain-square", { square: name.slice(3) }, "§1.2")
    : say("explain-spot", { spot: name }, "§4.2")

/** @param {string} tile */
const tileTold = (tile) => {
  const [a, b, c, d] = squaresOfTile(tile).map(({ terrain, mark }) =>
    say("terrain-square", { terrain, mark: mark || "none" }),
  )
  return say("explain-tile", { tile, a, b, c, d }, "§1.1")
}

// Rounds and steps

const STEPS = ["lay", "build", "draw"] // by the phase of the view

/** @param {View} view */
export const note = ({ seat, laid, tile, phase }) =>
  say("round-of", { round: laid[seat] + Number(phase === TO_LAY), rounds: tile[seat].length })

/**
 * Building is optional; after the last tile, done replaces drawing.
 * @param {View} view
 * @param {string[]} kinds of the legal moves
 */
export function steps(view, kinds) {
  const left = view.tile[view.seat].length - view.laid[view.seat]
  const last = kinds.includes("done") || left === (view.phase === TO_LAY ? 1 : 0)
  const title = (/** @type {string} */ step) => say(last && step === "draw" ? "turn-done" : `turn-${step}`)
  return STEPS.map((step, i) => ({
    title: title(step),
    now: view.phase === i,
    done: view.phase > i,
    may: step === "build",
  }))
}
