/** What goes on as long as a table is looked at. */
import { effect } from "../lib/preact.js"
import { mine } from "../my_tables.js"
import { teller, title, turnCaller } from "./people/notify.js"
import { passOn } from "./people/pass_device.js"
import { keysOf } from "./input/keys.js"
import { sitDown } from "./people/sit.js"

/** @typedef {import("./state.js").Table} Table */

/** @param {Table} table @returns {() => void} what ends it */
export function follow(table) {
  const ends = [title, turnCaller(), teller(), passOn, arrival()].map((deed) => effect(() => deed(table)))
  const left = new AbortController()
  const { signal } = left
  addEventListener("keydown", keysOf(table), { signal })
  addEventListener("pointerdown", () => table.tell(null), { signal })
  return () => {
    ends.forEach((end) => end())
    left.abort()
    table.leave()
    document.title = "Tabletown"
  }
}

/** Once, when the first card is there: people here sit down, and the links of the others are shown. @returns {(table: Table) => void} */
function arrival() {
  let done = false
  return (table) => {
    if (!table.card.value || done) return
    done = true
    sitDown(table)
    if (invites(table)) table.drawer.value = "links"
  }
}

/** Does a seat wait for somebody with a link that only this browser knows? @param {Table} table */
function invites({ id, card }) {
  const kept = mine(id)
  return card.value?.seats.some(
    ({ who, name }, seat) => who === "human" && !name && kept?.links?.[seat] && !kept.here.includes(seat),
  )
}
