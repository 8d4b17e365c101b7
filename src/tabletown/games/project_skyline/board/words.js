// What pieces and places are, which step it is, and what is being done: messages with their §.
import { say } from "../../../web/board/messages.js"
import {
  AGAIN,
  CARDS,
  CARD_RULES,
  CENTRE,
  COLOURS,
  CORNERS,
  DRAWING,
  GIFT,
  NONE,
  ONE,
  OVER,
  ROLLING,
  SIGNS,
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
import { SPACES, buildingAt, fieldName, squareOf } from "./view.js"

/** @typedef {import("../../../web/board/contract.js").Message} Message */
/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../../web/board/contract.js").Step} Step */
/** @typedef {[phases: number[], title: Message]} Part of a turn */

/** Explain a piece or a place. @param {string} word @returns {Message} */
export const explain = (word) => {
  if (CARDS.includes(word)) return say(`card-${word}`, {}, CARD_RULES[word])
  if (/^[rgby][123T]/.test(word)) return explainBuilding(word.split(" "))
  const [what, ...which] = word.split(/[- /]/)
  return what in PIECES ? PIECES[what](which) : explainField(word)
}

/** Explain a building; where it stands, also the rent of its group. @param {string[]} word */
const explainBuilding = ([[owner, sign], field, rent]) => {
  const args = { seat: COLOURS.indexOf(owner) + 1, floors: SIGNS.indexOf(sign) + 1 }
  if (field)
    return say(sign === "T" ? "built-tower" : "built-floors", { ...args, field, rent: Number(rent) }, "§3.5")
  return sign === "T" ? say("piece-tower", args, "§5.4") : say("piece-floors", args, "§3.5")
}

/** @type {Record<string, (which: string[]) => Message>} */
const PIECES = {
  figure: ([seat]) => say("piece-figure", { seat: Number(seat) }, "§3.3"),
  seat: ([seat]) => say("piece-figure", { seat: Number(seat) }, "§3.3"),
  white: () => say("piece-white", {}, "§3.2"),
  black: () => say("piece-black", {}, "§3.2"),
  architect: () => say("piece-architect", {}, "§4.1"),
  cash: () => say("piece-cash", {}, "§1.4"),
  floors: () => say("piece-supply", {}, "§1.3"),
  borrowed: () => say("piece-borrowed", {}, "§4.6"),
  towers: ([, built, all]) => say("piece-towers", { built: Number(built), all: Number(all) }, "§7.1"),
  card: () => say("piece-pile", {}, "§6.1"),
  space: ([n, owner, rent]) =>
    explainSpace(fieldName(SPACES[Number(n)].square), COLOURS.indexOf(owner ?? "-") + 1, Number(rent)),
}

/** @param {string} field @param {number} seat 0: nobody builds there @param {number} rent */
const explainSpace = (field, seat, rent) =>
  seat ? say("place-rent", { field, seat, rent }, "§3.5") : say("place-space", { field }, "§3.5")

/** @param {string} word */
const explainField = (word) => {
  if (CORNERS.includes(word)) return say("place-corner", { corner: say(`corner-${word}`) }, "§3.4")
  return CENTRE.includes(squareOf(word))
    ? say("place-centre", { field: word }, "§2.2")
    : say("place-field", { field: word }, "§1.1")
}

// The steps of a turn, what is being done, and how near the end is

/** Say how near the end is: the first seat with all towers ends the match. @param {View} view */
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

/** Say what the seat in turn does now. @param {View} view */
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

/** Return what follows the figure: a card, or the architect. @param {View} view @returns {Part[]} */
const rest = (view) => {
  if (view.card !== NONE || view.phase === DRAWING) return ofCard(CARDS[view.card] ?? "")
  // The architect may also stand on the floor just built.
  const captures = view.phase !== TO_END || (buildingAt(view, view.architect)?.level ?? ONE) > ONE
  return [[[TO_BUILD], say("pill-build", {}, "§4.1")], ...(captures ? CAPTURE : [])]
}

/** @type {Part[]} */
const CAPTURE = [[[TO_CAPTURE], say("pill-capture", {}, "§5.1")]]

const FIRST = [TO_OBEY, DRAWING, AGAIN, GIFT]
/** @type {Record<string, string>} */
const SECOND = { "swap-mine": "swap", "swap-theirs": "swap", "move-mine": "move" }

/** Return the one or two steps of a card. @param {string} card @returns {Part[]} */
const ofCard = (card) => {
  const rule = CARD_RULES[card] ?? "§6.1"
  const second = SECOND[card]
  if (!second) return [[FIRST, say("pill-card", {}, rule)]]
  return [
    [FIRST, say("pill-pick", {}, rule)],
    [[TO_FINISH], say(`pill-${second}`, {}, rule)],
  ]
}
