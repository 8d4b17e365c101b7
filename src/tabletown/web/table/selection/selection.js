/** The piece, turn and place that somebody has in mind, and the legal move that fits. It knows no rules. */
import { batch, computed, effect, signal, untracked } from "../../lib/preact.js"
import { leaveStepping } from "../story/stepping.js"
import { sayWhyNot } from "./why_not.js"
import { Preview } from "./preview.js"
import { read } from "./moves.js"
import { several } from "./turning.js"

/** @typedef {import("../../board/contract.js").Aim} Aim */
/** @typedef {import("./moves.js").Move} Move */
/** @typedef {import("../../board/contract.js").Denied} Denied */
/** @typedef {import("../../server.js").ScoreItem} ScoreItem */
/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */

export class Selection {
  /** @type {Signal<Aim>} */ thought = signal({})
  /** @type {Signal<Denied | null>} */ denied = signal(null)
  /** @type {Signal<string | null>} */ hinted = signal(null)
  /** @type {Signal<ScoreItem[]>} */ why = signal([]) // what the hint should score

  /** @param {import("../state.js").Table} table */
  constructor(table) {
    this.table = table
    this.preview = new Preview(table)
    effect(() => {
      this.#question.value
      this.forget()
    })
    effect(() => this.#takeUp(this.#only.value))
    effect(() => this.preview.look(this.move.value?.text))
  }

  #question = computed(() =>
    this.table.asked.value ? `${this.table.seat.value} ${this.table.now.value?.question}` : "",
  )

  forget() {
    this.preview.forget()
    batch(() => {
      this.thought.value = {}
      this.denied.value = null
      this.hinted.value = null
      this.why.value = []
    })
    this.#takeUp(this.#only.peek())
  }

  /** The only piece that can move. */
  #only = computed(() => (this.pieces.value.size === 1 ? [...this.pieces.value][0] : null))

  /** Choose the only piece at once, unless one is chosen. @param {string | null} piece */
  #takeUp(piece) {
    if (piece && !this.thought.peek().piece) untracked(() => this.choose(piece))
  }

  // What fits the thought

  /** @type {import("@preact/signals").ReadonlySignal<Move[]>} */
  moves = computed(() => {
    const { asked, atHome, ready, now, latest, seat, board } = this.table
    if (!asked.value || !atHome.value || !ready.value) return []
    return (now.value?.moves ?? []).map((text) => read(text, board, latest.value, seat.value ?? 0))
  })

  kinds = computed(() => [...new Set(this.moves.value.map(({ kind }) => kind))])

  /** Moves that are buttons. Those of a piece that can be chosen are there only while it is chosen. */
  bare = computed(() =>
    this.moves.value.filter(
      ({ aim: { piece, place, of } }) => !piece && !place && (!of || this.#mayPress(of)),
    ),
  )

  /** @param {string} of */
  #mayPress(of) {
    return of === this.thought.value.piece || !this.pieces.value.has(of)
  }

  /** The pieces of all legal moves. */
  pieces = computed(() => new Set(this.moves.value.flatMap(({ aim }) => aim.piece ?? [])))

  /** Moves with the chosen piece, if any, and those that need no piece. */
  fitting = computed(() => {
    const { piece, turn, flip } = this.thought.value
    const held = this.table.board?.asHeld
    const as = (/** @type {Aim} */ aim) =>
      aim.piece === piece && (!held || (aim.turn === turn && aim.flip === flip))
    return this.moves.value.filter(({ aim }) => (aim.place || aim.piece) && (!piece || !aim.piece || as(aim)))
  })

  /** One move for each place, in the chosen turn where that is legal. */
  targets = computed(() => {
    const placed = this.fitting.value.filter(({ aim }) => aim.place)
    const byPlace = Map.groupBy(placed, ({ aim }) => aim.place)
    return [...byPlace.values()].map((moves) => this.#nearest(moves))
  })

  /** The move in mind, once nothing is left to choose. */
  move = computed(() => {
    const { piece, place } = this.thought.value
    if (!piece && !place) return null
    const exact = this.fitting.value.filter(
      ({ aim }) => aim.place === place && (!aim.piece || aim.piece === piece),
    )
    return exact.length ? this.#nearest(exact) : null
  })

  /** Of moves that differ only in turn and flip, the one most like the thought. @param {Move[]} moves */
  #nearest(moves) {
    const { turn, flip } = this.thought.value
    const likeness = (/** @type {Move} */ { aim }) =>
      (aim.flip === flip ? 2 : 0) + (aim.turn === turn ? 1 : 0)
    return moves.reduce((best, move) => (likeness(move) > likeness(best) ? move : best))
  }

  /** Is there something to say about the thought? */
  busy = computed(() => this.ghosting.value || this.denied.value !== null)

  ghosting = computed(() => this.move.value !== null)

  // The chosen piece and how it is held, without its place, so that the rack is not redrawn during a drag
  piece = computed(() => this.thought.value.piece)
  turned = computed(() => this.move.value?.aim.turn ?? this.thought.value.turn)
  flipped = computed(() => this.move.value?.aim.flip ?? this.thought.value.flip)
  canTurn = computed(() => several(this, "turn"))
  canFlip = computed(() => several(this, "flip"))

  /** What the accent button does: the move in mind, else the hinted one, else the only one. */
  primary = computed(() => {
    const all = this.bare.value
    const only = all.length === this.moves.value.length ? all[0] : undefined
    return this.move.value ?? all.find(({ text }) => text === this.hinted.value) ?? only ?? null
  })

  /** Pieces that can be chosen, in the order of the table; number keys choose the first nine. */
  numbered = computed(() => {
    const { board, latest, seat } = this.table
    const words = board ? board.table(latest.value, seat.value).flatMap(wordsOf) : []
    return [...new Set(/** @type {string[]} */ (words))].filter((word) => this.pieces.value.has(word))
  })

  // Thinking

  /** @param {Aim} aim */
  think(aim) {
    batch(() => {
      this.denied.value = this.hinted.value = null
      this.why.value = []
      this.thought.value = this.#held({ ...this.thought.value, from: undefined, ...aim })
    })
  }

  /**
   * Where pieces are laid as they are held, hold a new piece in a way that is legal somewhere.
   * @param {Aim} aim
   * @returns {Aim}
   */
  #held(aim) {
    if (!this.table.board?.asHeld || !aim.piece || aim.turn !== undefined) return aim
    const all = this.moves.value.filter((move) => move.aim.piece === aim.piece)
    const { turn, flip } = (all.find((move) => move.aim.place === aim.place) ?? all[0])?.aim ?? {}
    return { ...aim, turn, flip }
  }

  /** Choose a piece; the second time, choose none. @param {string} piece */
  choose(piece) {
    const { place, piece: before } = this.thought.value
    const again = piece === before
    if (again && !this.moves.value.some(({ aim }) => aim.piece === piece && aim.place)) return
    const fits = this.moves.value.some(({ aim }) => aim.piece === piece && aim.place === place)
    this.think({
      piece: again ? undefined : piece,
      place: fits ? place : undefined,
      turn: undefined,
      flip: undefined,
    })
    if (!place && !again) this.#settle()
  }

  /** Choose the place as well if there is only one. */
  #settle() {
    if (this.targets.value.length === 1) this.think({ place: this.targets.value[0].aim.place })
  }

  /**
   * Point at a place, with the chosen piece, or else with one from the hand that fits.
   * @param {string} place
   * @returns {boolean} is it legal?
   */
  point(place) {
    const here = this.fitting.value.filter(({ aim }) => aim.place === place)
    if (!here.length) return sayWhyNot(this, { ...this.thought.value, place })
    const { piece } = this.thought.value
    const pieces = new Set(here.map(({ aim }) => aim.piece))
    const [{ aim: first }] = here
    const atHand = pieces.size === 1 || this.#inHand(first.piece)
    this.think({ place, piece: pieces.has(piece) ? piece : atHand ? first.piece : undefined })
    return true
  }

  /** @param {string | undefined} piece */
  #inHand(piece) {
    const { board, latest, seat } = this.table
    const groups = board.table(latest.value, seat.value)
    return groups.some((group) => group.name === "hand" && wordsOf(group).includes(piece))
  }

  /** Ask a bot for a move, and take it up as one's own thought, in one's own city as it is now. */
  hint = () =>
    this.table.attempt(async () => {
      const { move, why } = await this.table.connection.ask("hint")
      leaveStepping(this.table)
      const found = this.moves.value.find(({ text }) => text === move)
      if (!found) return
      this.thought.value = { piece: found.aim.of, ...found.aim }
      batch(() => {
        this.hinted.value = move
        this.why.value = why
      })
    })
}

/** @param {{pieces: {word: string | undefined}[]}} group */
const wordsOf = ({ pieces }) => pieces.map(({ word }) => word)
