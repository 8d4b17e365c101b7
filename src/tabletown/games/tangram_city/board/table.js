/** List the pieces beside the boards, the most important first: hand, points, supply. */
import { say } from "../../../web/board/messages.js"
import { lettered, placed, seers } from "./notes.js"
import {
  CARDS_OF_ROUND,
  FOUNTAINS,
  NONE,
  ROUNDS,
  SEATS,
  TILES,
  TO_CHOOSE,
  TO_END,
  TO_PLACE,
  TO_POUR,
} from "./facts.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {"held" | "done" | "now" | "next"} When */
/** @typedef {import("../../../web/board/contract.js").Piece} Piece */
/** @typedef {import("../../../web/board/contract.js").Group} Group */

const LAST = ROUNDS - 1

/** The group to act with. */
export const rack = ["hand"]

/** @param {View} view @param {number | null} seat null is a spectator @returns {Group[]} */
export const table = (view, seat) =>
  [
    { name: "hand", title: handTitle(view), pieces: [...hand(view, seat), ...cards(view)] },
    { name: "points", title: say("group-points", {}, "§6.1"), pieces: points(view, seat) },
    {
      name: "supply",
      title: say("group-supply", { count: TILES.length - view.opened }, "§1.2"),
      pieces: supply(view, seat),
    },
  ].filter((group) => group.pieces.length)

/** @param {View} view */
const handTitle = (view) =>
  view.rounds < LAST ? say("group-hand", {}, "§3.3") : say("group-last", {}, "§8.1")

/**
 * Return what is to be placed now; for a seat only what it still has to answer.
 * @param {View} view @param {number | null} seat @returns {Piece[]}
 */
function hand(view, seat) {
  if (view.phase === TO_POUR)
    return seat !== null && view.answered[seat] ? [] : [{ word: "fountain", when: "held" }]
  return cardsNow(view)
    .filter((tile) => seat === null || view.place[seat][tile] === NONE)
    .map((tile) => ({ word: TILES[tile], when: "held" }))
}
/** @param {View} view @returns {number[]} */
function cardsNow(view) {
  if (view.phase !== TO_PLACE || view.due > 0) return []
  const ofRound = shownOf(view)
  return view.rounds === LAST ? ofRound : [ofRound[view.step]]
}
/** Return the open cards of this round. @param {View} view @returns {number[]} */
const shownOf = (view) => view.shown.slice(CARDS_OF_ROUND * view.rounds, view.opened)

/**
 * Return all cards of the round in playing order, and the start marker.
 * The last round has none, because all tiles come at once.
 * @param {View} view @returns {Piece[]}
 */
function cards(view) {
  if (view.phase === TO_CHOOSE || view.rounds >= LAST) return []
  const shown = shownOf(view).map((tile, i) => open(TILES[tile], when(view, i)))
  const held = privates(view)
  return [
    ...shown,
    ...Array(CARDS_OF_ROUND - shown.length - held.length).fill(FACE_DOWN),
    ...held,
    ...start(view),
  ]
}
/** @param {string} tile @param {When} when @returns {Piece} */
const open = (tile, when) => ({ word: `card ${tile}`, when, note: when === "done" && placed })
/** @type {Piece} */
const FACE_DOWN = { word: "card", when: "next" }
/** @param {View} view @param {number} i @returns {When} */
const when = (view, i) =>
  view.phase === TO_POUR || i < view.step ? "done" : i === view.step ? "now" : "next"
/** @param {View} view @returns {Piece[]} */
const privates = (view) =>
  view.owners.flatMap((/** @type {number} */ owners, /** @type {number} */ slot) =>
    owners ? [seenBy(seatsOf(owners), TILES[view.card[slot]] ?? "?")] : [],
  )
/** @param {number[]} seats @param {string} tile @returns {Piece} */
const seenBy = (seats, tile) => ({
  word: `card ${tile} ${seats.map((seat) => seat + 1).join("+")}`,
  when: "next",
  note: seers(seats),
})
/** @param {number} set a bit for every seat */
const seatsOf = (set) => [...Array(SEATS).keys()].filter((seat) => (set >> seat) & 1)

/** @param {View} view @returns {Piece[]} */
const start = (view) => (view.seats > 1 && view.first >= 0 ? [{ word: "start", seat: view.first }] : [])

/**
 * Return what every round has paid, and what this one would pay now.
 * @param {View} view
 * @param {number | null} seat
 * @returns {Piece[]}
 */
const points = (view, seat) =>
  seat === null
    ? []
    : view.points[seat].map((/** @type {number} */ paid, /** @type {number} */ i) => {
        const word = `round ${i + 1}`
        const [, , high, wide] = view.frames[seat]
        if (i < view.rounds) return { word: `${word} ${paid}`, when: "done" }
        return i === view.rounds && view.phase !== TO_CHOOSE
          ? { word: `${word} ${high * wide} now`, when: "now" }
          : { word, when: "next" }
      })

/**
 * Return the tiles whose cards have not been open, the same for all viewers, and the fountains left.
 * @param {View} view @param {number | null} seat @returns {Piece[]}
 */
function supply(view, seat) {
  if (view.phase >= TO_END) return []
  const came = view.shown.slice(0, view.opened)
  const poured =
    seat === null
      ? view.rounds
      : view.fountain[seat].filter((/** @type {number} */ code) => code !== NONE).length
  const tiles = TILES.map((letter, tile) => ({
    word: `tile ${letter}`,
    count: came.includes(tile) ? 0 : 1,
    note: lettered(letter),
  }))
  return [...tiles, { word: "tile fountain", count: FOUNTAINS - poured }]
}
