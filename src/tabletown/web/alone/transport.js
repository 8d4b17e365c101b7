/** How a page of a site reaches the tables: through a channel to the worker that hosts them. */
import { hrefTo } from "./base.js"
import { installed } from "./installing.js"
import { NAME } from "./place.js"
import * as standing from "./standing.js"

/** @typedef {import("../transport.js").Socket} Socket */

const STATIC = /^\/api\/games\b/ // questions whose answer is a file of the site
const LOST = 1006 // the code of a socket whose other end is gone

const page = isSecureContext ? crypto.randomUUID() : ""
const channel = new BroadcastChannel(NAME)
let host = "" // the one that listens, if any
let last = 0
/** What was said before there was a host. @type {any[]} */
let unsaid = []
/** @type {Map<number, {done: (answer: Response) => void, fail: (why: Error) => void}>} */
const questions = new Map()
/** @type {Map<number, HostSocket>} */
const sockets = new Map()

/** @param {any} facts */
function say(facts) {
  const said = { to: "host", page, ...facts }
  if (host) channel.postMessage(said)
  else unsaid.push(said)
}

/**
 * @param {string} method
 * @param {string} path
 * @param {{key?: string, body?: string}} more
 * @returns {Promise<Response>}
 */
export function request(method, path, { key = "", body = "" }) {
  if (method === "GET" && STATIC.test(path)) return fetch(hrefTo(`${path}.json`))
  if (method === "POST") navigator.storage?.persist?.() // what is played from now on is worth keeping
  return question("ask", method, path, key, body)
}

/**
 * Ask the host something that only a host knows.
 * @param {string} kind
 * @param {...any} asked
 * @returns {Promise<Response>}
 */
export const question = (kind, ...asked) =>
  new Promise((done, fail) => {
    questions.set(++last, { done, fail })
    say({ kind, id: last, asked })
  })

/** @implements {Socket} */
class HostSocket {
  readyState = /** @type {number} */ (WebSocket.CONNECTING)
  /** @type {any} */ onopen
  /** @type {any} */ onmessage
  /** @type {any} */ onclose

  constructor() {
    this.id = ++last
    sockets.set(this.id, this)
    say({ kind: "open", id: this.id })
  }

  /** @param {string} text */
  send(text) {
    say({ kind: "say", id: this.id, text })
  }

  close() {
    say({ kind: "close", id: this.id })
    this.end(LOST)
  }

  /** @param {number} code */
  end(code) {
    if (!sockets.delete(this.id)) return
    this.readyState = WebSocket.CLOSED
    this.onclose?.({ code })
  }
}

/** @returns {Socket} */
export const openSocket = () => new HostSocket()

/** What the host says, by kind. @type {Record<string, (told: any) => void>} */
const HEAR = {
  here({ host: now, keeps }) {
    standing.host.value = "ready"
    standing.keeps.value = keeps
    meet(now)
  },
  broken() {
    standing.host.value = "broken"
  },
  answer({ id, status, type, text }) {
    questions.get(id)?.done(new Response(text, { status, headers: { "Content-Type": type } }))
    questions.delete(id)
  },
  open({ id }) {
    const socket = sockets.get(id)
    if (!socket) return
    socket.readyState = WebSocket.OPEN
    socket.onopen?.()
  },
  message: ({ id, text }) => sockets.get(id)?.onmessage?.({ data: text }),
  close: ({ id, text }) => sockets.get(id)?.end(Number(text)),
}

/** Talk to a host; what another host was asked is lost, as if the network had failed. @param {string} now */
function meet(now) {
  if (now === host) return
  if (host) {
    for (const { fail } of questions.values()) fail(new Error("the host is gone"))
    questions.clear()
    for (const socket of [...sockets.values()]) socket.end(LOST)
  }
  host = now
  for (const said of unsaid.splice(0)) channel.postMessage(said)
}

/** Look for the host, and start a worker that may become it. */
async function start() {
  if (!isSecureContext) return void (standing.host.value = "insecure")
  channel.onmessage = ({ data }) => {
    if (data.to === page || data.to === "all") HEAR[data.kind]?.(data)
  }
  navigator.locks.request(page, () => {
    channel.postMessage({ to: "host", page, kind: "hello" })
    return new Promise(() => {}) // as long as this page lives
  })
  await installed()
  new Worker(new URL("host.js", import.meta.url), { type: "module" })
}

start()
