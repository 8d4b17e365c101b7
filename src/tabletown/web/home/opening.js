/** From a plan to a running match: open the table, keep its keys, go there. */
import { rememberPlan, seatsHere, wanted } from "/web/home/plan.js"
import { addressOf, keep, keyOf } from "/web/my_tables.js"
import { go } from "/web/routes.js"
import { fetched } from "/web/wire.js"

/** @typedef {import("/web/home/plan.js").Plan} Plan */
/** @typedef {import("/web/wire.js").Links} Links */

/** @param {import("/web/catalogue.js").Game} game @param {Plan} plan @param {Record<number, string>} names of those who sit here */
export async function openTable(game, plan, names) {
  /** @type {Links} */
  const links = await (await fetched("POST", "/api/tables", { body: wanted(game, plan) })).json()
  rememberPlan(game, plan)
  keepAndGo(links, game.name, seatsHere(plan), names)
}

/** A record becomes a table to look at. @param {string} record */
export async function openRecord(record) {
  /** @type {Links} */
  const links = await (await fetched("POST", "/api/records", { body: record })).json()
  const { game } = await (await fetched("GET", `/api/tables/${links.table}`, { key: links.opener })).json()
  keepAndGo(links, game, [], {})
}

/** @param {Links} links @param {string} game @param {number[]} here @param {Record<number, string>} names */
function keepAndGo({ table, opener, watch, seats: links }, game, here, names) {
  const seats = Object.fromEntries(here.map((seat) => [seat, links[seat] ?? ""]))
  const kept = { table, game, seats, here, names, links, opener, watch }
  keep(kept)
  go(addressOf(table, keyOf(kept)))
}
