/** Start everything that goes on while a table is on the screen. */
import { noteOpened } from "../back.js"
import { effect } from "../lib/preact.js"
import { mine } from "../my_tables.js"
import { remarkTeller, teller, timeCaller, title, turnCaller } from "./people/notify.js"
import { ends, moves, offerMade, refusals, turns } from "./hearing.js"
import { passOn } from "./people/pass_device.js"
import { keysOf } from "./input/keys.js"
import { gainsAsker } from "./selection/gains.js"
import { leaveStepping } from "./story/stepping.js"
import { sitDown } from "./people/sit.js"

/** @typedef {import("./state.js").Table} Table */

/** @param {Table} table @returns {() => void} stops it */
export function follow(table) {
  const heard = [offerMade, moves(), turns(), refusals, ends()]
  const deeds = [
    title,
    turnCaller(),
    teller(),
    remarkTeller(),
    timeCaller(),
    passOn,
    arrival(),
    gainsAsker(),
    ...heard,
  ]
  /** @type {(() => void)[]} */
  const stops = deeds.map((deed) => effect(() => deed(table)))
  stops.push(...OPENED.map((one) => closeByBack(table, one)))
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

/** @typedef {{isOpen: (table: Table) => boolean, close: (table: Table) => void}} Opened */

/** What Back closes. A city that is shown for its score closes with the scores. @type {Opened[]} */
const OPENED = [
  {
    isOpen: ({ drawer }) => drawer.value !== "",
    close: ({ drawer }) => {
      drawer.value = ""
    },
  },
  {
    isOpen: ({ visited, drawer, ending, stepping }) =>
      visited.value !== null && !drawer.value && !ending.value && !stepping.value,
    close: ({ visited }) => {
      visited.value = null
    },
  },
  { isOpen: ({ stepping }) => stepping.value, close: leaveStepping },
  {
    isOpen: ({ explained }) => explained.value !== null && matchMedia("(hover: none)").matches,
    close: (table) => table.tell(null),
  },
]

/** Let Back close something while it is open. @param {Table} table @param {Opened} one */
function closeByBack(table, { isOpen, close }) {
  /** @type {(() => void) | null} */
  let noteClosed = null
  const closeNow = () => {
    noteClosed = null
    close(table)
  }
  const end = effect(() => {
    const open = isOpen(table)
    if (open === Boolean(noteClosed)) return
    if (!open) noteClosed?.()
    noteClosed = open ? noteOpened(closeNow) : null
  })
  return () => {
    end()
    noteClosed?.()
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
