// List the pieces beside the board: what to act with, what every seat has, and the cards.
import { doing } from "./words.js"
import { CARDS, COLOURS, NONE, ROLLING, TO_CAPTURE, TO_CORNER, TO_FINISH, TO_OBEY, TO_ROLL } from "./facts.js"
import { buildingWord } from "./places.js"
import { floorOf } from "./play.js"
import { say } from "../../../web/board/messages.js"

/**
 * @typedef {import("./view.js").View} View
 * @typedef {import("../../../web/board/contract.js").Message} Message
 * @typedef {import("../../../web/board/contract.js").Piece} Piece
 * @typedef {import("../../../web/board/contract.js").Group} Group
 */

/** The groups to act with; the others stand at the side. */
export const rack = ["hand"]

/** Spectators have no hand. @param {View} view @param {number | null} seat @returns {Group[]} */
export const table = (view, seat) =>
  [
    {
      name: seat === null ? "turn" : "hand",
      title: doing(view),
      pieces: view.card === NONE ? inTurn(view, seat) : carriedOut(view, seat),
    },
    {
      name: "supply",
      title: say("group-supply"),
      pieces: seatsFrom(view, seat).flatMap((other) => supply(view, other)),
    },
    { name: "pile", title: say("group-pile"), pieces: unseen(view) },
    { name: "pile", title: say("group-known"), pieces: known(view) },
  ].filter(({ pieces }) => pieces.length)

/** Put the viewer's seat first, then go clockwise. @param {View} view @param {number | null} seat */
const seatsFrom = (view, seat) => [...Array(view.seats).keys()].map((i) => (i + (seat ?? 0)) % view.seats)

// What to act with

/** @param {View} view @param {number | null} seat @returns {Piece[]} */
const inTurn = (view, seat) => {
  if (seat === null) return dice(view)
  const moves = moving(view, seat)
  return [...dice(view), ...figure(view, seat), ...(moves.length ? moves : toBuild(view, seat))]
}

/** Show the dice, dashed until they are rolled. @param {View} view @returns {Piece[]} */
const dice = (view) => {
  if (view.phase < TO_ROLL) return []
  const [white, black] = view.phase === TO_ROLL || view.phase === ROLLING ? [0, 0] : [view.white, view.black]
  return [
    { word: `white-${white}`, when: "die", about: say("about-white") },
    { word: `black-${black}`, when: "die", about: say("about-black") },
  ]
}

/** @param {View} view @param {number} seat @returns {Piece[]} */
const figure = (view, seat) =>
  view.phase === TO_CORNER ? [{ word: `figure-${seat + 1}`, about: say("about-white") }] : []

/**
 * Show the building that is about to go somewhere.
 * @param {View} view
 * @param {number | null} seat
 * @returns {Piece[]}
 */
const moving = (view, seat) => {
  const word = view.phase === TO_CAPTURE || view.phase === TO_FINISH ? buildingWord(view, view.at) : null
  return word && view.seat === seat ? [{ word, about: say("about-moving") }] : []
}

/** @param {View} view @param {number} seat @returns {Piece[]} */
const toBuild = (view, seat) => {
  const { floors, towers, built, lent } = view.supply[seat]
  const owner = COLOURS[seat]
  return [
    { word: `${owner}1`, count: floors, about: say("about-floors") },
    ...(floors || !lent ? [] : [{ word: "borrowed", count: lent, about: say("about-borrowed") }]),
    { word: `${owner}T`, count: towers - built, about: say("about-towers") },
  ]
}

/**
 * Show a card, what it says, and the pieces that it is carried out with.
 * @param {View} view
 * @param {number | null} seat
 * @returns {Piece[]}
 */
const carriedOut = (view, seat) => {
  const word = CARDS[view.card]
  const chooses = view.seat === seat && view.phase === TO_OBEY
  return [
    { word, when: "card", about: say(`card-${word}`) },
    ...(chooses ? chosenFrom(view, word) : moving(view, seat)),
  ]
}

/**
 * List the figures or the floor to choose from; everything else is chosen on the board.
 * @param {View} view
 * @param {string} card
 * @returns {Piece[]}
 */
const chosenFrom = (view, card) => {
  if (card === "place-floor") return [{ word: floorOf(view, view.seat), about: say("about-floors") }]
  const figures = card === "push-richest" || card === "tax-one" ? seatsFrom(view, view.seat) : []
  return figures.map((seat) => ({
    word: `figure-${seat + 1}`,
    seat,
    about: say("about-cash", { cash: view.cash[seat] }),
  }))
}

// What everybody has

/** @param {View} view @param {number} seat @returns {Piece[]} */
const supply = (view, seat) => {
  const { floors, towers, built, borrowed } = view.supply[seat]
  return [
    { word: "cash", seat, count: view.cash[seat], when: "cash" },
    { word: `floors-${seat + 1}`, seat, count: floors, when: "floors" },
    ...(borrowed ? [{ word: "borrowed", seat, count: borrowed, when: "borrowed" }] : []),
    { word: `towers-${seat + 1} ${built}/${towers}`, when: "towers" },
  ]
}

// The cards

/** Show the pile, and which cards may be in it. @param {View} view @returns {Piece[]} */
const unseen = (view) => {
  const cards = view.unseen.map((count, card) => ({ word: CARDS[card], count })).filter(({ count }) => count)
  return cards.length
    ? [{ word: "card-back", count: cards.reduce((sum, { count }) => sum + count, 0) }, ...cards]
    : []
}

/** List the cards that were seen, the next one first. @param {View} view @returns {Piece[]} */
const known = (view) =>
  [...view.order.slice(view.on_top), ...view.order.slice(0, view.on_top)]
    .filter((card) => card !== NONE)
    .map((card) => ({ word: CARDS[card] }))
