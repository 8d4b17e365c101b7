/** Tell the end section by section: count the totals, and mark in the cities what is being told. */
import { batch, useEffect, useState } from "../../lib/preact.js"
import { keepTold, mine } from "../../my_tables.js"
import { tallied } from "./sections.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("./sections.js").Section} Section */

const PACE = 1500 // milliseconds a section
const ALL = Infinity
const SILENT = ["Shift", "Control", "Alt", "Meta", "Tab"]

/**
 * Start the telling unless it was told before; any key or tap tells the rest at once.
 * @param {Table} table
 * @param {Section[]} sections
 */
export function useTelling(table, sections) {
  const [told, tell] = useState(table.tally.value && !mine(table.id)?.told ? 0 : ALL)
  const telling = told < sections.length
  const skip = () => tell(ALL)
  useEffect(() => show(table, sections, told), [sections, told])
  useEffect(() => (telling ? inTime(() => tell(told + 1)) : undefined), [telling, told])
  useEffect(() => (telling ? whenHurried(skip) : undefined), [telling])
  useEffect(() => (telling ? undefined : keepTold(table.id)), [telling])
  useEffect(() => () => show(table, sections, ALL), [])
  return { told, telling, skip, again: () => tell(0) }
}

/** @param {() => void} deed @returns {() => void} gives up */
function inTime(deed) {
  const timer = setTimeout(deed, PACE)
  return () => clearTimeout(timer)
}

/** Wait for a key or a tap. @param {() => void} deed @returns {() => void} gives up */
function whenHurried(deed) {
  const left = new AbortController()
  const { signal } = left
  addEventListener("click", deed, { signal })
  addEventListener("keydown", (event) => pressed(event, deed), { signal, capture: true })
  return () => left.abort()
}

/** A button does not also do its own deed. @param {KeyboardEvent} event @param {() => void} deed */
function pressed(event, deed) {
  if (SILENT.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
  if (/** @type {Element} */ (event.target).closest?.("button")) event.preventDefault()
  deed()
}

/**
 * Count the totals up to a section, and mark it in the city that has most to show of it.
 * @param {Table} table
 * @param {Section[]} sections
 * @param {number} told
 */
function show(table, sections, told) {
  const now = sections[told]
  batch(() => {
    table.tally.value = now ? tallied(sections.slice(0, told + 1), table.names.value.length) : null
    table.marks.value = now ? marksFor(table, now) : []
    if (!now) table.visited.value = null
  })
}

/**
 * Go to one's own city if the section is about it, else to the one with most points there.
 * @param {Table} table
 * @param {Section} section
 */
function marksFor(table, section) {
  const own = table.seat.value ?? 0
  const best = section.sums.indexOf(Math.max(...section.sums))
  const seat = section.lines[own].length ? own : best
  if (table.board?.shared) return placesOf(table, section, null)
  table.visited.value = seat === own ? null : seat
  return placesOf(table, section, seat)
}

/**
 * The places in a seat's city, or on a shared board everybody's, that a section speaks of.
 * @param {Table} table
 * @param {Section} section
 * @param {number | null} seat
 */
export function placesOf({ board }, { lines }, seat) {
  const its = seat === null ? lines.flat() : lines[seat]
  return its
    .flatMap(({ at }) => at.split(" "))
    .filter(Boolean)
    .map((at) => board?.scored?.(at) ?? at)
}
