/** This browser's tables and its keys to them. The server gives each key only once, so they are kept here. */
import { forget, recall, recallable, remember } from "./memory.js"
import { hrefTo } from "./base.js"

/**
 * @typedef {object} Mine
 * @property {string} table
 * @property {string} game
 * @property {Record<number, string>} seats the keys of this browser, by seat
 * @property {number[]} here the seats that share this screen
 * @property {Record<number, string>} [names] that the people here sit down with
 * @property {(string | null)[]} [links] the keys of all seats, which the opener has
 * @property {string} [opener]
 * @property {string} [watch]
 * @property {boolean} [told] was its end told here?
 * @property {string} [hash] of the seed, as it was before the seed was told
 * @property {number} at when it was last used
 */

const PREFIX = "table "

/** @param {string} table @returns {Mine | null} */
export const mine = (table) => JSON.parse(recall(PREFIX + table) ?? "null")

/** @param {Omit<Mine, "at">} kept */
export const keep = (kept) => remember(PREFIX + kept.table, JSON.stringify({ ...kept, at: Date.now() }))

/**
 * Keep the key that opened a table, and the hash that it promised.
 * A key that is known stays what it is: while people who share a screen change places, the card of one may
 * still arrive when the key is already the other's.
 * @param {import("./server.js").Card} card
 * @param {string} key
 */
export function keepKey({ table, game, seat, opener, hash, seed }, key) {
  const kept = mine(table) ?? { table, game, seats: {}, here: seat === null ? [] : [seat], at: 0 }
  if (hash && !seed) kept.hash ??= hash
  if (keysOf(kept).includes(key)) return keep(kept)
  if (seat !== null) kept.seats[seat] = key
  else if (opener) kept.opener = key
  else kept.watch = key
  keep(kept)
}

/** Note that the end of a table was told here. @param {string} table */
export function keepTold(table) {
  const kept = mine(table)
  if (kept && !kept.told) keep({ ...kept, told: true })
}

/** @param {string} table */
export const drop = (table) => forget(PREFIX + table)

/** All tables, the latest first. @returns {Mine[]} */
export const allMine = () =>
  recallable(PREFIX)
    .map((name) => JSON.parse(recall(name) ?? "null"))
    .sort((one, other) => other.at - one.at)

/** This browser's keys: those of seats, the opener's, a spectator's. @param {Omit<Mine, "at">} kept */
export const keysOf = (kept) =>
  [...Object.values(kept.seats), kept.opener, kept.watch].filter((key) => key !== undefined)

/** The key that this browser enters with. @param {Omit<Mine, "at">} kept */
export const keyOf = (kept) => keysOf(kept)[0] ?? ""

/** @param {string} table @param {string} key */
export const addressOf = (table, key) => hrefTo(`/t/${table}#${key}`)
