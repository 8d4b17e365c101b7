/**
 * A score sheet as lines of words. Whoever changes something changes one word or one line; comments, and what nobody understands, stay
 * as they were written.
 */

/** @typedef {{words: string[], note: string}} Line note: a comment, with its # */
/** @typedef {{name: string, from: number, to: number}} Part the lines of one seat, its line `seat NAME` first; `to` just beyond */
/**
 * How a game writes: what begins lines that are no rows of a board; behind which of them the rows come, if not behind the name of a seat;
 * what stands on a square at the start; how wide a column is at least; which lines a new seat has before its board.
 * @typedef {{keywords: string[], head?: string, empty: string, narrowest: number, before?: string[][]}} Form
 */
/** @typedef {{line: number, word: number}} Place both from 0 */

export const HOLE = "?" // what is not filled in yet
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
const lineOf = (text) => ({
  words: text.split("#")[0].split(/\s+/).filter(Boolean),
  note: text.slice(text.split("#")[0].length),
})

/** The seats of a sheet. @param {Line[]} lines @returns {Part[]} */
export function partsOf(lines) {
  const heads = lines.flatMap(({ words }, i) => (words[0] === "seat" ? [i] : []))
  return heads.map((from, i) => ({
    name: lines[from].words.slice(1).join(" "),
    from,
    to: heads[i + 1] ?? lines.length,
  }))
}

/** Everything is about everybody. @param {Line[]} lines @returns {Part} */
export const wholeOf = (lines) => ({ name: "", from: 0, to: lines.length })

/** The rows of the board of a part, by their lines. @param {Line[]} lines @param {Part} part @param {Form} form */
export const rowsOf = (lines, { from, to }, { keywords }) =>
  range(from, to).filter(
    (i) => lines[i].words.length && !["game", "seat", ...keywords].includes(lines[i].words[0]),
  )

/** The first line of a part that begins with a word, or -1. @param {Line[]} lines @param {Part} part @param {string} word */
export const lineWith = (lines, { from, to }, word) =>
  range(from, to).find((i) => lines[i].words[0] === word) ?? -1

/** All of them. @param {Line[]} lines @param {Part} part @param {string} word */
export const linesWith = (lines, { from, to }, word) =>
  range(from, to).filter((i) => lines[i].words[0] === word)

/** The squares of a board, as many as it should have.
 * @param {Line[]} lines @param {Part} part @param {Form} form @param {number[]} size @returns {string[][]} */
export function boardOf(lines, part, form, [high, wide]) {
  const rows = rowsOf(lines, part, form)
  return range(0, high).map((r) => range(0, wide).map((c) => lines[rows[r]]?.words[c] ?? form.empty))
}

/** Where a line and a column of the server's lie. @param {string} text @param {number} line @param {number} column @returns {Place} */
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

/** One square anew; rows and squares that were never written are written now.
 * @param {Line[]} lines @param {Part} part @param {Form} form @param {number} r @param {number} c @param {string} word @returns {Line[]} */
export function withSquare(lines, part, form, r, c, word) {
  const rows = rowsOf(lines, part, form)
  const longer = { ...part, to: part.to + 1 }
  if (r >= rows.length)
    return withSquare(withLines(lines, behind(lines, part, form), [form.empty]), longer, form, r, c, word)
  const { words } = lines[rows[r]]
  const wide = Math.max(words.length, c + 1)
  return withWords(
    lines,
    rows[r],
    range(0, wide).map((i) => (i === c ? word : (words[i] ?? form.empty))),
  )
}

/** Where the next row of a board belongs. @param {Line[]} lines @param {Part} part @param {Form} form */
const behind = (lines, part, form) =>
  Math.max(part.from, lineWith(lines, part, form.head ?? "seat"), ...rowsOf(lines, part, form)) + 1

/** The same board with other measures. @param {Line[]} lines @param {Part} part @param {Form} form @param {number[]} size */
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

/** The end of what is said of a seat. @param {Line[]} lines @param {Part} part */
export const endOf = (lines, { from, to }) =>
  Math.max(from, ...range(from, to).filter((i) => lines[i].words.length)) + 1

/** One seat more, its board still empty. @param {Line[]} lines @param {Form} form @param {string} name @param {number[]} size */
export const withSeat = (lines, form, name, [high, wide]) =>
  withLines(
    lines,
    lines.length,
    ["seat", name],
    ...(form.before ?? []),
    ...range(0, high).map(() => Array(wide).fill(form.empty)),
  )

// Writing

/** Rows of one board stand in columns. @param {Line[]} lines @param {Form} form */
export function write(lines, form) {
  const rows = new Set(rowsOf(lines, wholeOf(lines), form))
  return (
    lines.map((line, i) => written(line, rows.has(i) ? columnsAround(lines, rows, i, form) : 0)).join("\n") +
    "\n"
  )
}

/** @param {Line} line @param {number} wide 0: words with a space between */
function written({ words, note }, wide) {
  const text = wide
    ? words
        .map((word) => word.padEnd(wide))
        .join("")
        .trimEnd()
    : words.join(" ")
  return text && note ? `${text} ${note}` : text + note
}

/** How wide the columns are of the board to which a row belongs.
 * @param {Line[]} lines @param {Set<number>} rows @param {number} i @param {Form} form */
function columnsAround(lines, rows, i, { narrowest }) {
  const board = [...upwards(rows, i, -1), ...upwards(rows, i, 1)]
  return Math.max(narrowest, ...board.flatMap((row) => lines[row].words.map((word) => word.length + 1)))
}

/** Rows one after another, from one of them on. @param {Set<number>} rows @param {number} i @param {number} step @returns {number[]} */
const upwards = (rows, i, step) => (rows.has(i) ? [i, ...upwards(rows, i + step, step)] : [])

/** A square by its column and row, as sheets name it. @param {number} r @param {number} c */
export const squareName = (r, c) => `${String.fromCharCode(97 + c)}${r + 1}`

/** @param {number} from @param {number} to */
export const range = (from, to) => Array.from({ length: Math.max(to - from, 0) }, (_, i) => from + i)
