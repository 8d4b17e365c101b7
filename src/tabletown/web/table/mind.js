/** What somebody has in mind: a piece, how it is turned, a place; and the legal move that fits it. Of rules it knows nothing. */
import { batch, computed, effect, signal, untracked } from "/web/lib/preact.js"
import { Refusal } from "/web/wire.js"

/**
 * @typedef {{piece?: string, turn?: string, flip?: string, place?: string, of?: string, from?: string}} Aim what a move points at, or the piece whose button it is; a game says so of its moves
 * from: the place that was pointed at first, for a move between two
 */
/** @typedef {{text: string, kind: string, parts: string[], aim: Aim}} Move */

const LINGER = 40 // milliseconds on a move before its points are asked for

export class Mind {
  /** @type {import("@preact/signals").Signal<Aim>} */ thought = signal({})
  /** @type {import("@preact/signals").Signal<any>} */ foreseen = signal(null) // what the server says the move would do
  /** @type {import("@preact/signals").Signal<any>} */ denied = signal(null) // why not: {aim, why, move}
  /** @type {import("@preact/signals").Signal<string | null>} */ hinted = signal(null)
  /** @type {Map<string, any>} */ #known = new Map()
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer

  /** @param {import("/web/table/state.js").Table} table */
  constructor(table) {
    this.table = table
    effect(() => { this.#question.value; this.forget() })
    effect(() => this.#takeUp(this.#only.value))
    effect(() => this.#foresee(this.move.value))
  }

  #question = computed(() => this.table.asked.value ? `${this.table.seat.value} ${this.table.now.value?.question}` : "")

  forget() {
    this.#known.clear()
    batch(() => { this.thought.value = {}; this.denied.value = null; this.hinted.value = null })
    this.#takeUp(this.#only.peek())
  }

  /** The only piece that anything can be done with. */
  #only = computed(() => this.pieces.value.size === 1 ? [...this.pieces.value][0] : null)

  /** It is in mind at once: nobody need choose it. @param {string | null} piece */
  #takeUp(piece) {
    if (piece && !this.thought.peek().piece) untracked(() => this.choose(piece))
  }

  // What could be meant

  /** @type {import("@preact/signals").ReadonlySignal<Move[]>} */
  moves = computed(() => {
    const { asked, past, visited, now, seat, board } = this.table
    if (!asked.value || past.value || visited.value !== null || !this.table.ready.value) return []
    return (now.value?.moves ?? []).map((text) => read(text, board, now.value?.view, seat.value ?? 0))
  })

  kinds = computed(() => [...new Set(this.moves.value.map(({ kind }) => kind))])

  /** Moves that need no pointing: to be pressed; those of a piece while it is in mind, or if it cannot be. */
  bare = computed(() => this.moves.value.filter(({ aim: { piece, place, of } }) => !piece && !place && (!of || of === this.thought.value.piece || !this.pieces.value.has(of))))

  /** The pieces of all legal moves. */
  pieces = computed(() => new Set(this.moves.value.flatMap(({ aim }) => aim.piece ?? [])))

  /** Moves with the piece in mind, if any, and those that need no piece. */
  fitting = computed(() => {
    const { piece, turn, flip } = this.thought.value, held = this.table.board?.asHeld
    const as = (/** @type {Aim} */ aim) => aim.piece === piece && (!held || (aim.turn === turn && aim.flip === flip))
    return this.moves.value.filter(({ aim }) => (aim.place || aim.piece) && (!piece || !aim.piece || as(aim)))
  })

  /** Moves that lead to a place, each place once: with the turn in mind where it fits. */
  targets = computed(() => [...Map.groupBy(this.fitting.value.filter(({ aim }) => aim.place), ({ aim }) => aim.place).values()].map((moves) => this.#nearest(moves)))

  /** The move that is meant, once nothing is left to choose. */
  move = computed(() => {
    const { piece, place } = this.thought.value
    if (!piece && !place) return null
    const exact = this.fitting.value.filter(({ aim }) => aim.place === place && (!aim.piece || aim.piece === piece))
    return exact.length ? this.#nearest(exact) : null
  })

  /** Of moves that differ in turn and flip alone, the one most like what is in mind. @param {Move[]} moves */
  #nearest(moves) {
    const { turn, flip } = this.thought.value
    const likeness = (/** @type {Move} */ { aim }) => (aim.flip === flip ? 2 : 0) + (aim.turn === turn ? 1 : 0)
    return moves.reduce((best, move) => (likeness(move) > likeness(best) ? move : best))
  }

  /** Is there something to tell of what is in mind? */
  busy = computed(() => this.ghosting.value || this.denied.value !== null)

  ghosting = computed(() => this.move.value !== null)

  // The piece in mind and how it is held, apart from where: so pieces beside the city are not drawn anew while one is carried about
  piece = computed(() => this.thought.value.piece)
  turned = computed(() => this.move.value?.aim.turn ?? this.thought.value.turn)
  flipped = computed(() => this.move.value?.aim.flip ?? this.thought.value.flip)

  /** What the accent button does: the move in mind, else a button that was hinted at, else the only thing there is to do. */
  primary = computed(() => {
    const all = this.bare.value, only = all.length === this.moves.value.length ? all[0] : undefined
    return this.move.value ?? all.find(({ text }) => text === this.hinted.value) ?? only ?? null
  })

  /** Pieces that can be chosen, in the order in which they lie there; the first nine by number. */
  numbered = computed(() => {
    const { board, now, seat } = this.table, words = board ? board.table(now.value?.view, seat.value).flatMap(wordsOf) : []
    return [...new Set(/** @type {string[]} */ (words))].filter((word) => this.pieces.value.has(word))
  })

  // Thinking

  /** @param {Aim} aim */
  think(aim) {
    batch(() => { this.denied.value = this.hinted.value = null; this.thought.value = this.#held({ ...this.thought.value, from: undefined, ...aim }) })
  }

  /** Where pieces are laid as they are held, a piece taken up is held as it may lie somewhere. @param {Aim} aim @returns {Aim} */
  #held(aim) {
    if (!this.table.board?.asHeld || !aim.piece || aim.turn !== undefined) return aim
    const all = this.moves.value.filter(({ aim: { piece } }) => piece === aim.piece), { turn, flip } = (all.find(({ aim: { place } }) => place === aim.place) ?? all[0])?.aim ?? {}
    return { ...aim, turn, flip }
  }

  /** Choose a piece; once more: no piece. @param {string} piece */
  choose(piece) {
    const { place, piece: before } = this.thought.value, again = piece === before
    if (again && !this.moves.value.some(({ aim }) => aim.piece === piece && aim.place)) return
    const fits = this.moves.value.some(({ aim }) => aim.piece === piece && aim.place === place)
    this.think({ piece: again ? undefined : piece, place: fits ? place : undefined, turn: undefined, flip: undefined })
    if (!place && !again) this.#settle()
  }

  /** A piece that has but one place to go needs no pointing. */
  #settle() {
    if (this.targets.value.length === 1) this.think({ place: this.targets.value[0].aim.place })
  }

  /** Point at a place: with the piece in mind, else with one at hand that fits. @param {string} place @returns {boolean} is it legal? */
  point(place) {
    const here = this.fitting.value.filter(({ aim }) => aim.place === place)
    if (!here.length) return this.deny({ ...this.thought.value, place })
    const { piece } = this.thought.value, pieces = new Set(here.map(({ aim }) => aim.piece))
    const at_hand = pieces.size === 1 || this.#inHand(here[0].aim.piece)
    this.think({ place, piece: pieces.has(piece) ? piece : at_hand ? here[0].aim.piece : undefined })
    return true
  }

  /** @param {string | undefined} piece */
  #inHand(piece) {
    const { board, now, seat } = this.table, groups = board.table(now.value?.view, seat.value)
    return groups.some((/** @type {any} */ { name, pieces }) => name === "hand" && pieces.some((/** @type {any} */ { word }) => word === piece))
  }

  /**
   * Ask why not, where the game can say what the move would have been; a place that no move can name has its reason at once. Two places may
   * also mean a move that is legal, the first of them that one goes on from there. @param {Aim} aim @returns {boolean} is it legal after all?
   */
  deny(aim) {
    const { board, now, seat, wire } = this.table, view = now.value?.view, meant = board.compose?.(view, seat.value, aim, this.kinds.value) ?? null
    const move = typeof meant === "string" ? read(meant, board, view, seat.value ?? 0) : null
    if (this.moves.value.some(({ text }) => text === meant)) return this.think(move?.aim ?? {}), true
    if (aim.from || meant?.from) this.think({ place: undefined, from: meant?.from })
    if (board.asHeld) this.think({ place: meant ? aim.place : undefined }) // from there it goes on
    const thought = this.thought.value, tell = (/** @type {any} */ why) => { if (why && this.thought.value === thought) this.denied.value = { aim, why, move } }
    if (move) wire.ask("why_not", { move: move.text }).then(({ why }) => tell(why), ignored)
    else tell(meant?.id ? meant : null)
    return false
  }

  /** The next turn of the piece that is legal there; without a place, the next there is. */
  turn(way = 1) {
    this.#next("turn", way)
  }

  flip() {
    this.#next("flip", 1)
  }

  /** @param {"turn" | "flip"} what @param {number} way */
  #next(what, way) {
    const { piece, place } = this.thought.value, now = this.move.value?.aim ?? this.targets.value[0]?.aim ?? this.thought.value
    const other = what === "turn" ? "flip" : "turn"
    const all = this.moves.value.filter(({ aim }) => aim.piece === piece && (what === "flip" || now[other] === undefined || aim[other] === now[other]))
    const here = all.filter(({ aim }) => aim.place === place), { asHeld } = this.table.board
    const known = [...new Set((place && here.length > 1 && !asHeld ? here : all).map(({ aim }) => aim[what]))].sort()
    if (known.length < 2) return
    const next = known[(known.indexOf(now[what]) + way + known.length) % known.length]
    this.think({ turn: now.turn, flip: now.flip, [what]: next, place: here.some(({ aim }) => aim[what] === next) ? place : undefined })
    if (asHeld && place) this.#stay(place)
  }

  /** As near as it may lie to where it was. @param {string} place */
  #stay(place) {
    const { board, now, seat, look } = this.table, view = now.value?.view, { x, y, w, h } = board.places(view, seat.value, look.value)[place]
    this.point(board.nearest?.(view, seat.value, { x: x + w / 2, y: y + h / 2 }, this.targets.value, look.value) ?? place)
  }

  canTurn = computed(() => this.#several("turn"))
  canFlip = computed(() => this.#several("flip"))
  /** @param {"turn" | "flip"} what */
  #several = (what) => {
    const { piece } = this.thought.value
    return Boolean(piece) && new Set(this.moves.value.filter(({ aim }) => aim.piece === piece).map(({ aim }) => aim[what])).size > 1
  }

  // Knowing more

  /** @param {Move | null} move */
  #foresee(move) {
    clearTimeout(this.#timer)
    const known = move && this.#known.get(move.text)
    this.foreseen.value = known ?? null
    if (move && !known && this.table.allows("preview")) this.#timer = setTimeout(() => this.#ask(move.text), LINGER)
  }

  /** @param {string} text */
  async #ask(text) {
    const told = await this.table.wire.ask("preview", { move: text }).catch(ignored)
    if (told) this.#known.set(text, told)
    if (told && this.move.value?.text === text) this.foreseen.value = told
  }

  /** What the bot would do, as if one had thought of it oneself. */
  hint = () => this.table.attempt(async () => {
    const { move } = await this.table.wire.ask("hint"), found = this.moves.value.find(({ text }) => text === move)
    if (!found) return
    this.thought.value = { piece: found.aim.of, ...found.aim }
    this.hinted.value = move
  })
}

/** @param {string} text @param {any} board @param {any} view @param {number} seat @returns {Move} */
export function read(text, board, view, seat) {
  const [kind, ...parts] = text.split(" ")
  return { text, kind, parts, aim: board?.aim?.(view, seat, { kind, parts }) ?? {} }
}

/** @param {{pieces: {word: string}[]}} group */
const wordsOf = ({ pieces }) => pieces.map(({ word }) => word)

/** Only looking: nothing that need be refused aloud. @param {unknown} wrong */
const ignored = (wrong) => {
  if (!(wrong instanceof Refusal)) throw wrong
}
