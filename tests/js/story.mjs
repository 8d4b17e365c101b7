// Find the turns of a match: where each ends for stepping, and what belongs together in the news. Remarks are
// given as pairs: after which event, and about which seat.
import { readFileSync } from "node:fs"
import { freshRemarks, interleaved, isRemark, withMore } from "/web/table/story/remarks.js"
import { bySeat, nextTurn } from "/web/table/story/turns.js"

const { seats, at, way, remarks = [], me = null, from = 0 } = JSON.parse(readFileSync(0, "utf-8"))
const events = seats.map((seat, i) => ({ seq: i + 1, seat }))
const told = bySeat(events.filter(({ seat }) => seat >= 0)).map((deeds) => [
  deeds.seat,
  deeds.events.map(({ seq }) => seq),
])
const made = remarks.map(([after, seat], i) => ({ number: i + 1, after, seat }))
const known = withMore(made.slice(0, 2), made) // the server tells all of them again after a break
const all = interleaved(events.slice(from), known).map((one) => (isRemark(one) ? `r${one.number}` : one.seq))
const fresh = freshRemarks(me, events, known).map(({ number }) => number)
process.stdout.write(JSON.stringify({ next: nextTurn(events, at, way), deeds: told, all, fresh }))
