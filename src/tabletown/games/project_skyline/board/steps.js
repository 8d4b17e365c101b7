// Which step of a turn it is, what is being done in it, and how near the end is.
import {
  AGAIN,
  CARDS,
  CARD_RULES,
  DRAWING,
  GIFT,
  NONE,
  ONE,
  OVER,
  ROLLING,
  TO_BUILD,
  TO_CAPTURE,
  TO_CORNER,
  TO_END,
  TO_FINISH,
  TO_FLOOR,
  TO_OBEY,
  TO_ROLL,
  TO_TOWER,
} from "./facts.js"
import { buildingAt } from "./plan.js"
import { say } from "../../../web/board/messages.js"

/**
 * @typedef {import("./plan.js").View} View
 * @typedef {import("../../../web/board/contract.js").Message} Message
 * @typedef {import("../../../web/board/contract.js").Step} Step
 * @typedef {[phases: number[], title: Message]} Part of a turn
 */

/** Whoever has all towers ends the match. @param {View} view */
export const note = ({ supply }) => {
  const most = Math.max(...supply.map(({ built }) => built))
  return say("note-towers", { most, all: supply[0].towers }, "§7.1")
}

/** @type {Record<number, string>} */
const DOING = {
  [TO_CORNER]: "corner",
  [TO_TOWER]: "tower",
  [TO_FLOOR]: "floor",
  [TO_ROLL]: "roll",
  [TO_CAPTURE]: "capture",
}

/** What whoever is in turn does now, in a sentence. @param {View} view */
export const doing = (view) => {
  if (view.card !== NONE || view.phase === DRAWING) return say("now-card", {}, "§6.2")
  if (view.phase === TO_BUILD) return say("now-build", { steps: view.black }, "§4.1")
  return say(`now-${DOING[view.phase] ?? "done"}`)
}

/** @param {View} view @returns {Step[]} */
export const steps = (view) => {
  if (view.phase === OVER) return []
  const all = view.phase < TO_ROLL ? SET_UP.slice(view.phase === TO_CORNER ? 0 : 1) : turn(view)
  const now = all.findIndex(([phases]) => phases.includes(view.phase))
  return all.map(([phases, title], i) => ({
    title,
    now: i === now,
    done: i < now,
    may: phases.includes(TO_CAPTURE),
  }))
}

/** @type {Part[]} */
const SET_UP = [
  [[TO_CORNER], say("pill-corner", {}, "§8.2")],
  [[TO_TOWER], say("pill-tower", {}, "§2.2")],
  [[TO_FLOOR], say("pill-floor", {}, "§2.3")],
]

/** @param {View} view @returns {Part[]} */
const turn = (view) => [
  [[TO_ROLL, ROLLING], say("pill-roll", {}, "§3.2")],
  [[], moved(view)],
  ...rest(view),
  [[TO_END], say("pill-done", {}, "§3.6")],
]

/** @param {View} view */
const moved = (view) => {
  const paid = view.phase !== TO_ROLL && view.phase !== ROLLING && view.payer === view.seat && view.rent
  return paid ? say("pill-paid", { rent: paid }, "§3.5") : say("pill-figure", {}, "§3.3")
}

/** After the figure a card, or the architect and perhaps a capture. @param {View} view @returns {Part[]} */
const rest = (view) => {
  if (view.card !== NONE || view.phase === DRAWING) return ofCard(CARDS[view.card] ?? "")
  const captures = view.phase !== TO_END || (buildingAt(view, view.architect)?.level ?? ONE) > ONE // else it stands on the floor just built
  return [[[TO_BUILD], say("pill-build", {}, "§4.1")], ...(captures ? CAPTURE : [])]
}

/** @type {Part[]} */
const CAPTURE = [[[TO_CAPTURE], say("pill-capture", {}, "§5.1")]]

const FIRST = [TO_OBEY, DRAWING, AGAIN, GIFT]
/** @type {Record<string, string>} */
const SECOND = { "swap-mine": "swap", "swap-theirs": "swap", "move-mine": "move" }

/** Some cards are carried out in two steps. @param {string} card @returns {Part[]} */
const ofCard = (card) => {
  const rule = CARD_RULES[card] ?? "§6.1"
  const second = SECOND[card]
  if (!second) return [[FIRST, say("pill-card", {}, rule)]]
  return [
    [FIRST, say("pill-pick", {}, rule)],
    [[TO_FINISH], say(`pill-${second}`, {}, rule)],
  ]
}
