/** The same people once more, by the same keys. */
import { addressOf, keep, mine } from "../../my_tables.js"
import { go } from "../../routes.js"
import { ask } from "../../server.js"

/** @typedef {import("../../my_tables.js").Mine} Mine */
/** @typedef {import("../state.js").Table} Table */

/** @param {Table} table */
export const rematch = (table) =>
  table.attempt(async () => {
    const next = table.card.value?.next || (await openNext(table))
    const kept = mine(table.id)
    if (kept) keep(await moved(kept, next))
    go(addressOf(next, table.key))
  })

/** @param {Table} table @returns {Promise<string>} */
const openNext = async (table) => (await table.api("POST", "/rematch")).table

/** This browser's keys, by the seats they have there. @param {Mine} kept @param {string} next @returns {Promise<Mine>} */
async function moved(kept, next) {
  const keys = Object.entries(kept.seats).map(async ([old, key]) => ({
    old: Number(old),
    key,
    seat: await seatOf(next, key),
  }))
  const all = await Promise.all(keys)
  const here = all.filter(({ old }) => kept.here.includes(old)).map(({ seat }) => seat)
  return {
    ...kept,
    table: next,
    links: undefined,
    seats: Object.fromEntries(all.map(({ seat, key }) => [seat, key])),
    here,
  }
}

/** @param {string} table @param {string} key @returns {Promise<number>} */
const seatOf = async (table, key) => (await ask("GET", `/api/tables/${table}`, { key })).seat
