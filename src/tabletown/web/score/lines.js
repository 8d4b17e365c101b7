/** A score sheet as lines of words. A change touches one word or line; comments and unknown words stay. */

import { GAME, HOLE, NOTE, SEAT } from "./facts.js"

/** @typedef {{words: string[], note: string}} Line note: a comment, with its mark */
/** @typedef {{name: string, from: number, to: number}} Part the lines of a seat; `to` comes after the last */
/**
 * How a game writes its sheet, as its sheet.py says.
 * @typedef {object} Form
 * @property {number} fewest seats of a sheet
 * @property {number} most
 * @property {number[]} size of a new board: rows, and squares in a row
 * @property {string[]} keywords the first words of lines that are not rows of a board
 * @property {string} head the keyword of the line before a board
 * @property {string} empty what a square holds at the start
 * @property {number} narrowest the least width of a column
 * @property {string[]} [before] the lines of a new seat before its board
 * @property {string[]} [start] the lines of a new sheet, if all seats share one board
 */
/** @typedef {{line: number, word: number}} Place both from 0 */

const ENDS = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/

// Reading

/** @param {string} text @returns {Line[]} */
export const read = (text) =>
  text
    .replace(/^\ufeff/, "")
    .replace(/\s+$/, "")
    .split(ENDS)
    .map(lineOf)

/** @param {string} text @returns {Line} */
function lineOf(text) {
  const [before] = text.split(NOTE)
  return { words: wordsIn(before), note: text.slice(before.length) }
}

/** The words of a text without comments. @param {string} text */
export const wordsIn = (text) => text.replaceAll(NOTE, " ").split(/\s+/).filter(Boolean)

/** The seats of a sheet. @param {Line[]} lines @returns {Part[]} */
export function partsOf(lines) {
  const heads = lines.flatMap(({ words }, i) => (words[0] === SEAT ? [i] : []))
  return heads.map((from, i) => ({
    name: lines[from].words.slice(1).join(" "),
    from,
    to: heads[i + 1] ?? lines.length,
  }))
}

/** All lines as one part, for a board that all seats share. @param {Line[]} lines @returns {Part} */
export const wholeOf = (lines) => ({ name: "", from: 0, to: lines.length })

/** The lines that are rows of a part's board. @param {Line[]} lines @param {Part} part @param {Form} form */
export const rowsOf = (lines, { from, to }, { keywords }) =>
  range(from, to).filter((i) => lines[i].words.length && !keywords.includes(lines[i].words[0]))

/**
 * The first line of a part that begins with a word, or -1.
 * @param {Line[]} lines
 * @param {Part} part
 * @param {string} word
 */
export const lineWith = (lines, { from, to }, word) =>
  range(from, to).find((i) => lines[i].words[0] === word) ?? -1

/** All lines of a part with this first word. @param {Line[]} lines @param {Part} part @param {string} word */
export const linesWith = (lines, { from, to }, word) =>
  range(from, to).filter((i) => lines[i].words[0] === word)

/** @typedef {{form: Form, size?: (lines: Line[], part?: Part) => number[]}} Sized */

/** The size of a board, or of a new one. @param {Sized} sheet @param {Line[]} lines @param {Part} [part] */
export const sizeOf = ({ form, size }, lines, part) => size?.(lines, part) ?? form.size

/**
 * The squares of a board of this size; those not yet written are empty.
 * @param {Line[]} lines
 * @param {Part} part
 * @param {Form} form
 * @param {number[]} size
 * @returns {string[][]}
 */
export function boardOf(lines, part, form, [high, wide]) {
  const rows = rowsOf(lines, part, form)
  return range(0, high).map((r) => range(0, wide).map((c) => lines[rows[r]]?.words[c] ?? form.empty))
}

/**
 * Return the place of a line and column that the server counts from 1.
 * @param {string} text
 * @param {number} line
 * @param {number} column
 * @returns {Place}
 */
export function placeOf(text, line, column) {
  const words = [...(text.split(ENDS)[line - 1] ?? "").matchAll(/\S+/g)]
  return { line: line - 1, word: words.findIndex(({ index }) => index === column - 1) }
}

// Changing

/** @param {Line[]} lines @param {number} at @param {string[]} words */
export const withWords = (lines, at, words) => lines.map((line, i) => (i === at ? { ...line, words } : line))

/** @param {Line[]} lines @param {number} at @param {string[][]} added the words of each line */
export const withLines = (lines, at, ...added) => [
  ...lines.slice(0, at),
  ...added.map((words) => ({ words, note: "" })),
  ...lines.slice(at),
]

/** @param {Line[]} lines @param {number[]} gone */
export const withoutLines = (lines, gone) => lines.filter((_, i) => !gone.includes(i))

/**
 * Write one square, and before it all rows and squares that are not written yet.
 * @param {Line[]} lines
 * @param {Part} part
 * @param {Form} form
 * @param {number} r
 * @param {number} c
 * @param {string} word
 * @returns {Line[]}
 */
export function withSquare(lines, part, form, r, c, word) {
  const rows = rowsOf(lines, part, form)
  if (r >= rows.length) {
    const longer = withLines(lines, behind(lines, part, form), [form.empty])
    return withSquare(longer, { ...part, to: part.to + 1 }, form, r, c, word)
  }
  const { words } = lines[rows[r]]
  const squares = range(0, Math.max(words.length, c + 1)).map((i) => words[i] ?? form.empty)
  return withWords(lines, rows[r], squares.with(c, word))
}

/** Where the next row of a board belongs. @param {Line[]} lines @param {Part} part @param {Form} form */
const behind = (lines, part, form) =>
  Math.max(part.from, lineWith(lines, part, form.head), ...rowsOf(lines, part, form)) + 1

/**
 * Give a board another size.
 * @param {Line[]} lines
 * @param {Part} part
 * @param {Form} form
 * @param {number[]} size
 */
export function resized(lines, part, form, [high, wide]) {
  const rows = rowsOf(lines, part, form)
  const board = boardOf(lines, part, form, [high, wide])
  const fitted = board.reduce(
    (kept, words, r) => (r < rows.length ? withWords(kept, rows[r], words) : kept),
    lines,
  )
  const longer = withLines(fitted, behind(lines, part, form), ...board.slice(rows.length))
  return withoutLines(longer, rows.slice(high))
}

/** The line after the last words of a part. @param {Line[]} lines @param {Part} part */
export const endOf = (lines, { from, to }) =>
  Math.max(from, ...range(from, to).filter((i) => lines[i].words.length)) + 1

/**
 * Add a seat with an empty board.
 * @param {Line[]} lines
 * @param {Form} form
 * @param {string} name
 * @param {number[]} size
 */
export const withSeat = (lines, form, name, [high, wide]) =>
  withLines(
    lines,
    lines.length,
    [SEAT, name],
    ...(form.before ?? []).map(wordsIn),
    ...range(0, high).map(() => Array(wide).fill(form.empty)),
  )

/**
 * Start a sheet: two seats with empty boards, or what the game begins with.
 * @param {string} game
 * @param {Form} form
 * @param {(seat: number) => string} nameOf
 */
export function blank(game, form, nameOf) {
  const head = [{ words: [GAME, game], note: "" }]
  if (form.start) return withLines(head, 1, ...form.start.map(wordsIn))
  return [0, 1].reduce((lines, seat) => withSeat(lines, form, nameOf(seat), form.size), head)
}

// Lines with a pattern such as `ruin DEBTOR owes RENT to CREDITOR`: capitals are slots

/** @param {string} name */
const isSlot = (name) => name === name.toUpperCase()

/** The first word of such a line. @param {string} pattern */
export const keywordOf = (pattern) => wordsIn(pattern)[0]

/** What stands in the slots of a line, as far as it goes. @param {string[]} words @param {string} pattern */
export const slotsOf = (words, pattern) =>
  wordsIn(pattern).flatMap((name, i) => (isSlot(name) ? [words[i] ?? ""] : []))

/** The words of a line with these slots. @param {string} pattern @param {string[]} slots */
export const filled = (pattern, ...slots) =>
  wordsIn(pattern).map((name) => (isSlot(name) ? (slots.shift() ?? HOLE) : name))

// Writing

/** Write lines as text, the rows of a board in columns. @param {Line[]} lines @param {Form} form */
export function write(lines, form) {
  const rows = new Set(rowsOf(lines, wholeOf(lines), form))
  const widths = lines.map((_, i) => (rows.has(i) ? columnsAround(lines, rows, i, form) : 0))
  return lines.map((line, i) => written(line, widths[i])).join("\n") + "\n"
}

/** @param {Line} line @param {number} wide of its columns; 0 puts one space between words */
function written({ words, note }, wide) {
  const padded = words.map((word) => word.padEnd(wide))
  const text = wide ? padded.join("").trimEnd() : words.join(" ")
  return text && note ? `${text} ${note}` : text + note
}

/**
 * The width of the columns of the board that a row belongs to.
 * @param {Line[]} lines
 * @param {Set<number>} rows
 * @param {number} i
 * @param {Form} form
 */
function columnsAround(lines, rows, i, { narrowest }) {
  const board = [...runFrom(rows, i, -1), ...runFrom(rows, i, 1)]
  return Math.max(narrowest, ...board.flatMap((row) => lines[row].words.map((word) => word.length + 1)))
}

/**
 * The unbroken run of rows from one of them on.
 * @param {Set<number>} rows
 * @param {number} i
 * @param {number} step -1 or 1
 * @returns {number[]}
 */
const runFrom = (rows, i, step) => (rows.has(i) ? [i, ...runFrom(rows, i + step, step)] : [])

/** The name of a square, such as c4: its column and its row. @param {number} r @param {number} c */
export const squareName = (r, c) => `${String.fromCharCode(97 + c)}${r + 1}`

/** @param {number} from @param {number} to */
export const range = (from, to) => Array.from({ length: Math.max(to - from, 0) }, (_, i) => from + i)
