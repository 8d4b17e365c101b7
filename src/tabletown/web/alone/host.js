/**
 * The worker that hosts the tables of this browser. Every tab starts one; a lock lets one of them work, and
 * when its tab is closed the next takes over. Pages talk to whichever works, through a channel.
 */
import { NAME } from "./place.js"
import { startPython } from "./python.js"
import { Keeper, openRows } from "./rows.js"

const id = crypto.randomUUID()
const channel = new BroadcastChannel(NAME)
/** The sockets of each page. @type {Map<string, Set<string>>} */
const pages = new Map()

navigator.locks.request(NAME, async () => {
  const host = await startHost()
  channel.onmessage = ({ data }) => data.to === "host" && hear(host, data)
  tell("all", { kind: "here", host: id })
  await new Promise(() => {}) // the lock is kept until the tab is closed
})

async function startHost() {
  const [python, rows] = await Promise.all([startPython(), openRows()])
  const { think } = await import("./thinking.js")
  const host = python.pyimport("tabletown.site.start").make_host(new Keeper(rows), think)
  await host.start()
  return host
}

/** @param {string} to a page, or all @param {Record<string, any>} facts */
const tell = (to, facts) => channel.postMessage({ to, ...facts })

/** @param {any} host @param {any} said */
function hear(host, { page, kind, id: name, asked, text }) {
  if (!pages.has(page)) welcome(host, page)
  const socket = `${page} ${name}`
  if (kind === "hello") tell(page, { kind: "here", host: id })
  if (kind === "ask") answer(host, page, name, asked)
  if (kind === "say") host.say(socket, text)
  if (kind === "close") host.close(socket)
  if (kind === "open") {
    pages.get(page)?.add(socket)
    host.open(socket, (/** @type {string} */ what, /** @type {string} */ told) =>
      tell(page, { kind: what, id: name, text: told }),
    )
  }
}

/** Hang up on a page when its own lock is free, because it is gone then. @param {any} host @param {string} page */
function welcome(host, page) {
  pages.set(page, new Set())
  navigator.locks.request(page, () => {
    pages.get(page)?.forEach((socket) => host.close(socket))
    pages.delete(page)
  })
}

/** @param {any} host @param {string} page @param {number} name @param {string[]} asked */
async function answer(host, page, name, asked) {
  try {
    const answered = await host.ask(...asked)
    const [status, type, text] = answered.toJs()
    answered.destroy()
    tell(page, { kind: "answer", id: name, status, type, text })
  } catch (bug) {
    console.error(String(bug))
    tell(page, { kind: "answer", id: name, status: 500, type: "text/plain", text: "" })
  }
}
