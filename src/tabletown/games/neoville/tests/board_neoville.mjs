// Draws everything in a file of views (first argument) with the board of src/tabletown (second argument) and prints what is wrong, by kind.
import { readFileSync } from "node:fs"
import { register } from "node:module"
import { pathToFileURL } from "node:url"

const [, , file, home] = process.argv
const hook = `export const resolve = (name, context, next) => /^[/](web|games)[/]/.test(name)
  ? { url: ${JSON.stringify(pathToFileURL(home).href)} + name, format: "module", shortCircuit: true } : next(name, context)`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
const board = await import("/games/neoville/board.js")
const box = await import("/games/neoville/pieces.js")
const { snaps, pieces, messages } = JSON.parse(readFileSync(file, "utf8"))

/** A drawing as text. */
const text = node => {
  if (Array.isArray(node)) return node.map(text).join("")
  if (node === null || node === undefined || typeof node !== "object") return String(node)
  const { children = [], ...props } = node.props
  const given = Object.entries(props).filter(([name, value]) => !(["width", "height"].includes(name) && value === undefined))
  return `<${node.type}${given.map(([name, value]) => ` ${name}="${value}"`).join("")}>${text(children)}</${node.type}>`
}
const all = (pattern, drawing) => [...drawing.matchAll(pattern)].map(([, found]) => found)

const wrong = { unfinished: [], unknown: [], styled: [], ids: [], places: [], empty: [], words: [], pieces: [] }
const note = (kind, what) => { if (wrong[kind].length < 5) wrong[kind].push(what) }

const defs = text(board.defs()), ids = all(/ id="([^"]*)"/g, defs)
if (new Set(ids).size !== ids.length) note("ids", "twice in defs")
const check = (drawing, what) => {
  const drawn = text(drawing)
  const hole = drawn.search(/undefined|NaN|null|false|Infinity|\[object|href="#?"/)
  if (hole >= 0) note("unfinished", [what, drawn.slice(Math.max(hole - 60, 0), hole + 20)])
  const used = [...all(/ href="#([^"]*)"/g, drawn), ...all(/url\(#([^)]*)\)/g, drawn)]
  used.filter(id => !ids.includes(id)).forEach(id => note("unknown", [what, id]))
  if (/ href="(?!#)/.test(drawn)) note("unknown", [what, "an address"])
  if (/ style=/.test(drawn)) note("styled", what)
  if (/ id=/.test(drawn) && what !== "defs") note("ids", what)
  return drawn
}
const told = message => {
  if (!messages.includes(message.id)) note("words", message.id)
  Object.values(message.args).filter(arg => arg?.id).forEach(told)
}
const known = word => { check(board.piece(word, { size: 40 }), word); told(board.explain(word)) }

check(board.defs(), "defs")
for (const { view, seat, line, items, moves } of snaps) {
  for (let other = 0; other < view.seats; other++) {
    const names = Object.keys(board.places(view, other))
    check(board.city(view, other, { items: items[other], marks: names }), line)
    check(board.city(view, other, { small: true }), line)
    for (const { at } of items[other].filter(({ at }) => at)) {
      if (!names.includes(`at ${at}`)) note("places", [line, at])
      check(board.sight(view, other, `at ${at}`), line)
    }
    for (const small of [false, true]) if (!board.box(view, other, { small }).every(Number.isFinite)) note("unfinished", [line, "box"])
  }
  board.table(view, seat).forEach(({ title, pieces }) => { told(title); pieces.forEach(({ word }) => known(word)) })
  board.steps(view, [...new Set(moves.map(move => move.split(" ")[0]))]).forEach(({ title }) => told(title))
  if (seat === null) continue
  const places = board.places(view, seat)
  const there = ({ name, pieces }) => pieces.filter(({ count }) => count !== 0).map(({ word }) => `${name} ${word}`)
  const lying = board.table(view, seat).flatMap(there)
  for (const [i, move] of moves.entries()) {
    const [kind, ...parts] = move.split(" "), place = { lay: parts[2], build: parts[1] }[kind]
    if (place && !(places[place]?.w > 0)) note("places", [line, move])
    const group = { lay: "hand", take: "market", build: box.isUtility(parts[0]) ? "utilities" : "skyscrapers" }[kind]
    if (group && !lying.includes(`${group} ${parts[0]}`)) note("places", [line, move, group])
    if (i % 7) continue
    const drawn = check(board.ghost(view, seat, { kind, parts }, { items: items[seat], then: items[seat] }), move)
    if (place && !/<(use|path)/.test(drawn)) note("empty", move)
    if (parts.length) known(parts[0])
    if (place) told(board.explain(place)), told(board.explain(`at ${place}`))
  }
}

const same = (name, ours) => { if (JSON.stringify(ours) !== JSON.stringify(pieces[name])) note("pieces", name) }
same("tiles", box.TILES), same("structures", box.STRUCTURES), same("utilities", box.UTILITIES)
same("pile", box.PILE), same("corners", box.CORNER_NAMES)
same("turned", box.TILES.map(tile => [0, 1, 2, 3].map(turn => box.squaresOfTile(tile, turn).map(({ terrain, mark }) => terrain + mark))))
console.log(JSON.stringify({ ...wrong, views: snaps.length }))
