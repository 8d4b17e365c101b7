// Draws every view that it reads from stdin as JSON, and writes what is wrong and what was said. Nothing but Node is needed.
import { register } from "node:module"
import { readFileSync } from "node:fs"

const ROOT = new URL("../../../", import.meta.url).href  // what the server offers as / begins here
register("data:text/javascript," + encodeURIComponent(`
export const resolve = (name, context, next) => next(/^\\/(web|games)\\//.test(name) ? "${ROOT}" + name.slice(1) : name, context)
export const load = (url, context, next) => next(url, url.endsWith(".js") ? { ...context, format: "module" } : context)`))
const board = await import("/games/tangram_city/board.js")
const { laid } = await import("/games/tangram_city/laid.js")
const { BOARDS, LOOK_ALIKES, QUARTERS, WAYS, usualTurn } = await import("/games/tangram_city/shapes.js")

function drawn(node) {
  if (node === null || node === undefined || node === false || node === true) return ""
  if (Array.isArray(node)) return node.map(drawn).join("")
  if (typeof node !== "object") return String(node)
  const { children, ...props } = node.props
  if (typeof node.type !== "string") return drawn(children)
  return `<${node.type}${Object.entries(props).map(([name, value]) => ` ${name}="${value}"`).join("")}>${drawn(children)}</${node.type}>`
}

const wrong = new Set(), said = {}, seen = new Set()
const expect = (holds, what) => holds || wrong.add(what)
const DEFS = drawn(board.defs()), ALL_IDS = [...DEFS.matchAll(/ id="([^"]*)"/g)].map(match => match[1]), IDS = new Set(ALL_IDS)

function check(name, node) {
  const text = drawn(node)
  expect(text.length > 0, `${name} draws nothing`)
  const at = text.search(/undefined|NaN|null|false|\[object|Infinity|=""|style=/)
  expect(at < 0, `${name}: ${text.slice(at - 40, at + 20)}`)
  expect(!/ id=/.test(text), `${name} has an id of its own`)
  for (const [, id] of text.matchAll(/(?:href="#|url\(#)([^")]*)/g)) expect(IDS.has(id), `${name} uses ${id}, which is not among the defs`)
}
function say(message) {
  said[message.id] = Object.keys(message.args).sort()
  expect(message.rule === "" || /^§\d/.test(message.rule), `${message.id} rests on ${message.rule}`)
  Object.values(message.args).filter(arg => typeof arg === "object").forEach(say)
}
const explained = word => { say(board.explain(word)); check(word, board.piece(word, { size: 44 })) }

/** The places that the parts of a move name. */
const named = { place: ([, , , square]) => [square], fountain: ([square, half]) => [square, `${square} ${half}`], side: ([side]) => [side] }

function checkMove(view, seat, line, places) {
  const [kind, ...parts] = line.split(" "), move = { kind, parts }
  const wanted = [...(named[kind]?.(parts) ?? []), ...board.covers(move)]
  for (const name of wanted) expect(places[name], `${line}: ${name} is no place`)
  if (seen.has(line) && kind !== "side") return
  seen.add(line)
  check(line, board.ghost(view, seat, move))
  if (kind === "place") expect(usualTurn(parts[0], parts[1], +parts[2]) === +parts[2], `${line} names another turn than the usual one`)
  if (kind === "place") check(line, board.piece(parts[0], { turn: +parts[2], flip: parts[1] === "green" }))
  if (kind === "skip") check(line, board.piece(parts[0], { gone: true }))
}

/** Do the pieces cover what the view says is built? */
function covers(view, seat) {
  const quarters = [[], [], [], []]
  const cells = laid(view, seat).flatMap(one => one.cells)
  for (const [r, c, part] of cells) for (const quarter of QUARTERS[part]) quarters["NESW".indexOf(quarter)].push(8 * r + c)
  return JSON.stringify(quarters.map(q => q.sort((a, b) => a - b))) === JSON.stringify(view.built[seat])
}

function checkSeat(view, seat) {
  const places = board.places(view, seat), marks = Object.keys(places).filter(name => !seen.has(name))
  expect(covers(view, seat), `seat ${seat}: the drawing covers something else`)
  expect(board.box(view, seat).every(Number.isFinite), "box")
  for (const small of [false, true]) check("city", board.city(view, seat, { small }))
  if (marks.length) check("marks", board.city(view, seat, { marks }))
  for (const name of marks) seen.add(name), say(board.explain(name))
}

function checkTable(view, seat, kinds) {
  for (const group of board.table(view, seat)) {
    say(group.title)
    for (const { word } of group.pieces) explained(word)
  }
  const steps = board.steps(view, kinds)
  for (const { title } of steps) say(title)
  expect(steps.filter(step => step.now).length === (view.phase === 4 ? 0 : 1), `${steps.filter(step => step.now).length} steps are now`)
  expect(steps.some(step => step.may) === kinds.length > 0, "what may be done has no step")
}

for (const { view, seat, moves } of JSON.parse(readFileSync(0, "utf8"))) {
  for (let other = 0; other < view.seats; other++) checkSeat(view, other)
  checkTable(view, seat, [...new Set(moves.map(line => line.split(" ")[0]))])
  const places = seat === null ? {} : board.places(view, seat)
  for (const line of moves) checkMove(view, seat, line, places)
}
const WORDS = "fountain ne,card H,board 2 green,black,green,start,seat 5,round 4,planning,balance,balance 30 4,rating 3"
for (const word of WORDS.split(",")) explained(word)
expect(IDS.size === ALL_IDS.length, "ids are not unique")
check("defs", DEFS.replaceAll(/ id="[^"]*"/g, ""))
console.log(JSON.stringify({ wrong: [...wrong], said, ways: WAYS, boards: BOARDS, alike: [...LOOK_ALIKES].join("") }))
