/** The stage on which a table shows what others do: how fast, and with pieces that travel. */
import { pace, still } from "../../settings.js"
import { fly } from "./flight.js"
import { travelsOf } from "./travels.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../server.js").Now} Now */

/** How long a move of somebody else travels, and then rests, in milliseconds. */
const PACES = { calm: { travel: 800, rest: 1000 }, brisk: { travel: 400, rest: 350 } }

export const paceNow = () => PACES[/** @type {keyof typeof PACES} */ (pace.value)] ?? { travel: 0, rest: 0 }

/** @param {Table} table @param {(now: Now) => void} show @returns {import("./pacer.js").Stage<Now>} */
export function stageOf(table, show) {
  /** @type {Set<() => void>} */
  const stops = new Set()
  return {
    show,
    perform: (now) => ended(flights(table, now), stops),
    rest: () => waited(paceNow().rest, stops),
    stop: () => [...stops].forEach((stop) => stop()),
  }
}

/** Should this be shown when its time comes? One's own moves, and whatever was missed, are shown at once. */
export const isFollowed = (/** @type {Table} */ table, /** @type {Now} */ now) =>
  table.events.value.length > 0 &&
  !document.hidden &&
  paceNow().rest > 0 &&
  movers(now).size === 1 &&
  !movers(now).has(table.seat.value ?? -1)

/** Who moved. @param {Now} now */
const movers = ({ events }) => new Set(events.map(({ seat }) => seat).filter((seat) => seat >= 0))

/** @param {Table} table @param {Now} now */
function flights(table, now) {
  const before = table.now.value?.view
  if (still() || !before || !table.board || table.past.value) return []
  const { travel } = paceNow()
  return now.events
    .flatMap((event) => travelsOf(table.board, before, event, now.view))
    .flatMap((one) => fly(table, one, now.view, travel))
}

/** @param {Animation[]} animations @param {Set<() => void>} stops */
async function ended(animations, stops) {
  const stop = () => animations.forEach((animation) => animation.finish())
  stops.add(stop)
  await Promise.allSettled(animations.map(({ finished }) => finished))
  stops.delete(stop)
}

/** @param {number} milliseconds @param {Set<() => void>} stops @returns {Promise<void>} */
const waited = (milliseconds, stops) =>
  new Promise((done) => {
    const stop = () => {
      clearTimeout(timer)
      stops.delete(stop)
      done()
    }
    const timer = setTimeout(stop, milliseconds)
    stops.add(stop)
  })
