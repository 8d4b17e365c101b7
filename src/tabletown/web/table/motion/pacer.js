/** Show what the server says one move after another, so that people can follow what others do. */

/**
 * @template Told
 * @typedef {object} Stage
 * @property {(told: Told) => void} show makes it what the page shows
 * @property {(told: Told) => Promise<void>} perform moves the pieces there; ends early when it is stopped
 * @property {() => Promise<void>} rest lets people look; ends early when it is stopped
 * @property {() => void} stop ends what is being performed, and the rest
 */

/** @template Told */
export class Pacer {
  /** @type {Told[]} */ #waiting = []
  #running = false
  #rested = Promise.resolve()

  /** @param {Stage<Told>} stage */
  constructor(stage) {
    this.stage = stage
  }

  /** Show it when all before it has been shown. @param {Told} told */
  follow(told) {
    this.#waiting.push(told)
    if (!this.#running) this.#run()
  }

  /** Show it now, and all before it. @param {Told} told */
  showAtOnce(told) {
    this.hurry()
    this.#show(told)
  }

  /** Show now all that waits. */
  hurry() {
    const all = this.forget()
    for (const told of all) this.stage.show(told)
  }

  /** Never show what waits; return it. */
  forget() {
    const all = this.#waiting.splice(0)
    this.stage.stop()
    return all
  }

  /** @param {Told} told */
  #show(told) {
    this.stage.show(told)
    this.#rested = this.stage.rest()
  }

  async #run() {
    this.#running = true
    await this.#rested
    while (this.#waiting.length) await this.#performNext()
    this.#running = false
  }

  async #performNext() {
    const [told] = this.#waiting
    await this.stage.perform(told)
    if (this.#waiting[0] !== told) return // somebody hurried
    this.#waiting.shift()
    this.#show(told)
    await this.#rested
  }
}
