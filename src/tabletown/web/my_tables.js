/** The tables of this browser: by which keys it sits where. Nobody is told a key twice, so they are kept here. */
import { forget, recall, recallable, remember } from "./memory.js"
import { hrefTo } from "./base.js"

/**
 * @typedef {{table: string, game: string, seats: Record<number, string>, here: number[], names?: Record<number, string>,
 *   links?: (string | null)[], opener?: string, watch?: string, at: number}} Mine
 * seats: the keys by which somebody at this browser sits; here: the seats around this screen; names: under which they sit down;
 * links: the keys of all seats, known to the opener; at: when it was last used
 */

const PREFIX = "table "

/** @param {string} table @returns {Mine | null} */
export const mine = (table) => JSON.parse(recall(PREFIX + table) ?? "null")

/** @param {Omit<Mine, "at">} kept */
export const keep = (kept) => remember(PREFIX + kept.table, JSON.stringify({ ...kept, at: Date.now() }))

/** This browser will find a table again by the key that opened it. @param {import("./server.js").Card} card @param {string} key */
export function keepKey({ table, game, seat, opener }, key) {
  const kept = mine(table) ?? { table, game, seats: {}, here: seat === null ? [] : [seat], at: 0 }
  if (seat !== null) kept.seats[seat] = key
  else if (opener) kept.opener = key
  else kept.watch = key
  keep(kept)
}

/** @param {string} table */
export const drop = (table) => forget(PREFIX + table)

/** The latest first. @returns {Mine[]} */
export const allMine = () =>
  recallable(PREFIX)
    .map((name) => JSON.parse(recall(name) ?? "null"))
    .sort((one, other) => other.at - one.at)

/** All keys of this browser: for seats of its own, then the opener's, then that of a watcher. @param {Omit<Mine, "at">} kept */
export const keysOf = (kept) =>
  [...Object.values(kept.seats), kept.opener, kept.watch].filter((key) => key !== undefined)

/** The key by which this browser enters. @param {Omit<Mine, "at">} kept */
export const keyOf = (kept) => keysOf(kept)[0] ?? ""

/** @param {string} table @param {string} key */
export const addressOf = (table, key) => hrefTo(`/t/${table}#${key}`)
