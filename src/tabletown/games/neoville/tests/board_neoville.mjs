// Draw every view from the input, point at every legal move, and print what is wrong, by kind.
import { readFileSync } from "node:fs"
import * as board from "/games/neoville/board/board.js"
import { all, written } from "../../../../../tests/js/drawing.mjs"

const { snaps, messages } = JSON.parse(readFileSync(0, "utf8"))

const KINDS = [
  "unfinished",
  "unknown",
  "styled",
  "ids",
  "places",
  "empty",
  "words",
  "aims",
  "composed",
  "steps",
  "grown",
  "hidden",
]
const wrong = Object.fromEntries(KINDS.map((kind) => [kind, []]))
const note = (kind, ...what) => {
  if (wrong[kind].length < 5) wrong[kind].push(what)
}

// Drawings

const defs = written(board.defs())
const ids = all(/ id="([^"]*)"/g, defs)
if (new Set(ids).size !== ids.length) note("ids", "twice in defs")
const check = (drawing, what) => {
  const drawn = written(drawing)
  const hole = drawn.search(/undefined|NaN|null|false|Infinity|\[object|href="#?"/)
  if (hole >= 0) note("unfinished", what, drawn.slice(Math.max(hole - 60, 0), hole + 20))
  const used = [...all(/ href="#([^"]*)"/g, drawn), ...all(/url\(#([^)]*)\)/g, drawn)]
  used.filter((id) => !ids.includes(id)).forEach((id) => note("unknown", what, id))
  if (/ href="(?!#)/.test(drawn)) note("unknown", what, "an address")
  if (/ style=/.test(drawn)) note("styled", what)
  if (/ id=/.test(drawn) && what !== "defs") note("ids", what)
  return drawn
}

// Words

const told = (message) => {
  if (!messages.includes(message?.id)) return note("words", message?.id)
  Object.values(message.args)
    .filter((arg) => arg?.id)
    .forEach(told)
}
const known = (word) => {
  check(board.piece(word, { size: 40 }), word)
  told(board.explain(word))
}

const SQUARE = 40
const EDGE = 1.01 // what may stand out of a square
const COUNT =
  /translate\((\S+) \S+\)"><rect class="nv-hot"[^>]*><\/rect><rect class="nv-count[^>]* x="-([\d.]+)"/g

/** Check that counts stay on their squares, where no target beside them hides them. */
function seen(drawn, line) {
  const counts = [...drawn.matchAll(COUNT)]
  if (counts.length !== all(/"(nv-count)/g, drawn).length) note("hidden", line, "a count is not found")
  for (const [, x, half] of counts) {
    const at = Number(x) % SQUARE
    if (at - half < -EDGE || at + Number(half) > SQUARE + EDGE) note("hidden", line, x, half)
  }
}

/** Check the city of a seat and the places of its score. */
function looked({ view, items, line }, seat) {
  const names = Object.keys(board.places(view, seat))
  seen(check(board.city(view, seat, { items: items[seat], marks: names }), line), line)
  check(board.city(view, seat, { small: true, marks: names }), line)
  for (const { at, what } of items[seat].filter(({ at }) => at)) {
    const place = board.scored(at)
    if (!names.includes(place) || board.wordAt(view, seat, place) !== what.split(" ").at(-1))
      note("places", line, at)
    check(board.sight(view, seat, place, { items: items[seat] }), line)
  }
  names
    .map((name) => board.wordAt(view, seat, name))
    .filter(Boolean)
    .forEach(known)
  for (const small of [false, true])
    if (!board.box(view, seat, { small }).every(Number.isFinite)) note("unfinished", line, "box")
}

/** Check the pieces beside the cities and the steps of the turn. */
function beside({ view, seat, moves, line }) {
  for (const { name, title, pieces } of board.table(view, seat)) {
    told(title)
    told({ id: `tab-${name}`, args: {} })
    pieces.forEach(({ word, note }) => {
      known(word)
      if (note) check(note, word)
    })
  }
  const steps = board.steps(view, [...new Set(moves.map((move) => move.split(" ")[0]))])
  told(board.note(view))
  steps.forEach(({ title }) => told(title))
  if (steps.filter(({ now }) => now).length !== 1 && moves.length) note("steps", line)
}

/** Check that pointing finds every legal move, and no other. */
function aimed({ view, seat, moves, line }) {
  const places = board.places(view, seat)
  const aims = new Map()
  const there = board
    .table(view, seat)
    .flatMap(({ pieces }) => pieces)
    .filter(({ count, seat }) => count !== 0 && seat === undefined)
  const lying = there.map(({ word }) => word)
  for (const move of moves) {
    const [kind, ...parts] = move.split(" ")
    const aim = board.aim(view, seat, { text: move, kind, parts })
    const bare = !aim.piece && !aim.place
    if (aim.piece && !lying.includes(aim.piece)) note("places", line, move, aim.piece)
    if (aim.place && !(places[aim.place]?.w > 0 && places[aim.place].path))
      note("places", line, move, aim.place)
    if (bare !== ["skip", "done"].includes(kind) || (!bare && aims.has(JSON.stringify(aim))))
      note("aims", line, move, aim)
    if (!bare && board.compose(view, seat, aim, [kind]) !== move)
      note("composed", line, move, board.compose(view, seat, aim, [kind]))
    aims.set(JSON.stringify(aim), move)
    told(board.verb(view, seat, { text: move, kind, parts }))
  }
}

/** Check the drawings of moves, legal and refused. */
function tried({ view, seat, moves, items, refused }) {
  for (const move of moves.filter((_, i) => i % 7 === 0)) {
    const [kind, ...parts] = move.split(" ")
    const { place, piece } = board.aim(view, seat, { kind, parts })
    const drawn = check(
      board.ghost(view, seat, { kind, parts }, { items: items[seat], then: items[seat] }),
      move,
    )
    if (place && !/<(use|path)/.test(drawn)) note("empty", move)
    if (piece) known(piece)
    if (place) [place, `at ${place}`].forEach((name) => told(board.explain(name)))
  }
  for (const { move, why } of refused) {
    const [kind, ...parts] = move.split(" ")
    const meant = { kind, parts }
    check(
      board.denied(
        view,
        seat,
        { aim: board.aim(view, seat, meant), why, move: meant },
        { items: items[seat] },
      ),
      move,
    )
  }
}

/** Check that a tile outlines the districts of skyscrapers that it would enlarge. */
function enlarged({ view, seat, foreseen, line }) {
  for (const { move, after, grown } of foreseen) {
    const [kind, ...parts] = move.split(" ")
    const drawn = check(board.ghost(view, seat, { kind, parts }, { after }), move)
    if (all(/class="(nv-over nv-fact)"/g, drawn).length !== grown) note("grown", line, move)
  }
}

/** Check that pointing anywhere, with any piece or none, gives a move, a reason or nothing. */
function pointed({ view, seat, moves, line }) {
  const kinds = [...new Set(moves.map((move) => move.split(" ")[0]))]
  const places = [undefined, ...Object.keys(board.places(view, seat))]
  const words = [
    undefined,
    ...board.table(view, seat).flatMap(({ pieces }) => pieces.map(({ word }) => word)),
  ]
  for (const piece of words) {
    for (const place of places) {
      const meant = board.compose(view, seat, { piece, place }, kinds)
      if (meant?.id) told(meant)
      else if (meant !== null && (typeof meant !== "string" || /undefined|NaN/.test(meant)))
        note("composed", line, piece, place, meant)
    }
  }
}

check(board.defs(), "defs")
snaps.forEach((snap, i) => {
  for (let seat = 0; seat < snap.view.seats; seat++) looked(snap, seat)
  beside(snap)
  if (snap.seat === null) return
  aimed(snap)
  tried(snap)
  enlarged(snap)
  if (i % 10 === 0) pointed(snap)
})

const refused = snaps.flatMap(({ refused }) => refused.map(({ why }) => why.id))
console.log(JSON.stringify({ ...wrong, views: snaps.length, refused, tips: board.tips }))
