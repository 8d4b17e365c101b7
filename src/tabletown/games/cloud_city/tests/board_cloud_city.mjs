// Draw every view from the input, in every way, play with it as the page does, and print what is wrong.
import { readFileSync } from "node:fs"
import * as board from "/games/cloud_city/board/board.js"
import { litPoints } from "/games/cloud_city/board/targets.js"
import { CARDS, LETTERS, LEVELS, LONGEST } from "/games/cloud_city/board/facts.js"
import { walkwaysOf } from "/games/cloud_city/board/view.js"
import { ARROWS, towards } from "/web/table/input/arrows.js"
import { all, written } from "../../../../../tests/js/drawing.mjs"

const given = JSON.parse(readFileSync(0, "utf8"))

// What may be wrong with one

const wrong = new Set()
const count = { views: 0, ghosts: 0, denied: {}, worth: 0, promised: 0, before: 0 }
const told = []
const defs = written(board.defs())
const ids = all(/ id="([^"]*)"/g, defs)
const known = new Set(ids)
const expect = (holds, what) => holds || wrong.add(what)

function look(text, what) {
  expect(text.length > 20, `${what}: empty`)
  const bad = /undefined|NaN|Infinity|\[object|href=""/.exec(text)
  expect(!bad, `${what}: ${text.slice((bad?.index ?? 0) - 60, bad?.index)}${bad?.[0]}`)
  expect(!/ style=/.test(text), `${what}: a style that the page forbids`)
  for (const [, , id] of text.matchAll(/(href="|url\()#([^")]+)/g))
    expect(known.has(id), `${what}: nothing has the id ${id}`)
}
const finite = (numbers, what) =>
  expect(numbers.length === 4 && numbers.every(Number.isFinite) && numbers[2] > 0 && numbers[3] > 0, what)
const middle = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 })
const times = (text, pattern) => (text.match(pattern) ?? []).length

// All of it

expect(new Set(ids).size === ids.length && ids.every((id) => id.startsWith("cloud-")), "ids are not unique")
look(defs, "defs")

const WAYS = [
  {},
  { small: true },
  { level: 1 },
  ...[0, 1, 2, 3].map((turn) => ({ iso: true, turn })),
  { iso: true, level: 0 },
]
for (const { view, seat, moves, items, refused, foreseen } of given.views) {
  count.views++
  for (let other = 0; other < view.seats; other++)
    drawCity(view, other, WAYS[(count.views + other) % WAYS.length], items[other])
  for (let other = 0; other < view.seats; other++)
    expect(walkwaysOf(view, other).length === view.walkways[other].length, "other walkways than there are")
  beside(view, seat, items[seat ?? 0])
  for (let other = 0; other < view.seats; other++) if (other !== seat) hidden(view, other)
  const way = count.views % 2 ? {} : { iso: true, turn: (count.views / 2) % 4 }
  if (moves.length)
    tryMoves(
      view,
      seat,
      moves.map((text) => aimed(view, seat, text)),
      way,
    )
  for (const { move, why } of refused) deny(view, seat, aimed(view, seat, move), why, way)
  for (const { move, after, next } of foreseen) promise(view, seat, aimed(view, seat, move), after, next, way)
}

function aimed(view, seat, text) {
  const [kind, ...parts] = text.split(" ")
  return { text, kind, parts, aim: board.aim(view, seat, { kind, parts }) }
}

function drawCity(view, seat, way, items) {
  finite(board.box(view, seat, way), "box")
  const places = Object.keys(board.places(view, seat, way))
  const marks = places.slice(0, 3)
  const plain = written(board.city(view, seat, way))
  look(plain, "city")
  const full = written(board.city(view, seat, { ...way, marks, items }))
  expect(times(full, /cloud-changed/g) === marks.length, "a mark is missing")
  look(full, "a city with marks and score")
  count.worth += times(full, /cloud-chip/g)
  const unknown = items.flatMap(({ at }) => at.split(" ")).filter((name) => name && !places.includes(name))
  expect(!unknown.length, `the score speaks of ${unknown}, which is no place`)
  for (const place of places) explainedAt(view, seat, place)
}

function explainedAt(view, seat, place) {
  const word = board.wordAt(view, seat, place)
  if (word) told.push(board.explain(word))
}

function beside(view, seat, items) {
  const groups = board.table(view, seat, {}, items)
  for (const { title, pieces } of groups) {
    told.push(title)
    for (const { word, about } of pieces) (explained(word), about && told.push(about))
  }
  expect(
    board.rack.every((name) => seat === null || groups.some((group) => group.name === name)),
    "the rack is empty",
  )
  told.push(board.note(view), ...board.steps(view, []).map((step) => step.title))
}

function hidden(view, seat) {
  const [{ name, pieces }] = board.table(view, seat)
  expect(
    name === "hand" && pieces.length === view.held[seat] && pieces.every(({ word }) => word === "back"),
    "a hidden hand is not backs",
  )
}

function explained(word) {
  look(written(board.piece(word, { size: 40, turn: 1 })), word)
  told.push(board.explain(word))
}

// Playing

function tryMoves(view, seat, moves, way) {
  const kinds = [...new Set(moves.map(({ kind }) => kind))]
  const lies = new Set(board.table(view, seat).flatMap(({ pieces }) => pieces.map(({ word }) => word)))
  const points = moves.map(({ aim: { piece, turn, place } }) => `${piece} ${turn} ${place}`)
  expect(new Set(points).size === points.length, "two moves point at the same")
  expect(board.steps(view, kinds).filter(({ now }) => now).length === 1, "not one step")
  told.push(...[board.prompt(view, kinds, {}), board.prompt(view, kinds, { from: "g7" })].filter(Boolean))
  for (const move of moves) tryMove(view, seat, move, kinds, lies, way)
  tryTargets(
    view,
    seat,
    moves.filter(({ aim }) => aim.place),
    way,
  )
}

function tryMove(view, seat, move, kinds, lies, way) {
  const { text, kind, aim } = move
  const ghost = written(board.ghost(view, seat, move, way))
  told.push(board.verb(view, seat, move))
  expect(kind === "done" || aim.piece || aim.place, `${text} points at nothing`)
  expect(!aim.piece || lies.has(aim.piece), `${text}: there is no ${aim.piece}`)
  const meant = board.compose(view, seat, aim, kinds)
  expect(kind === "done" || meant === text, `${text} is understood as ${meant}`)
  if (aim.place) (inBox(view, seat, aim.place, way), look(ghost, "ghost"), count.ghosts++)
  else expect(ghost === '<g class="ghost"></g>', `${kind} shows something on the board`)
  if (kind === "walk") fromEndToEnd(view, seat, text, kinds)
}

/** Pointing at two buildings means the line between them. */
function fromEndToEnd(view, seat, text, kinds) {
  const [one, other] = text.split(" ")[1].split("-")
  const { from } = board.compose(view, seat, { place: one }, kinds)
  expect(
    from === one && board.compose(view, seat, { place: other, from }, kinds) === text,
    `${text} is not understood from ${one}`,
  )
  expect(
    board.compose(view, seat, { place: one, from: other }, kinds) === text,
    `${text} is not understood from ${other}`,
  )
}

function inBox(view, seat, place, way) {
  const { x, y, w, h, path } = board.places(view, seat, way)[place] ?? {}
  const [left, top, wide, high] = board.box(view, seat, way)
  finite([x, y, w, h], `${place} is no place`)
  expect(
    x >= left && y >= top && x + w <= left + wide + 6 && y + h <= top + high + 6,
    `${place} lies outside the box`,
  )
  look(path ?? "", `the path of ${place}`)
}

function tryTargets(view, seat, moves, way) {
  const targets = [...new Map(moves.map((move) => [move.aim.place, move])).values()]
  const lit = written(board.targets(view, seat, targets, way))
  expect(times(lit, / target"/g) === targets.length, "not every target is lit")
  if (targets.length) look(lit, "targets")
  for (const { kind, aim } of targets) {
    const at =
      kind === "walk"
        ? ridesAt(view, seat, targets, aim.place, way)
        : middle(board.places(view, seat, way)[aim.place])
    expect(
      board.nearest(view, seat, at, targets, way) === aim.place,
      `a pointer in the middle of ${kind} means something else`,
    )
  }
  const missed = targets.length - reached(view, seat, targets, way).size
  expect(!missed, `${missed} targets are not reached by arrow keys`)
}

/** Where the votes of a lit line stand. */
function ridesAt(view, seat, targets, place, way) {
  const [x, y] = litPoints(
    view,
    seat,
    targets.map(({ aim }) => aim.place),
    way,
  ).find(({ walkway }) => walkway.name === place).point
  return { x, y }
}

/** The targets one comes to by arrows, from the first. */
function reached(view, seat, targets, way) {
  const found = new Set()
  const open = targets.slice(0, 1).map(({ aim }) => aim.place)
  const selection = (place) => ({ targets: { value: targets }, thought: { value: { place } } })
  const table = (place) => ({
    board,
    latest: { value: view },
    seat: { value: seat },
    look: { value: way },
    selection: selection(place),
  })
  for (const place of open) {
    if (found.has(place)) continue
    found.add(place)
    for (const arrow of Object.values(ARROWS)) open.push(towards(table(place), arrow) ?? place)
  }
  return found
}

function deny(view, seat, move, why, way) {
  const drawn = written(board.denied(view, seat, { aim: move.aim, move, why }, way))
  look(drawn, "what is refused")
  expect(
    times(drawn, /cloud-barred/g) === Number(move.kind === "walk"),
    "a walkway that is refused is not shown",
  )
  const named = Object.entries(why.args).some(
    ([name, arg]) => arg?.args?.square || name === "square" || name === "ends",
  )
  expect(!named || times(drawn, /cloud-in-the-way/g) > 0, `${why.id}: what is in the way is not shown`)
  count.denied[why.id] = (count.denied[why.id] ?? 0) + 1
}

function promise(view, seat, move, after, next, way) {
  const parted = next.map((text) => aimed(after, seat, text))
  const drawn = written(board.ghost(view, seat, move, { ...way, after, next: parted }))
  look(drawn, "a ghost with what it promises")
  const walks = parted.filter(({ kind }) => kind === "walk").map(({ parts }) => parts[0])
  const due = walks.filter((ends) => tileSquares(move.parts[2]).some((square) => liesUnder(ends, square)))
  expect(times(drawn, /cloud-maybe/g) === due.length, "not just what a tile allows is shown")
  count.before += walks.length - due.length // possible without the tile
  count.promised += times(drawn, /cloud-maybe/g)
}

/** Return the names of the four squares of a tile, by that of its first one. */
function tileSquares(spot) {
  const [column, row] = [spot.charCodeAt(0), Number(spot.slice(1))]
  return [0, 1, 2, 3].map((i) => String.fromCharCode(column + (i % 2)) + (row + (i >> 1)))
}

/** Does a square lie under a line? */
function liesUnder(ends, square) {
  const [[a, b], [column, row], [y, z]] = [ends.split("-")[0], square, ends.split("-")[1]].map(read)
  return a <= column && column <= y && b <= row && row <= z
}

/** @param {string} square */
function read(square) {
  return [square.charCodeAt(0), Number(square.slice(1))]
}

// What needs no view

const lengths = Array.from({ length: LONGEST }, (_, i) => i + 1)
const walkways = LEVELS.flatMap((level) => lengths.map((length) => `${level} ${length}`))
for (const word of [...CARDS, ...LETTERS, ...walkways, "back", "draw", "open b.g."]) explained(word)
for (const { title, choices } of board.looks) told.push(title, ...choices.map(([, choice]) => choice))
for (const way of [
  ["g7", "h9"],
  ["c7", "i7"],
])
  told.push(board.compose(given.steps[0].view, 0, { from: way[0], place: way[1] }, ["walk"]))
const unique = [...new Map(told.map((message) => [JSON.stringify(message), message])).values()]
const steps = given.steps.map(({ view, kinds }) => board.steps(view, kinds).map(({ now }) => now))
console.log(JSON.stringify({ wrong: [...wrong], count, told: unique, steps, tips: board.tips }))
