/** The lesson that a table follows: the step that is shown, what it asks for, and how it goes on. */
import { computed, effect, signal } from "../../lib/preact.js"
import { read } from "../selection/moves.js"
import { ask } from "../../server.js"
import { goesOn, isBehind, mayGoOn, stepAt } from "./steps.js"

/** @typedef {import("./steps.js").Step} Step */
/** @typedef {import("../state.js").Past} Past */
/** @typedef {import("../../board/contract.js").Aimed} Aimed */

export class Lesson {
  index = signal(0) // of the step that is shown
  left = signal(false) // has the learner gone on to play?

  /** @param {import("../state.js").Table} table */
  constructor(table) {
    this.table = table
    effect(() => {
      this.index.value = Math.max(0, stepAt(this.steps.value, this.#seq.value))
    })
    effect(() => {
      this.#show(this.running.value ? this.step.value : null, this.#isBehind.value)
    })
  }

  #seq = computed(() => this.table.now.value?.seq ?? 0)
  /** @type {import("@preact/signals").ReadonlySignal<Step[]>} */
  steps = computed(() => this.table.card.value?.lesson?.steps ?? [])
  step = computed(() => this.steps.value[this.index.value])
  /** Is a lesson shown at this table? */
  running = computed(
    () => this.table.ready.value && !this.left.value && goesOn(this.steps.value, this.#seq.value),
  )
  #isBehind = computed(() => isBehind(this.steps.value, this.index.value, this.#seq.value))
  mayGoOn = computed(() => mayGoOn(this.steps.value, this.index.value, this.#seq.value))
  isLast = computed(() => this.index.value === this.steps.value.length - 1)

  /** The move that the step is about, while it can be made or tried. @type {() => Aimed | null} */
  #wanted() {
    const { board, latest, seat, now } = this.table
    const { move, tries, at } = this.step.value
    const text = at === now.value?.seq && (move || tries)
    return text && board ? read(text, board, latest.value, seat.value ?? 0) : null
  }

  /** What the step points at: a piece, a place, or the move of a button. */
  pointed = computed(() => (this.running.value ? this.#wanted() : null))

  /** Was the mistake made that the step is about? */
  tried = computed(() => {
    const denied = this.table.selection.denied.value?.move?.text
    return Boolean(denied) && denied === this.step.value?.tries
  })

  // What the learner does

  back = () => this.#turnTo(Math.max(0, this.index.value - 1))

  /** Go on; a move that the learner has not made is made for them. */
  next = () => {
    const { move } = this.step.value
    if (!this.mayGoOn.value) return
    if (move && !this.#isBehind.value) this.table.play(move)
    else if (this.isLast.value) this.left.value = true
    else this.#turnTo(this.index.value + 1)
  }

  /** Show another step, without a refusal that was about the last one. @param {number} index */
  #turnTo(index) {
    this.table.selection.denied.value = null
    this.index.value = index
  }

  /** Put the move into the learner's mind, or make the mistake. */
  help = () => (this.step.value.tries ? this.#err() : this.table.selection.hint())

  async #err() {
    const { connection, selection } = this.table
    const wanted = this.#wanted()
    if (!wanted) return
    const { why } = await connection.ask("why_not", { move: wanted.text })
    selection.denied.value = { aim: wanted.aim, why, move: wanted }
  }

  // What is shown

  /** Show the table as it stands at a step. @param {Step | null} step @param {boolean} behind */
  #show(step, behind) {
    const { past, stepping } = this.table
    if (!this.steps.value.length || stepping.peek()) return
    if (step?.sheet || (step && behind)) this.table.attempt(() => this.#lookAt(step))
    else past.value = null
  }

  /** @param {Step} step */
  async #lookAt(step) {
    const past = step.sheet ? await scored(step.sheet) : await this.#before(step)
    if (this.step.peek() === step) this.table.past.value = past
  }

  /** @param {Step} step @returns {Promise<Past>} */
  async #before({ at }) {
    const { view, totals } = await this.table.connection.ask("look", { seq: at })
    return { seq: at, view, totals }
  }
}

/** Finished cities as a moment of a match. @param {string} sheet @returns {Promise<Past>} */
async function scored(sheet) {
  const { view, seats } = await ask("POST", "/api/sheets", { body: sheet })
  return {
    seq: 0,
    view,
    totals: seats.map((/** @type {{total: number}} */ { total }) => total),
    items: seats.map((/** @type {{items: any[]}} */ { items }) => items),
  }
}
