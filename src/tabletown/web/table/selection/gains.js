/** What each piece could bring, where the table allows hints. */
import { computed, signal } from "../../lib/preact.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {{question: number, moves: Record<string, [now: number, turn: number]>}} Gains */
/** @typedef {{now: number, turn: number}} Gain points at once, and with the rest of the turn */

/** @type {Gains["moves"]} */
const NOTHING = {}

export class PieceGains {
  /** @type {import("@preact/signals").Signal<Gains | null>} */ #told = signal(null)

  /** @param {Table} table */
  constructor(table) {
    this.table = table
  }

  /** @param {Gains} told */
  take(told) {
    this.#told.value = told
  }

  /** What each move brings, as far as it is known. */
  #moves = computed(() => {
    const told = this.#told.value
    return told && told.question === this.table.now.value?.question ? told.moves : NOTHING
  })

  /** The best that each piece could bring. */
  best = computed(() => bestOf(this.table.selection.moves.value, this.#moves.value))

  /** The points of a move with the rest of the turn; 0 if that adds none. @param {string | undefined} move */
  later(move) {
    const [now, turn] = this.#moves.value[move ?? ""] ?? [0, 0]
    return turn > now ? turn : 0
  }
}

/**
 * @param {import("./moves.js").Move[]} moves
 * @param {Gains["moves"]} gains
 * @returns {Map<string, Gain>}
 */
function bestOf(moves, gains) {
  /** @type {Map<string, Gain>} */
  const best = new Map()
  for (const { text, aim } of moves) {
    if (!aim.piece || !gains[text]) continue
    const [now, turn] = gains[text]
    const most = best.get(aim.piece)
    if (!most || turn > most.turn || (turn === most.turn && now > most.now))
      best.set(aim.piece, { now, turn })
  }
  return best
}

/** Ask once for every question. Nobody waits for the answer, so nobody misses it. */
export function gainsAsker() {
  /** @type {number | null | undefined} */
  let last = null
  return (/** @type {Table} */ { asked, now, allows, connection, gains }) => {
    const question = now.value?.question
    if (!asked.value || !allows("hints") || question === last) return
    last = question
    connection.ask("gains").then(
      (told) => gains.take(told),
      () => {},
    )
  }
}
