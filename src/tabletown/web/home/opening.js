/** Open a table from a plan or a record, keep its keys, and go there. */
import { rememberPlan, seatsHere, wanted } from "./plan.js"
import { addressOf, keep, keyOf } from "../my_tables.js"
import { go } from "../routes.js"
import { ask } from "../server.js"

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("../server.js").Links} Links */

/**
 * @param {import("../catalogue.js").Game} game
 * @param {Plan} plan
 * @param {Record<number, string>} names of the people at this browser, by seat
 */
export async function openTable(game, plan, names) {
  /** @type {Links} */
  const links = await ask("POST", "/api/tables", { body: wanted(game, plan) })
  rememberPlan(game, plan)
  keepAndGo(links, game.name, seatsHere(plan), names)
}

/** Open a table that follows a lesson. @param {string} game @param {string} lesson */
export async function openLesson(game, lesson) {
  /** @type {Links} */
  const links = await ask("POST", "/api/lessons", { body: { game, lesson } })
  const seat = links.seats.findIndex((key) => key !== null)
  keepAndGo(links, game, [seat], {})
}

/** Open a table that shows the match of a record. @param {string} record */
export async function openRecord(record) {
  /** @type {Links} */
  const links = await ask("POST", "/api/records", { body: record })
  const { game } = await ask("GET", `/api/tables/${links.table}`, { key: links.opener })
  keepAndGo(links, game, [], {})
}

/** @param {Links} links @param {string} game @param {number[]} here @param {Record<number, string>} names */
function keepAndGo({ table, opener, watch, seats: links }, game, here, names) {
  const seats = Object.fromEntries(here.map((seat) => [seat, links[seat] ?? ""]))
  const kept = { table, game, seats, here, names, links, opener, watch }
  keep(kept)
  go(addressOf(table, keyOf(kept)))
}
