// Read score sheets from the input as the page does, change and draw them, and print the results.
import { readFileSync } from "node:fs"
import { boardOf, partsOf, read, sizeOf, wholeOf, withSeat, withSquare, write } from "/web/score/lines.js"
import { typedWord } from "/web/score/typing.js"
import { all, written } from "./drawing.mjs"

/** Empty a sheet, then write every square again, the last first. */
function refilled(sheet, lines) {
  const { form, shared } = sheet
  const parts = shared ? [wholeOf(lines)] : partsOf(lines)
  const boards = parts.map((part) => boardOf(lines, part, form, sizeOf(sheet, lines, part)))
  const squares = boards
    .flatMap((board, i) => board.flatMap((row, r) => row.map((word, c) => [parts[i], r, c, word])))
    .reverse()
  const emptied = squares.reduce((now, [part, r, c]) => withSquare(now, part, form, r, c, form.empty), lines)
  return write(
    squares.reduce((now, [part, r, c, word]) => withSquare(now, part, form, r, c, word), emptied),
    form,
  )
}

/** Return everything that tapping a square again and again can leave on it. */
function tapped(sheet, lines) {
  const seen = new Set([sheet.form.empty])
  const brushes = sheet
    .groups(lines)
    .flatMap((group) => group.brushes)
    .filter(({ joins }) => !joins)
  for (const word of seen)
    for (const brush of brushes)
      for (const [x, y] of [
        [0.2, 0.2],
        [0.8, 0.2],
        [0.8, 0.8],
        [0.2, 0.8],
      ]) {
        const left = sheet.tapped(word, brush, x, y)
        if (typeof left === "string") seen.add(left)
      }
  return [...seen]
}

/** Does a word come out otherwise when it is typed, whatever stood there, without minding capitals? */
const mistyped = ({ form, words, begun }, word) =>
  [form.empty, words.at(-1)].some((before) => typedWord(words, before, word.toLowerCase(), begun) !== word)

function drawing(sheet, board, lines, scored) {
  const view = sheet.view(lines, scored)
  const seats = sheet.shared ? [null] : partsOf(lines).map((_, seat) => seat)
  const city = (seat) =>
    written(board.city(view, seat, { items: scored?.seats[seat ?? 0].items ?? [] })) +
    board.box(view, seat ?? 0, {})
  const brushes = sheet
    .groups(lines)
    .flatMap((group) => group.brushes)
    .map(({ word }) => written(sheet.picture(word, 34)))
  const items = (scored?.seats ?? []).flatMap(({ items }, seat) =>
    items.map((item) => written(sheet.pictureOf(item, lines, seat))),
  )
  return [...seats.map(city), ...brushes, ...items].join("")
}

const idsIn = (message) =>
  message?.id ? [message.id, ...Object.values(message.args ?? {}).flatMap(idsIn)] : []

async function told({ game, text, scored }) {
  const [sheet, board] = await Promise.all(
    ["sheet", "board"].map((name) => import(`/games/${game}/board/${name}.js`)),
  )
  const lines = read(text)
  const { form } = sheet
  const parts = sheet.shared ? [wholeOf(lines)] : partsOf(lines)
  const boards = parts.map((part) => boardOf(lines, part, form, sizeOf(sheet, lines, part)))
  const drawn = drawing(sheet, board, lines, scored)
  const hole = drawn.search(/undefined|NaN|\[object|Infinity/)
  const names = sheet
    .groups(lines)
    .flatMap(({ title, brushes }) => [title, ...brushes.map(({ name }) => name)])
  return {
    written: write(lines, form),
    refilled: refilled(sheet, lines),
    tapped: tapped(sheet, lines),
    words: sheet.words,
    mistyped: [...sheet.words, ...(sheet.begun ? boards.flat(2) : [])].filter((word) =>
      mistyped(sheet, word),
    ),
    understood: boards.every((all) =>
      all.every((row, r) => row.every((word, c) => sheet.told(word) && sheet.drawn(all, r, c))),
    ),
    unfinished: hole < 0 ? "" : drawn.slice(Math.max(hole - 60, 0), hole + 20),
    bare: drawing(sheet, board, lines, null).length > 0,
    unknown: all(/(?:href="#|url\(#)([^")]*)/g, drawn).filter(
      (id) => !written(board.defs()).includes(`id="${id}"`),
    ),
    said: [...new Set([...boards.flat(2).map(sheet.told), ...names].flatMap(idsIn))],
    longer:
      sheet.shared || parts.length === form.most
        ? ""
        : write(withSeat(lines, form, "Somebody Else", sizeOf(sheet, lines)), form),
  }
}

console.log(JSON.stringify(await Promise.all(JSON.parse(readFileSync(0, "utf8")).map(told))))
