// Reads positions as JSON, draws each of them and every legal move, and writes what is wrong with the drawings and which messages they say.
import { readFileSync } from "node:fs"
import * as board from "/games/project_skyline/board.js"
import { SPACES, landlord } from "/games/project_skyline/plan.js"
import { all, written } from "../../../../../tests/js/drawing.mjs"

// Faults and messages

const faults = new Set(), said = {}
const expect = (holds, ...what) => holds || faults.add(what.join(" "))
const say = ({ id, args, rule }) => {
  said[id] = Object.keys(args).sort()
  expect(rule === undefined || /^§\d\.\d+$/.test(rule), "no §:", id, rule)
  Object.values(args).filter(value => value?.id).forEach(say)
}

const DEFS = written(board.defs()), IDS = all(/ id="([^"]*)"/g, DEFS), KNOWN = new Set(IDS)
const WRONG = /undefined|NaN|null|false|Infinity|\[object| style=| (?:href|d|x|y|width|height|viewBox)="#?"/
const look = (node, what) => {
  const text = written(node)
  expect(!WRONG.test(text), what, "has", WRONG.exec(text)?.[0])
  for (const [, id] of text.matchAll(/(?:href="|url\()#([^")]*)/g)) expect(KNOWN.has(id), what, "uses an unknown symbol", id)
  for (const [, words] of text.matchAll(/<text[^>]*>([^<]*)/g)) expect(/^[\d−×? ]{1,7}$|^[a-zA-Z]$/.test(words), what, "has words:", words)
  expect(what === "defs" || !/ id="/.test(text), what, "has an id of its own")
  return text
}

// One position

const split = line => { const [kind, ...parts] = line.split(" "); return { kind, parts } }

const checkMade = (view, seat, { line, after, next }) =>
  look(board.ghost(view, seat, split(line), { after, next: next.map(split) }), `${line} with what follows`)

const checkMove = (view, seat, line, places) => {
  const move = split(line), named = board.placesOf(view, move)
  expect(named.length === move.parts.length || move.kind === "push", line, "has places without a name")
  for (const name of named) { expect(name in places, line, "names no place:", name); say(board.explain(name)) }
  expect(!move.parts.length || look(board.ghost(view, seat, move), `ghost of ${line}`).length > 60, line, "has no ghost")
  for (const word of board.handled(move, seat)) look(board.piece(word), word)
}

const checkTable = (view, seat) => {
  for (const { title, pieces } of board.table(view, seat)) {
    say(title)
    for (const { word } of pieces) { look(board.piece(word), word); say(board.explain(word)) }
  }
}

const checkSteps = (view, moves) => {
  const steps = board.steps(view, moves.map(line => split(line).kind)), now = steps.filter(step => step.now)
  steps.forEach(step => say(step.title))
  expect(now.length === (steps.length ? 1 : 0), "phase", view.phase, "is no step")
  expect(!moves.length || now[0].may, "phase", view.phase, "may not do what is legal")
}

const checkRules = ({ view, rents, supplies }) => {
  const due = SPACES.map(space => rents.map((_, seat) => landlord(view, seat, space)?.rent ?? 0))
  due.forEach((row, n) => row.forEach((rent, seat) => expect(rent === rents[seat][n], "wrong rent for seat", seat, "on", n)))
  const counts = board.table(view, 0).filter(group => group.name === "supply").map(group => group.pieces.map(piece => piece.count))
  expect(JSON.stringify(counts) === JSON.stringify(supplies), "wrong supplies", JSON.stringify(counts), JSON.stringify(supplies))
}

const check = position => {
  const { view, seat, moves } = position, places = board.places(view, seat)
  const [x, y, w, h] = board.box(view, seat)
  for (const [name, place] of Object.entries(places)) {
    expect(place.x >= x && place.y >= y && place.x + place.w <= x + w && place.y + place.h <= y + h, name, "lies outside the board")
    say(board.explain(name))
  }
  look(board.city(view, seat, { marks: Object.keys(places) }), "board")
  look(board.city(view, null, { small: true }), "small board")
  look(board.targets(view, moves.map(split)), "targets")
  moves.forEach(line => checkMove(view, seat, line, places))
  checkTable(view, seat)
  checkTable(view, null)
  checkSteps(view, moves)
  checkRules(position)
  if (position.made) checkMade(view, seat, position.made)
}

look(board.defs(), "defs")
expect(new Set(IDS).size === IDS.length, "an id stands twice in defs")
for (const word of ["card-back", "architect", "figure-4", "seat-4", "y3"]) { look(board.piece(word), word); say(board.explain(word)) }
JSON.parse(readFileSync(0, "utf8")).forEach(check)
console.log(JSON.stringify({ faults: [...faults].slice(0, 20), said }))
