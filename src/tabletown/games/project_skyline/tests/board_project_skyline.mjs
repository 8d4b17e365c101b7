// Draw every view from the input, point at everything, legal or not, and print what is wrong, by kind,
// which messages were said, and which moves were meant.
import { readFileSync } from "node:fs"
import * as board from "/games/project_skyline/board/board.js"
import { roof } from "/games/project_skyline/board/bodies.js"
import { buildings, corner } from "/games/project_skyline/board/view.js"
import { all, written } from "../../../../../tests/js/drawing.mjs"

const wrong = { drawings: [], places: [], aims: [], composed: [], pieces: [], steps: [], tags: [] }
const said = {}
const meant = new Set()
const expect = (holds, kind, ...what) => {
  if (!holds && wrong[kind].length < 8) wrong[kind].push(what.join(" "))
}

// Drawings

const IDS = all(/ id="([^"]*)"/g, written(board.defs()))
const KNOWN = new Set(IDS)
const WRONG = /undefined|NaN|null|false|Infinity|\[object| style=| (?:href|d|x|y|width|height|viewBox)="#?"/
const WORDLESS = /^[+\d−×? ]{1,7}$|^[a-zA-Z]$/
const check = (node, ...what) => {
  const text = written(node)
  expect(!WRONG.test(text), "drawings", ...what, "has", WRONG.exec(text)?.[0])
  for (const id of all(/(?:href="|url\()#([^")]*)/g, text))
    expect(KNOWN.has(id), "drawings", ...what, "uses an unknown symbol", id)
  for (const words of all(/<text[^>]*>([^<]*)/g, text))
    expect(WORDLESS.test(words.trim()), "drawings", ...what, "words:", words)
  expect(what[0] === "defs" || !/ id="/.test(text), "drawings", ...what, "has an id of its own")
  return text
}

// Words

const say = ({ id, args, rule }) => {
  said[id] = Object.keys(args).sort()
  expect(rule === "" || /^§\d\.\d+$/.test(rule), "drawings", "no §:", id, rule)
  Object.values(args)
    .filter((value) => value?.id)
    .forEach(say)
}
const known = (word) => {
  check(board.piece(word, { size: 44 }), word)
  say(board.explain(word))
}
const split = (text) => {
  const [kind, ...parts] = text.split(" ")
  return { text, kind, parts }
}
const kindsOf = (moves) => [...new Set(moves.map((text) => split(text).kind))]

// The board as it stands

const LOOKS = [{}, { rents: "on" }, { rents: "off" }]

const checkPlaces = (view, seat) => {
  const places = board.places(view, seat)
  const [x, y, w, h] = board.box(view, seat)
  for (const [name, place] of Object.entries(places)) {
    const inside = place.x >= x && place.y >= y && place.x + place.w <= x + w && place.y + place.h <= y + h
    expect(
      place.w > 0 && place.h > 0 && /^M/.test(place.path) && (inside || name === "architect"),
      "places",
      name,
      JSON.stringify(place),
    )
    say(board.explain(name))
    const word = board.wordAt(view, seat, name)
    if (word) say(board.explain(word))
    check(board.sight(view, seat, name, {}), "sight of", name)
  }
  for (const look of LOOKS) check(board.city(view, seat, { ...look, marks: Object.keys(places) }), "board")
  check(board.city(view, null, { small: true, marks: ["a1 b2"] }), "small board")
}

/** Tags hide neither each other nor the letter on a roof. */
const checkTags = (view) => {
  const tags = [...written(board.city(view, null)).matchAll(TAG)].map(([, x, y]) => [Number(x), Number(y)])
  const letters = buildings(view).map(({ level, square }) => {
    const { x, y, w, d } = roof(level)
    const [left, above] = corner(square)
    return [left + x + w / 2, above + y + d / 2]
  })
  const groups = view.groups.filter(({ squares }) => squares.length > 1)
  expect(tags.length === groups.length, "tags", tags.length, "instead of", groups.length)
  tags.forEach(([x, y], i) => {
    const isNear = ([left, above], w, h) => Math.abs(left - x) < w && Math.abs(above - y) < h
    expect(!letters.some((letter) => isNear(letter, 25, 15)), "tags", "one hides a letter at", x, y)
    expect(!tags.some((other, n) => n !== i && isNear(other, 34, 16)), "tags", "two meet at", x, y)
  })
}
const TAG = /<g class="[^"]*" transform="translate\(([-\d.]+) ([-\d.]+)\)"><rect class="skyline-tag"/g

const checkTable = (view, seat) => {
  const words = new Set()
  for (const { name, title, pieces } of board.table(view, seat)) {
    say(title)
    if (seat !== null) say({ id: `tab-${name}`, args: {}, rule: "" })
    for (const { word, about } of pieces) {
      known(word)
      words.add(word)
      if (about) say(about)
    }
  }
  return words
}

const checkSteps = (view, seat, moves) => {
  const steps = board.steps(view, kindsOf(moves))
  const now = steps.filter((step) => step.now)
  ;(steps.forEach((step) => say(step.title)), say(board.note(view)))
  expect(now.length === (steps.length ? 1 : 0), "steps", "phase", view.phase, "is no step")
}

// What may be done

const checkAims = (view, seat, moves, words) => {
  const places = board.places(view, seat)
  const aims = new Set()
  const aimed = moves.map((text) => ({ ...split(text), aim: board.aim(view, seat, split(text)) }))
  for (const {
    text,
    aim: { piece, place },
    ...move
  } of aimed) {
    const bare = !piece && !place
    const prompt = board.prompt(view, kindsOf(moves), {})
    const aim = JSON.stringify({ piece, place })
    expect(bare === ["roll", "done"].includes(move.kind) && bare === !prompt, "aims", text, aim)
    expect(bare || !aims.has(aim), "aims", text, "points where another does:", aim)
    expect(bare || place in places, "places", text, place)
    expect(!piece || words.has(piece), "pieces", text, piece)
    const composed = bare ? text : board.compose(view, seat, { piece, place }, kindsOf(moves))
    expect(composed === text, "composed", text, "became", JSON.stringify(composed))
    ;(aims.add(aim), say(board.verb(view, seat, move)), prompt && say(prompt))
    if (piece) say(board.prompt(view, kindsOf(moves), { piece }))
    const ghosts = LOOKS.map((look) => check(board.ghost(view, seat, move, look), "ghost of", text))
    expect(bare || ghosts.every((ghost) => ghost.length > 60), "drawings", text, "has no ghost")
  }
  checkTargets(
    view,
    seat,
    aimed.filter(({ aim }) => aim.place),
  )
}

const checkTargets = (view, seat, moves) => {
  for (const look of LOOKS) {
    const lit = check(board.targets(view, seat, moves, look), "targets").match(/class="target"/g) ?? []
    expect(lit.length === moves.length, "places", moves.length, "targets, but", lit.length, "are lit")
  }
}

const checkMade = (view, seat, { text, after, next }) => {
  const known = { after, next: next.map(split) }
  for (const look of LOOKS)
    check(board.ghost(view, seat, split(text), { ...look, ...known }), text, "with what follows")
  const { place } = board.aim(after, seat, split(text))
  expect(!place || place in board.places(after, seat), "places", text, "happened nowhere:", place)
}

// What may not be done

const checkRefused = (view, seat, { text, why }) => {
  const move = split(text)
  check(board.denied(view, seat, { aim: board.aim(view, seat, move), why, move }, {}), "refusal of", text)
}

const checkPointed = (view, seat, moves, words) => {
  for (const piece of [undefined, ...words]) {
    for (const place of [undefined, ...Object.keys(board.places(view, seat))]) {
      const found = board.compose(view, seat, { piece, place }, kindsOf(moves))
      if (found?.id) say(found)
      else if (found !== null) meant.add(found)
    }
  }
}

// All positions

const checkPosition = ({ view, seat, moves, made, refused }) => {
  ;(checkPlaces(view, seat), checkTags(view), checkTable(view, null), checkSteps(view, seat, moves))
  const words = checkTable(view, seat)
  if (!moves.length) return
  checkAims(view, seat, moves, words)
  refused.forEach((one) => checkRefused(view, seat, one))
  if (made) checkMade(view, seat, made)
  checkPointed(view, seat, moves, words)
}

check(board.defs(), "defs")
expect(new Set(IDS).size === IDS.length, "drawings", "an id stands twice in defs")
board.looks.forEach(({ title, choices }) => {
  say(title)
  choices.forEach(([, label]) => say(label))
})
for (const word of ["architect", "y3", "gT", "b2", "borrowed", "seat-3"]) known(word)
JSON.parse(readFileSync(0, "utf8")).forEach(checkPosition)
console.log(JSON.stringify({ wrong, said, meant: [...meant], tips: board.tips }))
