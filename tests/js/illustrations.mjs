// Draws all illustrations of a rulebook, and the pieces that it names, and tells what is wrong.
import { readFileSync } from "node:fs"
import { all, written } from "./drawing.mjs"

const { game, shown, pieces } = JSON.parse(readFileSync(0, "utf8"))
const board = await import(`/games/${game}/board/board.js`)
const { Position } = await import("/web/board/position.js")
const ids = all(/ id="([^"]*)"/g, written(board.defs()))
const wrong = []

function check(what, drawing) {
  const drawn = written(drawing)
  const unknown = all(/ href="#([^"]*)"/g, drawn).filter((id) => !ids.includes(id))
  if (!/<(use|path|circle|rect|text)/.test(drawn)) wrong.push([what, "nothing is drawn"])
  if (/undefined|NaN|\[object/.test(drawn) || unknown.length) wrong.push([what, unknown, drawn])
}

/** Does it name only places that are there? */
function checkPlaces(name, { view, seat, marks = [], part = [], look, counts }) {
  const places = board.places(view, seat, { ...board.look, ...look })
  const named = [...marks, ...part, ...(counts ? [counts] : [])]
  const lost = named.filter((place) => !places[place])
  if (lost.length) wrong.push([name, "no such places", lost])
}

for (const [name, one] of Object.entries(shown)) {
  checkPlaces(name, one)
  check(name, Position({ board, shown: one, label: name }))
}
for (const word of pieces) check(word, board.piece(word, { size: 40 }))
console.log(JSON.stringify(wrong.slice(0, 5)))
