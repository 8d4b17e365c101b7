// Explain pieces and the steps of a turn in messages, with the § they rest on.
import { say } from "../../../web/board/messages.js"
import { CARDS, CARD_RULES, LEVELS, OVER, SIDE, TO_LAY, VOTES } from "./facts.js"
import { isTile } from "./view.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../../web/board/contract.js").Message} Message */

/** Votes with their sign. */
export const signed = (/** @type {number} */ votes) =>
  votes > 0 ? `+${votes}` : votes < 0 ? `−${-votes}` : "0"

// Pieces

/** @param {string} word @returns {Message} */
export function explain(word) {
  if (word.startsWith("open ")) return { ...explain(word.slice(5)), rule: "§6.1" }
  if (isTile(word))
    return say("explain-tile", { buildings: pair(word), how: isDiagonal(word) ? "across" : "beside" }, "§4")
  if (CARDS.includes(word)) return explainCard(word)
  if (LEVELS.includes(word.split(" ")[0])) return explainWalkway(word)
  return say(`explain-${word}`, {}, { draw: "§6.1", back: "§2.3" }[word] ?? "§1.2")
}

const isDiagonal = (/** @type {string} */ tile) => (tile[0] === ".") === (tile[2] === ".")

/** Name the two buildings of a tile. @param {string} tile */
function pair(tile) {
  const [one, other] = tile.replaceAll(".", "")
  return one === other
    ? say(`two-${one}`)
    : say("one-and-one", { one: say(`one-${one}`), other: say(`one-${other}`) })
}

/** @param {string} card */
const explainCard = (card) =>
  say("explain-card", { card: say(`card-${card}`), text: say(`card-text-${card}`) }, CARD_RULES[card])

/** @param {string} word */
function explainWalkway(word) {
  const [level, length] = word.split(" ")
  return say(`explain-${level}`, { length: Number(length), votes: VOTES[Number(length)] }, "§5")
}

// The steps of a turn

/**
 * Return the steps of a turn. now: the present one; may: it can be left out. In the turn of another seat only
 * the view is known: a seat that has laid its tile may build.
 * @param {View} view
 * @param {string[]} kinds of the legal moves
 * @returns {{ title: Message, now: boolean, done: boolean, may: boolean }[]}
 */
export function steps({ phase, laid, seat, long_side }, kinds) {
  if (phase === OVER) return []
  const now = phase === TO_LAY ? 0 : kinds.includes("walk") || !kinds.length ? 1 : 2
  const isLast = laid[seat] + Number(phase === TO_LAY) === SIDE * long_side // after it nobody draws
  return [
    ["turn-lay", "§4"],
    ["turn-walk", "§5"],
    [isLast ? "turn-done" : "turn-draw", "§6"],
  ].map(([id, rule], i) => ({ title: say(id, {}, rule), now: i === now, done: i < now, may: i === 1 }))
}

/** @param {View} view */
export const note = ({ phase, laid, seat, long_side }) =>
  say("note-round", { round: laid[seat] - Number(phase !== TO_LAY), rounds: SIDE * long_side - 1 })
