/** The picture of a match: one's own city as it stands, or the cover of the game until that is known. */
import { Cover } from "../cover.js"
import { boards, seen } from "./seen.js"
import { Defs } from "../components.js"
import { html } from "../lib/preact.js"

/** @typedef {import("./known.js").Known} Known */
/** @typedef {import("./seen.js").Seen} Seen */

/** @typedef {{one: Known, words: import("../words.js").Words | null, large?: boolean}} Props */

const SMALL = { small: true, marks: [] }

/** @param {Props} props large: with everything that the city at the table has */
export function Picture({ one, words, large = false }) {
  const { game, table } = one.kept
  const board = boards.value[game]
  const sight = seen.value[table]
  if (!board || !sight) return html`<${Cover} game=${game} words=${words} />`
  const seat = seatShown(one, sight)
  const eyes = board.shared ? (one.shown?.seat ?? null) : seat
  const look = large ? { ...board.look, marks: [], items: [] } : SMALL
  return html`<svg class="picture" viewBox=${board.box(sight.view, seat, look).join(" ")}
    aria-hidden="true">${board.city(sight.view, eyes, look)}</svg>`
}

/**
 * The seat of this browser that is asked, or else its first; without any, a winner.
 * @param {Known} one
 * @param {Seen} sight
 */
const seatShown = ({ kept, shown }, { winners }) =>
  shown?.waits.find((seat) => seat in kept.seats) ?? shown?.seat ?? winners[0] ?? 0

/** What the drawings refer to, once for each game. */
export const AllDefs = () =>
  Object.entries(boards.value).map(([game, board]) => html`<${Defs} key=${game} board=${board} />`)
