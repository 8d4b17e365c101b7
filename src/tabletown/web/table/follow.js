/** Start everything that goes on while a table is on the screen. */
import { effect } from "../lib/preact.js"
import { mine } from "../my_tables.js"
import { teller, title, turnCaller } from "./people/notify.js"
import { ends, moves, offerMade, refusals, turns } from "./hearing.js"
import { passOn } from "./people/pass_device.js"
import { keysOf } from "./input/keys.js"
import { gainsAsker } from "./selection/gains.js"
import { sitDown } from "./people/sit.js"

/** @typedef {import("./state.js").Table} Table */

/** @param {Table} table @returns {() => void} stops it */
export function follow(table) {
  const heard = [offerMade, moves(), turns(), refusals, ends()]
  const deeds = [title, turnCaller(), teller(), passOn, arrival(), gainsAsker(), ...heard]
  const stops = deeds.map((deed) => effect(() => deed(table)))
  const left = new AbortController()
  const { signal } = left
  addEventListener("keydown", keysOf(table), { signal })
  addEventListener("pointerdown", () => table.tell(null), { signal })
  for (const input of ["pointerdown", "keydown"])
    addEventListener(input, () => table.pacer.hurry(), { signal, capture: true })
  document.addEventListener("visibilitychange", () => document.hidden && table.pacer.hurry(), { signal })
  return () => {
    stops.forEach((stop) => stop())
    left.abort()
    table.leave()
    document.title = "Tabletown"
  }
}

/**
 * Once the table is known, let the people here sit down, and show the links for the others.
 * @returns {(table: Table) => void}
 */
function arrival() {
  let done = false
  return (table) => {
    if (!table.card.value || done) return
    done = true
    sitDown(table)
    if (invites(table)) table.drawer.value = "links"
  }
}

/** Is a seat free whose link only this browser knows? @param {Table} table */
function invites({ id, card }) {
  const kept = mine(id)
  return card.value?.seats.some(
    ({ who, name }, seat) => who === "human" && !name && kept?.links?.[seat] && !kept.here.includes(seat),
  )
}
