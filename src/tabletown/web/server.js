/** The one module that talks to the server: by questions, and over a socket that reconnects by itself. */

import { hrefTo } from "./base.js"
import { openSocket, request } from "./transport.js"

/** @typedef {import("./words.js").Message} Message */
/** @typedef {import("./board/contract.js").View} View */
/** @typedef {{who: string, name: string}} Seat */
/** @typedef {{seq: number, seat: number, move: string, told: Message}} ToldEvent nature is seat -1 */
/** @typedef {{number: number, after: number, seat: number, told: Message}} ToldRemark seat -1: the table */
/** @typedef {{per: string, seconds: number, then: string}} Clock then: end, or the name of a bot */
/** @typedef {[string | Message, string][]} Line words with their style */
/**
 * @typedef {{table: string, game: string, title: string, options: Record<string, string>, seats: Seat[],
 *   aids: string[], ended: boolean, hash: string, seed: string, seat: number | null, opener: boolean,
 *   secret: boolean, drawn: boolean, next: string, lesson?: Taught,
 *   imported?: boolean, seen?: number[], clock?: Clock, out?: number}} Card
 * @typedef {{name: string, steps: import("./table/lesson/steps.js").Step[]}} Taught a lesson
 * @typedef {{seq: number, view: View, question: number | null, moves: string[], undo: number | null,
 *   waits: number[], over: boolean, winners: number[], events: ToldEvent[], scores: Scores}} Now
 * @typedef {{rule: string, what: string, at: string, points: number, told: Message,
 *   lacks: Message | null}} ScoreItem
 * @typedef {{seats: ScoreItem[][], totals: number[]}} Scores
 * @typedef {{view: View, totals: number[], change: number[], items: ScoreItem[], moves: string[]}} Foreseen
 * @typedef {{table: string, opener: string, watch: string, seats: (string | null)[]}} Links
 */

export const AWAY = "page-away" // the problem that there is no server
const VERSION = 2 // of the protocol
const FIRST = 500 // milliseconds before the first new try; each further one waits twice as long
const LONGEST = 15_000 // milliseconds between two tries
const QUIET = 20_000 // milliseconds of silence before a ping
const PATIENCE = 10_000 // milliseconds to wait for its answer
const PAUSE = 2_000 // milliseconds before something is asked again
const PASSING = /^(store-.*|server-busy|too-often)$/ // problems that may be gone at the next try
const FINAL = [4400, 4401, 4403] // codes of closing after which another try is of no use

/** Something that people can put right, as a message. */
export class Problem extends Error {
  /** @param {Message} told */
  constructor(told) {
    super(told.id)
    this.told = told
  }
}

/** Return the message of a problem; throw anything else again, because it is a bug. @param {unknown} wrong */
export function problemIn(wrong) {
  if (wrong instanceof Problem) return wrong.told
  throw wrong
}

/** Ignore a problem, because nobody needs to know. @param {unknown} wrong */
export const ignored = (wrong) => void problemIn(wrong)

const away = () => new Problem({ id: AWAY })

/**
 * @param {string} method
 * @param {string} path
 * @param {{key?: string, body?: any}} [more] body: text is sent as it is, anything else as JSON
 * @returns {Promise<any>} the content of a JSON answer, or the text of any other
 */
export async function ask(method, path, { key, body } = {}) {
  const asked = typeof body === "string" ? { body, type: "text/plain" } : body && inJson(body)
  const answer = await request(method, path, { key, ...asked }).catch(() => Promise.reject(away()))
  if (answer.ok) return isJson(answer) ? answer.json() : answer.text()
  throw new Problem((await answer.json().catch(() => null))?.problem ?? { id: "server-error" })
}

/** @param {any} body */
const inJson = (body) => ({ body: JSON.stringify(body), type: "application/json" })

/** @param {Response} answer */
const isJson = ({ headers }) => headers.get("Content-Type")?.startsWith("application/json")

/** Read a file; a missing one is empty. @param {string} path */
export async function readFile(path) {
  const answer = await fetch(hrefTo(path))
  return answer.ok ? answer.text() : ""
}

/**
 * Do something again and again while there is no server; other problems end it.
 * @template T
 * @param {() => Promise<T>} deed
 * @param {(told: Message) => void} wait told why it takes longer
 * @param {() => boolean} goesOn
 * @returns {Promise<T | undefined>} nothing if it does not go on
 */
export async function insist(deed, wait, goesOn) {
  while (goesOn()) {
    try {
      return await deed()
    } catch (wrong) {
      if (!(wrong instanceof Problem) || wrong.told.id !== AWAY) throw wrong
      wait(wrong.told)
      await new Promise((done) => setTimeout(done, PAUSE))
    }
  }
}

/** Read a file as a data: address. @param {string} path @returns {Promise<string>} */
export async function readData(path) {
  const content = await (await fetch(hrefTo(path))).blob()
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.readAsDataURL(content)
  })
}

export class Connection {
  /** @type {import("./transport.js").Socket} */ #socket = /** @type {any} */ (null)
  #waiting = new Map()
  #id = 0
  #delay = FIRST
  #timer = 0
  #closed = false

  /**
   * @param {() => Record<string, any>} hello what to say on every connection
   * @param {Record<string, (told?: any) => void>} on handlers by type of message; `calm` hears whether there
   *   is a connection, `final` that it is closed for good
   */
  constructor(hello, on) {
    this.hello = hello
    this.on = on
    this.#connect()
    window.addEventListener("online", () => this.#reconnect())
    document.addEventListener("visibilitychange", () => this.#reconnect())
  }

  /** Say hello. @param {string} [name] to sit down with */
  greet(name) {
    return this.ask("hello", { version: VERSION, ...this.hello(), name })
  }

  /**
   * Send a message and return its reply.
   * @param {string} type
   * @param {Record<string, any>} [facts]
   * @returns {Promise<any>}
   */
  ask(type, facts) {
    return new Promise((resolve, reject) => this.#waiting.set(this.tell(type, facts), { resolve, reject }))
  }

  /** Send a message without waiting for a reply. @param {string} type @param {Record<string, any>} [facts] */
  tell(type, facts = {}) {
    if (this.#socket.readyState !== WebSocket.OPEN) throw away()
    this.#socket.send(JSON.stringify({ type, id: ++this.#id, ...facts }))
    return this.#id
  }

  /** Close the connection for good. */
  close() {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket.onclose = null
    this.#socket.close()
  }

  #reconnect() {
    if (this.#socket.readyState === WebSocket.CLOSED) this.#connect()
  }

  #connect() {
    if (this.#closed) return
    clearTimeout(this.#timer)
    const socket = (this.#socket = openSocket())
    socket.onopen = () => this.#greet()
    socket.onmessage = (/** @type {{data: string}} */ { data }) =>
      socket === this.#socket && this.#hear(JSON.parse(data))
    socket.onclose = (/** @type {{code: number}} */ { code }) => socket === this.#socket && this.#lose(code)
  }

  async #greet() {
    try {
      await this.greet()
      this.#delay = FIRST
      this.on.calm(true)
    } catch (wrong) {
      if (!(wrong instanceof Problem) || wrong.told.id === AWAY) return
      this.on.problem({ problem: wrong.told })
      if (PASSING.test(wrong.told.id)) this.#socket.close()
    }
  }

  /** @param {any} told */
  #hear(told) {
    this.#watchSilence()
    const asked = this.#waiting.get(told.id)
    this.#waiting.delete(told.id)
    if (told.type === "problem" && asked) return asked.reject(new Problem(told.problem))
    this.on[told.type]?.(told)
    asked?.resolve(told)
  }

  /** Send a ping after a silence, and hang up if nothing answers. */
  #watchSilence() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#timer = setTimeout(() => this.#hangUp(), PATIENCE)
      if (this.#socket.readyState === WebSocket.OPEN) this.tell("ping")
    }, QUIET)
  }

  /** Close a dead socket without waiting for the other side. */
  #hangUp() {
    this.#socket.onclose = null
    this.#socket.close()
    this.#lose(0)
  }

  /** Refuse all open questions, and try again later unless the end is final. @param {number} code */
  #lose(code) {
    clearTimeout(this.#timer)
    for (const { reject } of this.#waiting.values()) reject(away())
    this.#waiting.clear()
    if (FINAL.includes(code)) return this.on.final()
    this.on.calm(false)
    this.#timer = setTimeout(() => this.#connect(), this.#delay * (0.75 + Math.random() / 2))
    this.#delay = Math.min(2 * this.#delay, LONGEST)
  }
}
