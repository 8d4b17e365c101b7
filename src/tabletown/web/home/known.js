/** What the server says about this browser's tables: whose turn it is, and which matches are finished. */
import { signal } from "../lib/preact.js"
import { allMine, drop, keep, keysOf } from "../my_tables.js"
import { ask, problemIn } from "../server.js"

/** @typedef {import("../my_tables.js").Mine} Mine */
/** @typedef {import("../server.js").Seat} Seat */
/**
 * @typedef {{game: string, seats: Seat[], waits: number[], over: boolean, ended: boolean, seq: number,
 *   seat: number | null, made: number, lesson: {done: number, steps: number} | null}} Shown made: in seconds,
 *   when it was opened; lesson: how far it has come
 */
/** @typedef {"yours" | "theirs" | "away" | "done"} State away: the server did not answer */
/** @typedef {{kept: Mine, shown: Shown | null, state: State, forgotten?: boolean}} Known */

/** @type {State[]} */
const ORDER = ["yours", "theirs", "away", "done"]
const EVERY = 20_000 // milliseconds between two rounds of questions

export const known = signal(/** @type {Known[]} */ ([]))

/** Ask now, at intervals, and whenever the page becomes visible again. @returns {() => void} stops it */
export function keepLooking() {
  const look = () => {
    if (!document.hidden) askAll()
  }
  const timer = setInterval(look, EVERY)
  document.addEventListener("visibilitychange", look)
  known.value = known.value.filter(({ forgotten }) => !forgotten)
  look()
  return () => {
    clearInterval(timer)
    document.removeEventListener("visibilitychange", look)
  }
}

async function askAll() {
  const found = await Promise.all(allMine().map(lookAt))
  show([...found.filter((each) => each !== null), ...known.value.filter(({ forgotten }) => forgotten)])
}

/** Show the tables: those that wait for you first, and of equals the latest first. @param {Known[]} found */
function show(found) {
  known.value = found.sort(
    (one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || other.kept.at - one.kept.at,
  )
}

/**
 * Ask about a table with the first key that still works; forget the table if none does.
 * @param {Mine} kept
 * @returns {Promise<Known | null>}
 */
async function lookAt(kept) {
  const [key] = keysOf(kept)
  if (!key) return dropTable(kept)
  try {
    const shown = await ask("GET", `/api/tables/${kept.table}`, { key })
    return { kept, shown, state: stateOf(kept, shown) }
  } catch (wrong) {
    const { id } = problemIn(wrong)
    if (id === "void-link") return lookAt(dropKey(kept, key))
    return id === "no-such-table" ? dropTable(kept) : { kept, shown: null, state: "away" }
  }
}

/** @param {Mine} kept */
function dropTable(kept) {
  drop(kept.table)
  return null
}

/** Drop a key that was replaced by a new one. @param {Mine} kept @param {string} key @returns {Mine} */
function dropKey(kept, key) {
  const seats = Object.fromEntries(Object.entries(kept.seats).filter(([, each]) => each !== key))
  const left = { ...kept, seats, here: kept.here.filter((seat) => seat in seats) }
  if (left.opener === key) delete left.opener
  if (left.watch === key) delete left.watch
  keep(left)
  return left
}

/** @param {Mine} kept @param {Shown} shown @returns {State} */
function stateOf(kept, shown) {
  if (shown.over || shown.ended) return "done"
  return shown.waits.some((seat) => seat in kept.seats) ? "yours" : "theirs"
}

/** Forget a table, or bring it back: its keys are lost only when this page is left. @param {Known} one */
export function forgetOrNot(one) {
  if (one.forgotten) keep(one.kept)
  else drop(one.kept.table)
  show(known.value.map((each) => (each === one ? { ...one, forgotten: !one.forgotten } : each)))
}
