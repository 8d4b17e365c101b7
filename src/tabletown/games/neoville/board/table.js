// What lies open beside the cities, which round it is, and which step of a turn.
import { html } from "../../../web/lib/preact.js"
import { HIDDEN, NONE, SKYSCRAPERS, STRUCTURES, TILES, UTILITIES } from "./facts.js"
import { BACK, OPEN, kindOf } from "./kinds.js"
import { say } from "../../../web/board/messages.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../../web/board/contract.js").Piece} Piece */
/** @typedef {import("../../../web/board/contract.js").Group} Group */

/** What one acts with; the supply stands at the side. */
export const rack = ["hand", "market"]

/** @param {View} view @param {number | null} seat @returns {Group[]} */
export const table = (view, seat) => [
  ...(seat === null ? [] : [group("hand", tiles(view.hand[seat]))]),
  group("market", [...tiles(view.market, OPEN), { word: BACK, count: view.pile }]),
  group("skyscrapers", supply(view, SKYSCRAPERS, view.skyscraper).map(onShelf)),
  group("utilities", supply(view, UTILITIES, view.utility).map(ofKind)),
  group("most", [...most(view, "parks"), ...most(view, "sports")]),
]

/** @param {string} name @param {Piece[]} pieces @returns {Group} */
const group = (name, pieces) => ({ name, title: say(`group-${name}`), pieces })

// Tiles

/** Twins lie on each other. @param {number[]} row @returns {Piece[]} */
function tiles(row, lying = "") {
  const words = row
    .filter((tile) => tile !== NONE)
    .map((tile) => (tile === HIDDEN ? BACK : lying + TILES[tile]))
  return [...new Set(words)].map((word) => ({ word, count: words.filter((other) => other === word).length }))
}

// The supply

/** What is left, and what was there until somebody built it. @param {View} view @param {string[]} words @param {number[]} left */
const supply = (view, words, left) => {
  const built = new Set(view.built.flat().map((structure) => STRUCTURES[structure]))
  return words
    .map((word, i) => ({ word, count: left[i] }))
    .filter(({ word, count }) => count > 0 || built.has(word))
}

/** A shelf for every terrain; of what is gone the struck number. @param {{word: string, count: number}} piece @returns {Piece} */
const onShelf = (piece) => ({
  ...piece,
  when: `nv-${piece.word[0]}`,
  note: piece.count ? "" : html`<s>${piece.word.slice(1)}</s>`,
})

/** @param {{word: string, count: number}} piece @returns {Piece} */
const ofKind = (piece) => ({ ...piece, when: `nv-kind-${kindOf(piece.word)}` })

// Parks and sports

/** The mark itself, then how many each seat has, and who has the most.
 * @param {View} view @param {"parks" | "sports"} word @returns {Piece[]} */
function most(view, word) {
  const counts = view[word].slice(0, view.seats).map((squares) => squares.length)
  const best = Math.max(...counts, 1)
  const when = `nv-${word}`
  return [
    { word, when },
    ...counts.map((count, seat) => ({ word, seat, count, when: count === best ? `${when} nv-most` : when })),
  ]
}
