// Find the turns of a match: where each ends for stepping, and what belongs together in the news.
import { readFileSync } from "node:fs"
import { nextTurn, turnsIn } from "/web/table/story/turns.js"

const { seats, at, way } = JSON.parse(readFileSync(0, "utf-8"))
const events = seats.map((seat, i) => ({ seq: i + 1, seat }))
const turns = turnsIn(events.filter(({ seat }) => seat >= 0))
const told = turns.map((turn) => [turn.seat, turn.events.map(({ seq }) => seq)])
process.stdout.write(JSON.stringify({ next: nextTurn(events, at, way), turns: told }))
