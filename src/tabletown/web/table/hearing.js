/** Let a table be heard: pieces as they are laid, a turn that comes, a refusal, the end. */
import { offered } from "../settings.js"
import { feel, sound } from "../sound/sound.js"

/** @typedef {import("./state.js").Table} Table */
/** @typedef {import("../server.js").ToldEvent} ToldEvent */

const NATURE = -1
const USUAL = "wood"
const MOST = 3 // sounds at once
const APART = 130 // milliseconds from one of them to the next
const FIRST = 260 // milliseconds for a move to be heard before a turn or the end

/** Play the sounds of new events; one's own moves are felt as well. @returns {(table: Table) => void} */
export function moves() {
  let heard = -1
  return ({ now, events, seat, board }) => {
    if (!now.value) return
    const fresh = heard < 0 ? [] : events.value.filter(({ seq }) => seq > heard) // arrivals are quiet
    heard = Math.max(heard, events.value.at(-1)?.seq ?? 0)
    soundsOf(fresh, board?.sounds ?? {}).forEach((name, i) => sound(name, i * APART))
    if (fresh.some((event) => event.seat === seat.value)) feel("move")
  }
}

/** @param {ToldEvent[]} events @param {Record<string, string>} sounds by the kind of a move */
function soundsOf(events, sounds) {
  const names = events.map(({ seat, move }) => soundOf(move.split(" ")[0], seat, sounds))
  return [...new Set(names.filter(Boolean))].slice(0, MOST)
}

/** @param {string} kind @param {number} seat @param {Record<string, string>} sounds */
function soundOf(kind, seat, sounds) {
  if (kind === "undo") return "undo"
  return sounds[kind] ?? (seat === NATURE ? "" : USUAL)
}

/** @returns {(table: Table) => void} */
export function turns() {
  let before = true
  return ({ asked }) => {
    if (asked.value && !before) sound("turn", FIRST)
    before = asked.value
  }
}

/** Offer sounds never again to somebody who has sat down. @param {Table} table */
export function offerMade({ seated }) {
  if (seated.value) offered.value = "yes"
}

/** @param {Table} table */
export function refusals({ problem, selection }) {
  if (problem.value || selection.denied.value) sound("refusal")
}

/** @returns {(table: Table) => void} */
export function ends() {
  let before = true
  return ({ now, seat }) => {
    if (!now.value) return
    const { over, winners } = now.value
    if (over && !before) sound(winners.includes(seat.value ?? NATURE) ? "win" : "end", FIRST)
    before = over
  }
}
