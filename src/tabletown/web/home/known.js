/** What the server says about the tables of this browser: which one waits for somebody here, which for others, which are finished. */
import { signal } from "../lib/preact.js"
import { allMine, drop, keep, keysOf } from "../my_tables.js"
import { ask, problemIn } from "../server.js"

/** @typedef {import("../my_tables.js").Mine} Mine */
/** @typedef {{game: string, seats: import("../server.js").Seat[], waits: number[], over: boolean, ended: boolean}} Shown */
/** @typedef {"yours" | "theirs" | "away" | "done"} State away: the server did not say */
/** @typedef {{kept: Mine, shown: Shown | null, state: State, forgotten?: boolean}} Known */

/** @type {State[]} */
const ORDER = ["yours", "theirs", "away", "done"]
const EVERY = 20_000 // milliseconds between two looks

export const known = signal(/** @type {Known[]} */ ([]))

/** Look now, then and when, and whenever somebody comes back to this page. @returns {() => void} what ends it */
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

/** The first one waits for you, if any does; of equals the one that was used last. @param {Known[]} found */
function show(found) {
  known.value = found.sort(
    (one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || other.kept.at - one.kept.at,
  )
}

/** By the first key that still opens; without any there is nothing to keep. @param {Mine} kept @returns {Promise<Known | null>} */
async function lookAt(kept) {
  const [key] = keysOf(kept)
  if (!key) return gone(kept)
  try {
    const shown = await ask("GET", `/api/tables/${kept.table}`, { key })
    return { kept, shown, state: stateOf(kept, shown) }
  } catch (wrong) {
    const { id } = problemIn(wrong)
    if (id === "void-link") return lookAt(without(kept, key))
    return id === "no-such-table" ? gone(kept) : { kept, shown: null, state: "away" }
  }
}

/** @param {Mine} kept */
function gone(kept) {
  drop(kept.table)
  return null
}

/** A key that is void now: somebody else got a new one. @param {Mine} kept @param {string} key @returns {Mine} */
function without(kept, key) {
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

/** Its keys are lost when this page is left; until then one may think again. @param {Known} one */
export function forgetOrNot(one) {
  if (one.forgotten) keep(one.kept)
  else drop(one.kept.table)
  show(known.value.map((each) => (each === one ? { ...one, forgotten: !one.forgotten } : each)))
}
