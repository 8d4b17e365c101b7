// List the pieces beside the cities: hand, market, supply, and who has the most parks and sports.
import { html } from "../../../web/lib/preact.js"
import { HIDDEN, NONE, SKYSCRAPERS, STRUCTURES, TILES, UTILITIES } from "./facts.js"
import { BACK, OPEN, kindOf } from "./kinds.js"
import { say } from "../../../web/board/messages.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../../web/board/contract.js").Piece} Piece */
/** @typedef {import("../../../web/board/contract.js").Group} Group */

/** The groups to act with; the supply stands at the side. */
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

/** Stack equal tiles. @param {number[]} row @returns {Piece[]} */
function tiles(row, lying = "") {
  const words = row
    .filter((tile) => tile !== NONE)
    .map((tile) => (tile === HIDDEN ? BACK : lying + TILES[tile]))
  return [...new Set(words)].map((word) => ({ word, count: words.filter((other) => other === word).length }))
}

// The supply

/**
 * Return the structures that are left or built.
 * @param {View} view
 * @param {string[]} words
 * @param {number[]} left
 */
const supply = (view, words, left) => {
  const built = new Set(view.built.flat().map((structure) => STRUCTURES[structure]))
  return words
    .map((word, i) => ({ word, count: left[i] }))
    .filter(({ word, count }) => count > 0 || built.has(word))
}

/**
 * Put a skyscraper on its terrain's shelf; strike its number once it is gone.
 * @param {{word: string, count: number}} piece
 * @returns {Piece}
 */
const onShelf = (piece) => ({
  ...piece,
  when: `nv-${piece.word[0]}`,
  note: piece.count ? null : html`<s>${piece.word.slice(1)}</s>`,
})

/** @param {{word: string, count: number}} piece @returns {Piece} */
const ofKind = (piece) => ({ ...piece, when: `nv-kind-${kindOf(piece.word)}` })

// Parks and sports

/**
 * Return the mark itself, then how many each seat has and who has the most.
 * @param {View} view
 * @param {"parks" | "sports"} word
 * @returns {Piece[]}
 */
function most(view, word) {
  const counts = view[word].slice(0, view.seats).map((squares) => squares.length)
  const best = Math.max(...counts, 1)
  const when = `nv-${word}`
  return [
    { word, when },
    ...counts.map((count, seat) => ({ word, seat, count, when: count === best ? `${when} nv-most` : when })),
  ]
}
