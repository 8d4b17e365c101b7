/** The tables of this browser: by which keys it sits where. Nobody is told a key twice, so they are kept here. */
import { forget, recall, remember } from "/web/memory.js"

/**
 * @typedef {{table: string, game: string, seats: Record<number, string>, here: number[], links?: (string | null)[], opener?: string, watch?: string, at: number}} Mine
 * seats: the keys by which somebody at this browser sits; here: the seats around this screen; links: the keys of all seats, known to the opener; at: when it was last used
 */

const PREFIX = "table "

/** @param {string} table @returns {Mine | null} */
export const mine = (table) => JSON.parse(recall(PREFIX + table) ?? "null")

/** @param {Mine} kept */
export const keep = (kept) => remember(PREFIX + kept.table, JSON.stringify({ ...kept, at: Date.now() }))

/** @param {string} table */
export const drop = (table) => forget(PREFIX + table)

/** The latest first. @returns {Mine[]} */
export function allMine() {
  const names = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? "")
  const kept = names.filter((name) => name.startsWith(PREFIX)).map((name) => JSON.parse(recall(name) ?? "null"))
  return kept.filter(Boolean).sort((one, other) => other.at - one.at)
}

/** The key by which this browser enters: a seat of its own, else the opener's, else that of a watcher. @param {Mine} kept */
export const keyOf = (kept) => Object.values(kept.seats)[0] ?? kept.opener ?? kept.watch ?? ""

/** @param {string} table @param {string} key */
export const addressOf = (table, key) => `/t/${table}#${key}`
