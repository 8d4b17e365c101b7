/** Play again with the same people, who keep their keys. */
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
    if (kept) keep(await moveKeys(kept, next))
    go(addressOf(next, table.key))
  })

/** @param {Table} table @returns {Promise<string>} */
const openNext = async (table) => (await table.api("POST", "/rematch")).table

/**
 * Move this browser's keys to the seats they have at the next table.
 * @param {Mine} kept
 * @param {string} next
 * @returns {Promise<Mine>}
 */
async function moveKeys(kept, next) {
  const keys = Object.entries(kept.seats)
  const moved = await Promise.all(
    keys.map(async ([old, key]) => ({ old: Number(old), key, seat: await seatOf(next, key) })),
  )
  const here = moved.filter(({ old }) => kept.here.includes(old)).map(({ seat }) => seat)
  const seats = Object.fromEntries(moved.map(({ seat, key }) => [seat, key]))
  return { ...kept, table: next, links: undefined, seats, here }
}

/** @param {string} table @param {string} key @returns {Promise<number>} */
const seatOf = async (table, key) => (await ask("GET", `/api/tables/${table}`, { key })).seat
