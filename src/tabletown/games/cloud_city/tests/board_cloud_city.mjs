// Draws every view that it reads, in every way, and tells what is wrong with the drawings.
import { readFileSync } from "node:fs"
import * as board from "/games/cloud_city/board.js"
import * as reading from "/games/cloud_city/reading.js"
import { all, written } from "../../../../../tests/js/drawing.mjs"

const given = JSON.parse(readFileSync(0, "utf8"))

// What may be wrong with one

const wrong = new Set(), count = { views: 0, ghosts: 0 }, told = []
const defs = written(board.defs()), ids = all(/ id="([^"]*)"/g, defs)
const known = new Set(ids)
const expect = (holds, what) => holds || wrong.add(what)

function look(text, what) {
  expect(text.length > 20, `${what}: empty`)
  const bad = /undefined|NaN|Infinity|\[object|href=""/.exec(text)
  expect(!bad, `${what}: ${text.slice((bad?.index ?? 0) - 60, bad?.index)}${bad?.[0]}`)
  expect(!/ style=/.test(text), `${what}: a style that the page forbids`)
  for (const [, , id] of text.matchAll(/(href="|url\()#([^")]+)/g)) expect(known.has(id), `${what}: nothing has the id ${id}`)
}
const finite = (numbers, what) => expect(numbers.length === 4 && numbers.every(Number.isFinite) && numbers[2] > 0 && numbers[3] > 0, what)

// All of it

expect(new Set(ids).size === ids.length && ids.every((id) => id.startsWith("cloud-")), "ids are not unique")
look(defs, "defs")

const LOOKS = [{}, { small: true }, { level: 1 }, ...[0, 1, 2, 3].map((turn) => ({ iso: true, turn })), { iso: true, level: 0 }]
for (const { view, seat, moves, walkways, pile } of given.views) {
  count.views++
  for (let other = 0; other < view.seats; other++) drawCity(view, other, LOOKS[(count.views + other) % LOOKS.length])
  expect(reading.pileLeft(view) === pile, "the pile has another size")
  for (let other = 0; other < view.seats; other++) {
    const found = reading.walkwaysOf(view, other).map((w) => w.name)
    expect(found.sort().join() === walkways[other].sort().join(), "other walkways than there are")
  }
  beside(view, seat)
  for (let other = 0; other < view.seats; other++) if (other !== seat) hidden(view, other)
  if (moves.length) tryMoves(view, seat, moves, count.views % 2 ? {} : { iso: true, turn: count.views / 2 % 4 })
}

function drawCity(view, seat, way) {
  finite(board.box(view, seat, way), "box")
  const places = Object.keys(board.places(view, seat, way)), marks = places.slice(0, 3), plain = written(board.city(view, seat, way))
  look(plain, "city")
  const marked = written(board.city(view, seat, { ...way, marks, blocks: places.slice(-1) }))
  expect(marked.length > plain.length && (marked.match(/cloud-changed/g) ?? []).length === marks.length, "a mark is missing")
}

function beside(view, seat) {
  for (const group of board.table(view, seat)) {
    told.push(group.title)
    for (const { word } of group.pieces) explained(word)
  }
  told.push(...board.steps(view, []).map((step) => step.title))
}

function hidden(view, seat) {
  const [{ name, pieces }] = board.table(view, seat)
  expect(name === "hand" && pieces.length === view.held[seat] && pieces.every(({ word }) => word === "back"), "a hidden hand is not backs")
}

function explained(word) {
  look(written(board.piece(word, { size: 40, turn: 1 })), word)
  told.push(board.explain(word))
}

function tryMoves(view, seat, moves, way) {
  const places = board.places(view, seat, way), box = board.box(view, seat, way)
  const parted = moves.map((line) => line.split(" ")).map(([kind, ...parts]) => ({ kind, parts }))
  const lit = written(board.targets(view, seat, parted, way))
  expect((lit.match(/cloud-target"/g) ?? []).length === new Set(parted.flatMap(board.placesOf)).size, "not every target is lit")
  look(lit, "targets")
  const lies = board.table(view, seat).flatMap(({ name, pieces }) => pieces.map(({ word }) => ({ name, word })))
  for (const { kind, parts } of parted) {
    const [named] = board.placesOf({ kind, parts })
    const group = { lay: "hand", take: "market", draw: "market" }[kind]
    expect(!group || lies.some(({ name, word }) => name === group && word === (parts[0] ?? kind)), `${kind} ${parts}: not in the ${group}`)
    if (named) tryPlace(view, seat, { kind, parts }, named, way, places[named], box)
    else expect(written(board.ghost(view, seat, { kind, parts }, way)) === '<g class="ghost"></g>', `${kind} shows something on the board`)
  }
}

function tryPlace(view, seat, move, named, way, place, [left, top, wide, high]) {
  count.ghosts++
  look(written(board.ghost(view, seat, move, way)), "ghost")
  const { x, y, w, h } = place ?? {}
  finite([x, y, w, h], `${move.kind} names ${named}, which is no place`)
  expect(x >= left && y >= top && x + w <= left + wide && y + h <= top + high, `${named} lies outside the box`)
  look(place?.path ?? "", `the path of ${named}`)
  told.push(board.explain(named), board.explain(named, view, seat))
}

const walkways = reading.LEVELS.flatMap((level) => [1, 2, 3, 4, 5].map((length) => `${level} ${length}`))
for (const word of [...reading.CARDS, ...reading.LETTERS, ...walkways, "back", "draw"]) explained(word)
const { TILES: tiles, CARDS: cards, VOTES: votes, LEVELS: levels } = reading
const unique = [...new Map(told.map((message) => [JSON.stringify(message), message])).values()]
const open = [0, 1].map((seat) => board.openTurn(given.steps[0].view, seat))
const steps = given.steps.map(({ view, kinds }) => board.steps(view, kinds).map(({ now }) => now))
console.log(JSON.stringify({ wrong: [...wrong], count, told: unique, steps, open, facts: { tiles, cards, votes, levels } }))
