/** Ask the server what the move in mind would do. */
import { signal } from "../../lib/preact.js"
import { ignored } from "../../server.js"

/** @typedef {import("../../server.js").Foreseen} Foreseen what the server foresees of a move */

const LINGER = 40 // milliseconds with a move in mind before the server is asked

export class Preview {
  /** @type {import("@preact/signals").Signal<Foreseen | null>} */ told = signal(null)
  /** @type {Map<string, Foreseen>} */ #known = new Map()
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer
  /** @type {string | undefined} */ #wanted

  /** @param {import("../state.js").Table} table */
  constructor(table) {
    this.table = table
  }

  forget() {
    this.#known.clear()
  }

  /** @param {string | undefined} move */
  look(move) {
    clearTimeout(this.#timer)
    this.#wanted = move
    const known = this.#known.get(move ?? "")
    this.told.value = known ?? null
    if (move && !known && this.table.allows("preview"))
      this.#timer = setTimeout(() => this.#ask(move), LINGER)
  }

  /** @param {string} move */
  async #ask(move) {
    const told = await this.table.connection.ask("preview", { move }).catch(ignored)
    if (told) this.#known.set(move, told)
    if (told && this.#wanted === move) this.told.value = told
  }
}
