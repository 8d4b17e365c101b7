// What the board says: a piece or a place explained, the steps of a turn. Messages without a language, with the § they rest on.
import { squareName, squareNamed } from "/games/cloud_city/geometry.js"
import { CARDS, LETTERS, LEVELS, OVER, TO_LAY, VOTES, buildingsOf, freeSpots, isTile } from "/games/cloud_city/reading.js"

/** @typedef {import("/games/cloud_city/reading.js").View} View */
/** @typedef {{ id: string, args: Record<string, any>, rule: string }} Message */

/** @param {string} id @param {Record<string, any>} args @param {string} rule @returns {Message} */
export const say = (id, args = {}, rule = "") => ({ id, args, rule })

// Pieces and places

/** What a word is, or a place; of a place in a city more is told if the view is given.
 * @param {string} word @param {View} [view] @param {number} [seat] */
export function explain(word, view, seat) {
  if (isTile(word)) return say("explain-tile", { buildings: pair(word), how: isDiagonal(word) ? "across" : "beside" }, "§4")
  if (CARDS.includes(word)) return explainCard(word)
  if (LEVELS.includes(word.split(" ")[0])) return explainWalkway(word)
  if (word.length === 1) return say(`explain-${word}`, {}, "§1.2")
  return { draw: say("explain-draw", {}, "§6.1"), back: say("explain-back", {}, "§2.3") }[word] ?? explainPlace(word, view, seat)
}

const isDiagonal = (/** @type {string} */ tile) => (tile[0] === ".") === (tile[2] === ".")

/** The two buildings of a tile.
 * @param {string} tile */
function pair(tile) {
  const [one, other] = tile.replaceAll(".", "")
  return one === other ? say(`two-${one}`) : say("one-and-one", { one: say(`one-${one}`), other: say(`one-${other}`) })
}

/** @param {string} card */
const explainCard = (card) =>
  say("explain-card", { card: say(`card-${card}`), text: say(`card-text-${card}`) }, `§9.${CARDS.indexOf(card) + 3}`)

/** @param {string} word */
function explainWalkway(word) {
  const [level, length] = word.split(" ")
  return say(`explain-${level}`, { length: Number(length), votes: VOTES[Number(length)] }, "§5")
}

/** @param {string} place @param {View} [view] @param {number} [seat] */
function explainPlace(place, view, seat) {
  const square = place.replace(/^tile /, ""), [from, to] = square.split("-")
  if (to) return say("explain-line", line(from, to), "§7.1")
  return view && seat !== undefined ? explainSquare(square, view, seat) : say("explain-square", { square }, "§1.1")
}

/** @param {string} from @param {string} to */
function line(from, to) {
  const [a, b] = [squareNamed(from), squareNamed(to)], length = Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])
  return { from, to, length, votes: VOTES[length] }
}

/** @param {string} square @param {View} view @param {number} seat */
function explainSquare(square, view, seat) {
  const here = buildingsOf(view, seat).find((b) => squareName(b.row, b.column) === square)
  if (here) return say(`building-${LETTERS[here.height]}`, { square }, "§1.2")
  const isFree = freeSpots(view, seat).some((spot) => squareName(spot.row, spot.column) === square)
  return isFree ? say("nothing-at", { square }, "§4.2") : say("free-at", { square }, "§1.1")
}

// The steps of a turn

/** now: the step one is in; may: one may leave it out. Of somebody else's turn only the view tells, and who has laid may build.
 * @param {View} view @param {string[]} kinds of the legal moves @returns {{ title: Message, now: boolean, may: boolean }[]} */
export function steps({ phase, laid, seat, long_side }, kinds) {
  if (phase === OVER) return []
  const now = phase === TO_LAY ? 0 : kinds.includes("walk") || !kinds.length ? 1 : 2
  const isLast = laid[seat] + Number(phase === TO_LAY) === 3 * long_side // after it nobody draws
  return [["turn-lay", "§4"], ["turn-walk", "§5"], [isLast ? "turn-done" : "turn-draw", "§6"]].map(([id, rule], i) =>
    ({ title: say(id, {}, rule), now: i === now, may: i === 1 }))
}
