// Draws every view that it reads with a game's board, points at every legal move, and tells what is wrong.
import { readFileSync } from "node:fs"
import { all, written } from "./drawing.mjs"

const { game, snaps, messages } = JSON.parse(readFileSync(0, "utf8"))
const board = await import(`/games/${game}/board/board.js`)
const ids = all(/ id="([^"]*)"/g, written(board.defs()))
const wrong = []

function check(what, drawing) {
  const drawn = written(drawing)
  const unknown = all(/ href="#([^"]*)"/g, drawn).filter((id) => !ids.includes(id))
  if (!/<(use|path|circle|rect|text)/.test(drawn)) wrong.push([what, "nothing is drawn"])
  if (/undefined|NaN|null|\[object| style=/.test(drawn) || unknown.length) wrong.push([what, unknown, drawn])
}

const told = (message) => messages.includes(message?.id) || wrong.push(["no such message", message])

/** What anybody sees. */
function looked({ view, seat, moves }) {
  const places = Object.keys(board.places(view, seat))
  if (!board.box(view, seat).every(Number.isFinite)) wrong.push(["box", view])
  check("city", board.city(view, seat, { ...board.look, marks: places, items: [] }))
  const groups = board.table(view, seat, {}, [])
  const pieces = groups.flatMap(({ pieces }) => pieces.map(({ word }) => word))
  const there = places.map((place) => board.wordAt(view, seat, place)).filter(Boolean)
  const steps = board.steps(view, [...new Set(moves.map((text) => text.split(" ")[0]))])
  if (moves.length && steps.filter(({ now }) => now).length !== 1) wrong.push(["steps", steps])
  for (const word of pieces) check(word, board.piece(word, { size: 40 }))
  for (const word of [...pieces, ...there]) told(board.explain(word))
  for (const { title } of [...groups, ...steps]) told(title)
  told(board.note(view))
}

/** A legal move that points at a place is found there, and can be seen before it is made. */
function aimed({ view, seat }, text) {
  const [kind, ...parts] = text.split(" ")
  const move = { text, kind, parts }
  const aim = board.aim(view, seat, move)
  told(board.verb(view, seat, move))
  if (!aim.place) return JSON.stringify([text, aim])
  if (!board.places(view, seat)[aim.place]) wrong.push([text, "no such place", aim])
  if (board.compose(view, seat, aim, [kind]) !== text) wrong.push([text, "not found by pointing", aim])
  check(text, board.ghost(view, seat, move, { ...board.look, items: [] }))
  return JSON.stringify(aim)
}

for (const snap of snaps) {
  looked(snap)
  const aims = new Set(snap.moves.map((text) => aimed(snap, text)))
  if (aims.size !== snap.moves.length) wrong.push(["two moves point at the same", snap.moves])
}

/** All cities, which are drawn the same whatever was drawn before: what is kept belongs to a seat. */
const drawn = ({ view }) =>
  seats.map((seat) => written(board.city({ ...view }, seat, { ...board.look, small: true, items: [] })))
const seats = [...new Set(snaps.map(({ seat }) => seat))]
const forwards = snaps.map(drawn)
const backwards = snaps.toReversed().map(drawn).toReversed()
if (String(forwards) !== String(backwards)) wrong.push(["what is kept of a city is out of date"])

for (const tip of board.tips ?? []) told(tip)
console.log(JSON.stringify(wrong.slice(0, 5)))
