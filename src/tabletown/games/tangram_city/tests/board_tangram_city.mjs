// Draw every view from the input, and print what is wrong and what was said.
import { readFileSync } from "node:fs"
import * as board from "/games/tangram_city/board/board.js"
import { OVER, QUARTERS } from "/games/tangram_city/board/facts.js"
import { laid, wouldLay } from "/games/tangram_city/board/view.js"
import { center } from "/games/tangram_city/board/targets.js"
import { all, written } from "../../../../../tests/js/drawing.mjs"

const wrong = new Set()
const said = {}
const seen = new Set()
const expect = (holds, what) => holds || wrong.add(what)
const DEFS = written(board.defs())
const ALL_IDS = all(/ id="([^"]*)"/g, DEFS)
const IDS = new Set(ALL_IDS)

function check(name, node) {
  const text = written(node)
  expect(text.length > 0, `${name} draws nothing`)
  const at = text.search(/undefined|NaN|null|false|\[object|Infinity|=""|style=/)
  expect(at < 0, `${name}: ${text.slice(at - 40, at + 20)}`)
  expect(!/ id=/.test(text), `${name} has an id of its own`)
  for (const [, id] of text.matchAll(/(?:href="#|url\(#)([^")]*)/g))
    expect(IDS.has(id), `${name} uses ${id}, which is not among the defs`)
}
function say(message) {
  said[message.id] = Object.keys(message.args).sort()
  expect(message.rule === "" || /^§\d/.test(message.rule), `${message.id} rests on ${message.rule}`)
  Object.values(message.args)
    .filter((arg) => typeof arg === "object")
    .forEach(say)
}
const explained = (word) => {
  say(board.explain(word))
  check(word, board.piece(word, { size: 44 }))
}

/** Read a move as the page does. */
function read(view, seat, line) {
  const [kind, ...parts] = line.split(" ")
  const move = { kind, parts }
  return { text: line, ...move, aim: board.aim(view, seat, move) }
}

/** Check that every legal move has an aim of its own that composes it again, at a known place, and a verb. */
function checkAims(view, seat, moves) {
  const places = board.places(view, seat)
  const kinds = [...new Set(moves.map(({ kind }) => kind))]
  const lying = new Set(board.table(view, seat).flatMap(({ pieces }) => pieces.map(({ word }) => word)))
  const aims = new Set(moves.map(({ aim }) => JSON.stringify(aim)))
  expect(aims.size === moves.length, `${moves.length} moves, ${aims.size} aims`)
  for (const { text, aim, ...move } of moves) {
    expect(!aim.place || places[aim.place]?.path, `${text}: ${aim.place} is no place`)
    const again = board.compose(view, seat, aim, kinds)
    expect(!aim.place || again === text, `${text} is composed as ${again}`)
    for (const piece of [aim.piece, aim.of])
      expect(!piece || lying.has(piece), `${text}: ${piece} does not lie there`)
    say(board.verb(view, seat, move))
  }
  const prompt = board.prompt(view, kinds)
  if (prompt) say(prompt)
}

/** Check that pointing at a target's middle finds it, and that no two share a spot, for the arrow keys. */
function checkTargets(view, seat, moves) {
  const held = moves.filter(({ aim, kind }) => aim.place && kind !== "side")
  const places = board.places(view, seat)
  for (const way of new Set(held.map(asHeld))) {
    const targets = held.filter((move) => asHeld(move) === way)
    const spots = new Set(targets.map(({ aim }) => middle(places[aim.place])))
    expect(spots.size === targets.length, `${targets.length} targets at ${spots.size} spots`)
    check("targets", board.targets(view, seat, targets))
    const missed = targets.filter((move) => pointed(view, seat, move, targets) !== move.aim.place)
    expect(!missed.length, `pointing at ${missed[0]?.text} means something else`)
  }
}
const middle = ({ x, y, w, h }) => `${x + w / 2} ${y + h / 2}`
const asHeld = ({ aim: { piece, turn, flip } }) => `${piece} ${turn} ${flip}`
function pointed(view, seat, move, targets) {
  const [x, y] = center(wouldLay(move).cells)
  return board.nearest(view, seat, { x, y }, targets)
}

/** Check that pointing at a square composes a move even where it is refused. */
function checkRefusals(view, seat, moves) {
  const { aim } = moves.find(({ kind }) => kind === "place") ?? {}
  const kinds = ["place", "skip"]
  for (const place of aim ? ["a1", "g7", "d4"] : []) {
    const text = board.compose(view, seat, { ...aim, place }, kinds)
    check(
      text,
      board.denied(view, seat, { aim, why: { args: { square: "d4" } }, move: read(view, seat, text) }),
    )
  }
  const nowhere = ["board", "rectangle", "balance"].filter(
    (place) => board.compose(view, seat, { piece: "H", place }, kinds) !== null,
  )
  expect(!nowhere.length, `${nowhere} are composed`)
}

function checkGhost(view, seat, { text, ...move }) {
  if (seen.has(text) && move.kind !== "side") return
  seen.add(text)
  if (move.aim.place) check(text, board.ghost(view, seat, move, { after: view, then: ITEMS }))
  if (move.kind === "place")
    check(text, board.piece(move.parts[0], { turn: +move.parts[2], flip: move.parts[1] }))
}
const ITEMS = [{ rule: "§9.2", points: 10 }]

/** Do the pieces cover what the view says is built? */
function covers(view, seat) {
  const quarters = [[], [], [], []]
  const cells = laid(view, seat).flatMap((one) => one.cells)
  for (const [r, c, part] of cells)
    for (const quarter of QUARTERS[part]) quarters["NESW".indexOf(quarter)].push(8 * r + c)
  return JSON.stringify(quarters.map((q) => q.sort((a, b) => a - b))) === JSON.stringify(view.built[seat])
}

function checkSeat(view, seat) {
  const places = board.places(view, seat)
  const marks = Object.keys(places).filter((name) => !seen.has(name))
  expect(covers(view, seat), `seat ${seat}: the drawing covers something else`)
  expect(board.box(view, seat).every(Number.isFinite), "box")
  for (const small of [false, true]) check("city", board.city(view, seat, { small, items: ITEMS }))
  check("a rectangle", board.city(view, seat, { marks: [board.scored("b3-g6"), board.scored("c3")] }))
  if (marks.length) check("marks", board.city(view, seat, { marks }))
  for (const name of marks) {
    seen.add(name)
    say(board.explain(name))
    lookedAt(view, seat, name)
  }
}

/** Explain what stands at a place; empty squares have no explanation. */
function lookedAt(view, seat, place) {
  const word = board.wordAt(view, seat, place)
  if (word !== null) say(board.explain(word))
}

function checkTable(view, seat, kinds) {
  for (const group of board.table(view, seat)) {
    say(group.title)
    for (const { word } of group.pieces) explained(word)
  }
  say(board.note(view))
  const steps = board.steps(view, kinds)
  for (const { title } of steps) say(title)
  expect(
    steps.filter((step) => step.now).length === (view.phase === OVER ? 0 : 1),
    `${steps.filter((step) => step.now).length} steps are now`,
  )
}

for (const { view, seat, moves: lines } of JSON.parse(readFileSync(0, "utf8"))) {
  for (let other = 0; other < view.seats; other++) checkSeat(view, other)
  checkTable(view, seat, [...new Set(lines.map((line) => line.split(" ")[0]))])
  if (seat === null || !lines.length) continue
  const moves = lines.map((line) => read(view, seat, line))
  for (const look of [checkAims, checkTargets, checkRefusals]) look(view, seat, moves)
  for (const move of moves) checkGhost(view, seat, move)
}
const WORDS = `fountain ne,tile H,tile fountain,card H,card H 1+3,card ? 2,card,board 2 green,\
black,green,start,round 4,round 4 12,round 4 12 now,planning,balance,balance 30 4,rating 3`
for (const word of WORDS.split(",")) explained(word)
for (const { id, rule } of board.tips) say({ id, rule, args: {} })
expect(IDS.size === ALL_IDS.length, "ids are not unique")
check("defs", DEFS.replaceAll(/ id="[^"]*"/g, ""))
console.log(JSON.stringify({ wrong: [...wrong].slice(0, 20), said, tips: board.tips }))
