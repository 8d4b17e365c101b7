/** Explain pieces, places, rounds and steps in messages, with the § they rest on. */
import { LOOK_ALIKES, OVER, ROUNDS, TILES, TO_CHOOSE, TO_PLACE } from "./facts.js"
import { area, way } from "./shapes.js"
import { say } from "../../../web/board/messages.js"

/** @typedef {import("./view.js").View} View */

/** @typedef {import("../../../web/board/contract.js").Message} Message */

/** @param {string} word a piece as board.js draws it, or a place @returns {Message} */
export function explain(word) {
  const [kind, ...rest] = word.split(" ")
  if (kind === "tile") return explain(rest[0])
  if (TILES.includes(kind)) return tile(kind)
  if (/^[a-g][1-7]$/.test(kind))
    return rest[0] ? half(kind, rest[0]) : say("explain-square", { square: kind }, "§6.1")
  return (MEANING[kind] ?? MEANING.board)(...rest)
}

/** @param {string} letter */
const told = (letter) => say(`tile-${letter}`)
/** @param {string} square @param {string} name */
const half = (square, name) => say("explain-half", { square, half: say(`half-${name}`) }, "§1.1")
/** Write 1½ rather than 1.5. @param {number} n */
const halved = (n) => `${Math.floor(n)}${n % 1 ? "½" : ""}`

/** @param {string} letter */
const tile = (letter) =>
  say(
    LOOK_ALIKES.includes(letter) ? "explain-look-alike" : "explain-tile",
    { tile: told(letter), squares: halved(area(way(letter, "black", 0))) },
    "§1.2",
  )

/**
 * Explain a card that is open, seen by some seats or face down.
 * @param {string} letter
 * @param {string} [seats]
 */
function card(letter, seats) {
  if (!seats)
    return letter ? say("explain-card", { tile: told(letter) }, "§4.1") : say("explain-card-down", {}, "§3.3")
  const holders = say("holders", { count: seats.split("+").length, seats })
  return letter === "?"
    ? say("explain-card-hidden", { holders }, "§3.3")
    : say("explain-card-seen", { holders, tile: told(letter) }, "§3.3")
}
/**
 * Explain what a round has paid, pays now or will pay.
 * @param {string} number
 * @param {string} [points]
 * @param {string} [now]
 */
function round(number, points, now) {
  if (!points) return say("explain-round-next", { number }, "§6.1")
  return say(now ? "explain-round-now" : "explain-round", { number, points: Number(points) }, "§6.1")
}

/** @type {Record<string, (...rest: string[]) => Message>} */
const MEANING = {
  fountain: () => say("explain-fountain", {}, "§5"),
  card,
  board: (_, side) => (side ? say(`explain-board-${side}`, {}, "§2.2") : say("explain-board", {}, "§9.1")),
  printed: () => say("explain-printed", {}, "§1.4"),
  black: () => say("explain-black", {}, "§7.1"),
  green: () => say("explain-green", {}, "§7.1"),
  start: () => say("explain-start", {}, "§6.2"),
  round,
  rectangle: () => say("explain-rectangle", {}, "§6.1"),
  planning: () => say("planning-bonus", {}, "§9.1"),
  balance: (black, green) =>
    black
      ? say("explain-balance", { black: Number(black), green: Number(green) }, "§9.2")
      : say("balance-bonus", {}, "§9.2"),
  rating: (number) => say(`rating-${number}`, {}, "§9.4"),
}

const LAST = ROUNDS - 1

/** Return which round it is, for the bar. @param {View} view */
export const note = (view) =>
  say("round-of", { number: Math.min(view.rounds + 1, ROUNDS), rounds: ROUNDS }, "§3.1")

/** Return the steps of this round; none is marked as optional, because all are. @param {View} view */
export function steps(view) {
  const here = view.phase === TO_PLACE && view.rounds < LAST ? `card ${view.step + 1}` : names[view.phase]
  const all = road(view)
  const now = all.findIndex(([name]) => name === here)
  return all.map(([, title], i) => ({ title, now: i === now, done: i < now || view.phase === OVER }))
}
const names = ["side", "last", "fountain", "done", ""]

/** @param {View} view @returns {[name: string, title: Message][]} */
function road(view) {
  const last = Math.min(view.rounds, LAST) === LAST
  return [
    ...(view.phase === TO_CHOOSE ? [step("side", "§2.2")] : []),
    ...(last ? [step("last", "§8.1")] : [1, 2, 3, 4].map((number) => step("card", "§4.1", number))),
    step("fountain", "§5.1"),
    ...(last && view.seats === 1 ? [step("done", "§9.3")] : []),
  ]
}
/**
 * @param {string} name
 * @param {string} rule
 * @param {number} [number]
 * @returns {[name: string, title: Message]}
 */
const step = (name, rule, number) =>
  number ? [`${name} ${number}`, say("pill-card", { number }, rule)] : [name, say(`pill-${name}`, {}, rule)]
