/** What lies beside the boards, and the steps of a round: read from a view, in the order in which one should look. */
import { NONE, unturned } from "/games/tangram_city/laid.js"
import { SIDES, TILES } from "/games/tangram_city/shapes.js"

/** @typedef {import("/games/tangram_city/laid.js").View} View */
/** @typedef {{id: string, args: Record<string, any>, rule: string}} Message */
/** @typedef {"done" | "now" | "next"} When */
/**
 * seen: the seats that see a card, all of them if it is not there; when: has it been played; seat: who has it.
 * @typedef {{word: string, count?: number, place?: string, seen?: number[], when?: When, seat?: number}} Piece
 */
/** @typedef {{title: Message, name: string, pieces: Piece[]}} Group */

export const TO_CHOOSE = 0, TO_PLACE = 1, TO_POUR = 2, TO_END = 3, OVER = 4
const CARDS_OF_ROUND = 4, ROUNDS = 6, LAST = ROUNDS - 1, FOUNTAINS = ROUNDS

/** @param {string} id @param {string} rule @param {Record<string, any>} [args] @returns {Message} */
export const say = (id, rule, args = {}) => ({ id, args, rule })

/** @param {View} view @param {number | null} seat null is a spectator @returns {Group[]} */
export const table = (view, seat) => [
  { name: "hand", title: say("group-hand", "§4.1"), pieces: hand(view, seat) },
  { name: "cards", title: say("group-cards", "§3.3", { number: view.rounds + 1, rounds: ROUNDS }), pieces: cards(view, seat) },
  { name: "start", title: say("group-start", "§6.2"), pieces: start(view) },
  { name: "points", title: say("group-points", "§6.1"), pieces: points(view, seat) },
  { name: "balance", title: say("group-balance", "§7.2"), pieces: balance(view, seat) },
  { name: "supply", title: say("group-supply", "§1.2", { count: TILES.length - view.opened }), pieces: supply(view, seat) },
].filter(group => group.pieces.length)

/**
 * What is to be chosen or placed now; for a seat only what it has not yet answered.
 * @param {View} view @param {number | null} seat @returns {Piece[]}
 */
function hand(view, seat) {
  if (view.phase === TO_CHOOSE) return seat !== null && unturned(view, seat) ? bothSides(view.board[seat]) : []
  if (view.phase === TO_POUR) return seat !== null && view.answered[seat] ? [] : [{ word: "fountain" }]
  return cardsNow(view).filter(tile => seat === null || view.place[seat][tile] === NONE).map(tile => ({ word: TILES[tile] }))
}
/** @param {number} board @returns {Piece[]} */
const bothSides = board => SIDES.map(side => ({ word: `board ${board + 1} ${side}`, place: side }))
/** @param {View} view @returns {number[]} */
function cardsNow(view) {
  if (view.phase !== TO_PLACE || view.due > 0) return []
  const ofRound = shownOf(view)
  return view.rounds === LAST ? ofRound : [ofRound[view.step]]
}
/** The cards of this round that lie open. @param {View} view @returns {number[]} */
const shownOf = view => view.shown.slice(CARDS_OF_ROUND * view.rounds, view.opened)

/** All cards of the round, in the order in which they are played. @param {View} view @param {number | null} seat @returns {Piece[]} */
function cards(view, seat) {
  if (view.phase === TO_CHOOSE || view.phase >= TO_END) return []
  const shown = shownOf(view).map((tile, i) => ({ word: `card ${TILES[tile]}`, when: when(view, seat, tile, i) })), held = privates(view)
  const all = Math.min(CARDS_OF_ROUND, TILES.length - CARDS_OF_ROUND * view.rounds)
  return [...shown, ...Array(all - shown.length - held.length).fill(FACE_DOWN), ...held]
}
/** @type {Piece} */
const FACE_DOWN = { word: "card", seen: [], when: "next" }
/** @param {View} view @param {number | null} seat @param {number} tile @param {number} i @returns {When} */
function when(view, seat, tile, i) {
  if (view.rounds === LAST) return view.phase === TO_POUR || seat !== null && view.place[seat][tile] !== NONE ? "done" : "now"
  return view.phase === TO_POUR || i < view.step ? "done" : i === view.step ? "now" : "next"
}
/** @param {View} view @returns {Piece[]} */
const privates = view => view.owners.flatMap((/** @type {number} */ owners, /** @type {number} */ slot) => owners
  ? [{ word: view.card[slot] >= 0 ? `card ${TILES[view.card[slot]]}` : "card", seen: seatsOf(owners), when: "next" }] : [])
/** @param {number} set a bit for every seat */
const seatsOf = set => [0, 1, 2, 3, 4].filter(seat => set >> seat & 1)

/** @param {View} view @returns {Piece[]} */
const start = view => view.seats > 1 && view.first >= 0 && view.phase < TO_END ? [{ word: "start", seat: view.first }] : []

/** What every round has paid, and what this one would pay now. @param {View} view @param {number | null} seat @returns {Piece[]} */
const points = (view, seat) => seat === null ? [] : view.points[seat].map((/** @type {number} */ paid, /** @type {number} */ i) => {
  const word = `round ${i + 1}`, [, , high, wide] = view.frames[seat]
  if (i < view.rounds) return { word, count: paid, when: "done" }
  return i === view.rounds && view.phase !== TO_CHOOSE ? { word, count: high * wide, when: "now" } : { word, when: "next" }
})

/** @param {View} view @param {number | null} seat @returns {Piece[]} */
const balance = (view, seat) => seat === null || unturned(view, seat) ? [] : [{ word: `balance ${view.markers[seat].join(" ")}` }]

/**
 * The tiles whose cards nobody has seen openly, the same for all; and the fountains that are left.
 * @param {View} view @param {number | null} seat @returns {Piece[]}
 */
function supply(view, seat) {
  if (view.phase >= TO_END) return []
  const came = view.shown.slice(0, view.opened)
  const poured = seat === null ? view.rounds : view.fountain[seat].filter((/** @type {number} */ code) => code !== NONE).length
  return [...TILES.map((word, tile) => ({ word, count: came.includes(tile) ? 0 : 1 })), { word: "fountain", count: FOUNTAINS - poured }]
}

/**
 * The steps of this round: which one it is, and whether something may be done in it.
 * @param {View} view @param {string[]} kinds of the legal moves
 */
export function steps(view, kinds) {
  const may = kinds.some(kind => kind !== "begin" && kind !== "open" && kind !== "deal")
  const here = view.phase === TO_PLACE && view.rounds < LAST ? `card ${view.step + 1}` : names[view.phase]
  const all = road(view), now = all.findIndex(([name]) => name === here)
  return all.map(([, title], i) => ({ title, now: i === now, may: i === now && may, done: i < now || view.phase === OVER }))
}
const names = ["side", "last", "fountain", "done", ""]

/** @param {View} view @returns {[name: string, title: Message][]} */
function road(view) {
  const last = Math.min(view.rounds, LAST) === LAST
  return [
    ...(view.phase === TO_CHOOSE ? [step("side", "§2.2")] : []),
    ...(last ? [step("last", "§8.1")] : [1, 2, 3, 4].map(number => step("card", "§4.1", number))),
    step("fountain", "§5.1"),
    ...(last && view.seats === 1 ? [step("done", "§9.3")] : []),
  ]
}
/** @param {string} name @param {string} rule @param {number} [number] @returns {[name: string, title: Message]} */
const step = (name, rule, number) => number ? [`${name} ${number}`, say("pill-card", rule, { number })] : [name, say(`pill-${name}`, rule)]
