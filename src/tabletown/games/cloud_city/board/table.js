// List the pieces beside the cities: hand, open tiles and pile, walkways by level, cards.
import { html } from "../../../web/lib/preact.js"
import { CARDS, HIDDEN, LEVELS, NONE, TILES, TO_LAY } from "./facts.js"
import { say } from "../../../web/board/messages.js"
import { signed } from "./words.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./board.js").Item} Item */
/** @typedef {import("../../../web/board/contract.js").Message} Message */
/** @typedef {import("../../../web/board/contract.js").Piece} Piece */
/** @typedef {import("../../../web/board/contract.js").Group} Group */

export const rack = ["hand", "market"]

/**
 * @param {View} view
 * @param {number | null} seat
 * @param {Record<string, string>} [options]
 * @param {Item[]} [items] the seat's score lines
 * @returns {Group[]}
 */
export const table = (view, seat, options, items = []) => [
  ...(seat === null ? [] : [group("hand", "group-hand", tiles(view.hand[seat]).slice(0, view.held[seat]))]),
  group("market", "group-market", [...open(view), { word: "draw", count: view.pile, ...later(view) }]),
  ...LEVELS.map((level, i) =>
    group(
      "supply",
      `group-${level}`,
      view.piece[i].map((count, j) => walkways(`${level} ${j + 1}`, count)),
    ),
  ),
  ...(view.cards
    ? [
        group(
          "card",
          "group-card",
          view.card.filter((card) => card >= 0).map((card) => request(CARDS[card], items)),
        ),
      ]
    : []),
]

/** @param {string} name @param {string} title @param {Piece[]} pieces @returns {Group} */
const group = (name, title, pieces) => ({ title: say(title), name, pieces })

/** @param {number[]} kinds @returns {Piece[]} */
const tiles = (kinds) =>
  kinds.filter((kind) => kind !== NONE).map((kind) => ({ word: kind === HIDDEN ? "back" : TILES[kind] }))

/**
 * List the open tiles, with words of their own, because a hand may hold the same tile.
 * @param {View} view
 * @returns {Piece[]}
 */
const open = (view) => tiles(view.market).map(({ word }) => ({ word: `open ${word}`, ...later(view) }))

/** @param {View} view */
const later = ({ phase }) => (phase === TO_LAY ? { when: "later" } : {})

/** Show the count, even of the last one. @param {string} word @param {number} count @returns {Piece} */
const walkways = (word, count) => ({
  word,
  count,
  note: count === 1 ? html`<small class="count">×1</small>` : null,
})

/**
 * Show a card with what it says and what it gives now.
 * @param {string} card
 * @param {Item[]} items
 * @returns {Piece}
 */
function request(card, items) {
  const votes = items.filter(({ what }) => what === card).reduce((sum, { points }) => sum + points, 0)
  const note = html`<b class=${`cloud-worth ${votes > 0 ? "gain" : votes < 0 ? "loss" : ""}`}>
    ${signed(votes)}</b>`
  return { word: card, about: say(`card-text-${card}`), note }
}
