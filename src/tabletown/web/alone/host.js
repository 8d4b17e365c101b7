/**
 * The worker that hosts the tables of this browser. Every tab starts one; a lock lets one of them work, and
 * when its tab is closed the next takes over. Pages talk to whichever works, through a channel.
 */
import { NAME } from "./place.js"
import { startPython } from "./python.js"
import { openKeeper } from "./rows.js"

const OK = 200
const id = crypto.randomUUID()
const channel = new BroadcastChannel(NAME)
/** The files of Python, which are gone with this worker. @type {any} */
let files = null
/** The sockets of each page. @type {Map<string, Set<string>>} */
const pages = new Map()

navigator.locks.request(NAME, async () => {
  try {
    const { host, keeps } = await startHost()
    channel.onmessage = ({ data }) => data.to === "host" && hear(host, keeps, data)
    tell("all", { kind: "here", host: id, keeps })
  } catch (bug) {
    console.error(String(bug))
    channel.onmessage = () => tell("all", { kind: "broken" })
    tell("all", { kind: "broken" })
  }
  await new Promise(() => {}) // the lock is kept until the tab is closed
})

async function startHost() {
  const [python, keeper] = await Promise.all([startPython(), openKeeper()])
  const { think } = await import("./thinking.js")
  const host = python.pyimport("tabletown.site.start").make_host(keeper, think)
  await host.start()
  files = python.FS
  return { host, keeps: keeper.keeps }
}

/** @param {string} to a page, or all @param {Record<string, any>} facts */
const tell = (to, facts) => channel.postMessage({ to, ...facts })

/** @param {any} host @param {boolean} keeps @param {any} said */
function hear(host, keeps, { page, kind, id: name, asked, text }) {
  if (!pages.has(page)) welcome(host, page)
  const socket = `${page} ${name}`
  if (kind === "hello") tell(page, { kind: "here", host: id, keeps })
  if (kind in QUESTIONS) answer(page, name, () => QUESTIONS[kind](host, ...asked))
  if (kind === "say") host.say(socket, text)
  if (kind === "close") host.close(socket)
  if (kind === "open") {
    pages.get(page)?.add(socket)
    host.open(socket, (/** @type {string} */ what, /** @type {string} */ told) =>
      tell(page, { kind: what, id: name, text: told }),
    )
  }
}

/** Hang up on a page once its own lock is free: it is gone then. @param {any} host @param {string} page */
function welcome(host, page) {
  pages.set(page, new Set())
  navigator.locks.request(page, () => {
    pages.get(page)?.forEach((socket) => host.close(socket))
    pages.delete(page)
  })
}

/**
 * What a page may ask, by kind; `saved` is the name of a file that goes with the answer.
 * @type {Record<string, (host: any, ...asked: any[]) => Promise<{told: any, saved?: string}>>}
 */
const QUESTIONS = {
  ask: async (host, ...asked) => ({ told: await host.ask(...asked) }),
  save: async (host, memory, name) => ({ told: await host.save(memory, name), saved: name }),
  async bring(host, name, content) {
    files.writeFile(name, content)
    const told = await host.bring_back(name)
    files.unlink(name)
    return { told }
  },
}

/** Read a file, and remove it. @param {string} name @returns {Uint8Array} */
function taken(name) {
  const content = files.readFile(name)
  files.unlink(name)
  return content
}

/** @param {string} page @param {number} name @param {() => Promise<{told: any, saved?: string}>} ask */
async function answer(page, name, ask) {
  try {
    const { told, saved } = await ask()
    const [status, type, text] = told.toJs()
    told.destroy()
    tell(page, { kind: "answer", id: name, status, type, text: saved && status === OK ? taken(saved) : text })
  } catch (bug) {
    console.error(String(bug))
    tell(page, { kind: "answer", id: name, status: 500, type: "text/plain", text: "" })
  }
}
