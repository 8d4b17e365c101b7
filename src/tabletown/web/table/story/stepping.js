/** Step through a match: by event, by turn, or by itself, always in the city of whoever moved. */
import { batch } from "../../lib/preact.js"
import { pace } from "../../settings.js"
import { read } from "../selection/moves.js"
import { nextTurn } from "./turns.js"

/** @typedef {import("../state.js").Table} Table */

const STEP = { calm: 1800, brisk: 900, once: 500 } // milliseconds a step when it goes by itself

/** The event that is shown. @param {Table} table */
export const shownSeq = ({ past, now }) => past.value?.seq ?? now.value?.seq ?? 0

/** Show the table as it was after an event. @param {Table} table @param {number} seq */
export const stepTo = (table, seq) =>
  table.attempt(async () => {
    const last = table.now.value?.seq ?? 0
    table.stepping.value = true
    table.wanted = Math.max(0, Math.min(seq, last))
    const past = table.wanted === last ? null : await lookedUp(table, table.wanted)
    if (past && past.seq !== table.wanted) return // somebody has stepped on meanwhile
    batch(() => {
      table.past.value = past
      showMover(table)
    })
  })

/** @param {Table} table @param {number} seq */
async function lookedUp(table, seq) {
  const { view, totals } = await table.connection.ask("look", { seq })
  return { seq, view, totals }
}

/** Show the city of whoever moved last, and mark the move. @param {Table} table */
function showMover(table) {
  const { board, view, seat, visited, marks, events } = table
  const event = events.value.findLast(({ seq, seat }) => seq <= shownSeq(table) && seat >= 0)
  if (!board || !event) return
  const { place } = read(event.move, board, view.value, event.seat).aim
  marks.value = place ? [place] : []
  if (!board.shared) visited.value = event.seat === seat.value ? null : event.seat
}

/** @param {Table} table @param {number} by how many events */
export const step = (table, by) => stepTo(table, shownSeq(table) + by)

/** @param {Table} table @param {1 | -1} way */
export const stepTurn = (table, way) => stepTo(table, nextTurn(table.events.value, shownSeq(table), way))

/** Let it go on by itself, or stop. @param {Table} table */
export function togglePlaying(table) {
  if (table.playing.value) return stopPlaying(table)
  const milliseconds = STEP[/** @type {keyof typeof STEP} */ (pace.value)]
  table.playing.value = setInterval(() => stepOn(table), milliseconds)
  stepOn(table)
}

/** One step on, from the start again if this is the end. @param {Table} table */
function stepOn(table) {
  const last = table.now.value?.seq ?? 0
  if (shownSeq(table) + 1 >= last) stopPlaying(table)
  return table.past.value ? step(table, 1) : stepTo(table, 0)
}

/** @param {Table} table */
export function stopPlaying({ playing }) {
  clearInterval(playing.value)
  playing.value = 0
}

/** Go back to the match. @param {Table} table */
export function leaveStepping(table) {
  stopPlaying(table)
  table.wanted = undefined
  batch(() => {
    table.past.value = table.visited.value = null
    table.marks.value = []
    table.stepping.value = false
  })
}
