// What lies open beside the cities, which round it is, and which step of a turn.
import { html } from "../../../web/lib/preact.js"
import { HIDDEN, NONE, SKYSCRAPERS, STRUCTURES, TILES, TO_LAY, UTILITIES } from "./facts.js"
import { BACK, OPEN, kindOf } from "./pieces.js"
import { say } from "../../../web/board/messages.js"

/** @typedef {import("./plan.js").View} View */
/** @typedef {import("../../../web/board/contract.js").Message} Message */
/** @typedef {{word: string, count?: number, seat?: number, when?: string, note?: any}} Piece count 0: gone; seat: whose; when: its row */
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

// Rounds and steps

const STEPS = ["lay", "build", "draw"] // by the phase of the view

/** @param {View} view */
export const note = ({ seat, laid, tile, phase }) =>
  say("round-of", { round: laid[seat] + Number(phase === TO_LAY), rounds: tile[seat].length })

/** One may build or not; after the last tile one says done instead of drawing.
 * @param {View} view @param {string[]} kinds of the legal moves */
export function steps(view, kinds) {
  const left = view.tile[view.seat].length - view.laid[view.seat]
  const last = kinds.includes("done") || left === (view.phase === TO_LAY ? 1 : 0)
  const title = (/** @type {string} */ step) => say(last && step === "draw" ? "turn-done" : `turn-${step}`)
  return STEPS.map((step, i) => ({
    title: title(step),
    now: view.phase === i,
    done: view.phase > i,
    may: step === "build",
  }))
}
