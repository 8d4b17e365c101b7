/** Parse the Markdown of a rulebook into chapters, paragraphs, blocks and lines. */

/**
 * A rule is the number of a §, without the sign. The text before the first § of a chapter is a paragraph
 * with neither rule nor title. The name of a chapter is the same in every language.
 * @typedef {"plain" | "strong" | "em" | "code" | "rule" | "piece"} Style rule: a § that the text mentions
 * @typedef {{kind: Style, text: string, piece?: string}} Word some words in one style, or a piece by name
 * @typedef {Word[]} Line
 * @typedef {{kind: "text" | "signpost" | "example", line: Line} | List | Table | Pictures} Block
 * @typedef {{kind: "list", items: Line[]}} List
 * @typedef {{kind: "pictures", pictures: Picture[]}} Pictures side by side
 * @typedef {{name: string, caption: Line}} Picture an illustration of the game
 * @typedef {{kind: "table", head: Line[], rows: Line[][]}} Table
 * @typedef {{rule: string, title: Line, blocks: Block[]}} Paragraph
 * @typedef {{name: string, rule: string, title: Line, paragraphs: Paragraph[]}} Chapter
 * @typedef {{title: string, opening: Block[], chapters: Chapter[], pictured: boolean}} Rulebook
 */

/** @param {string} markdown @returns {Rulebook} */
export function read(markdown) {
  const [[title, ...opening], ...chapters] = cutBefore("## ", pieces(markdown))
  return {
    title: title.replace("# ", ""),
    opening: opening.map(block),
    chapters: chapters.map(chapter),
    pictured: /\]\((illustration|piece):/.test(markdown),
  }
}

/** Split at empty lines, and around headings and examples even without them. @param {string} markdown */
const pieces = (markdown) =>
  markdown
    .replace(/^#.*$|^\*(?!\*)/gm, (mark) => (mark === "*" ? "\n*" : `\n${mark}\n`))
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter(Boolean)

/** Cut pieces into runs, each of which begins with the mark. @param {string} mark @param {string[]} all */
function cutBefore(mark, all) {
  const starts = all.flatMap((piece, i) => (i === 0 || piece.startsWith(mark) ? [i] : []))
  return starts.map((start, i) => all.slice(start, starts[i + 1]))
}

/** @param {string[]} pieces @param {number} i @returns {Chapter} */
function chapter([head, ...rest], i) {
  const [, rule = "", title] = parts(/^## (?:§(\d+) )?(.+)$/, head)
  return {
    name: rule || `chapter-${i + 1}`,
    rule,
    title: words(title),
    paragraphs: cutBefore("**§", rest).map(paragraph),
  }
}

/** @param {string[]} pieces @returns {Paragraph} */
function paragraph([first, ...rest]) {
  const [, rule = "", title = "", text] = parts(/^(?:\*\*§([\d.]*\d)\s([^]+?)\.?\*\*)?([^]*)$/, first)
  return { rule, title: words(title), blocks: [text.trim(), ...rest].filter(Boolean).map(block) }
}

/** @param {RegExp} pattern one that always matches @param {string} text */
const parts = (pattern, text) => /** @type {RegExpExecArray} */ (pattern.exec(text))

/** @param {string} text @returns {Block} */
function block(text) {
  if (text.startsWith("|")) return table(text.split("\n"))
  if (/^!\[[^\]]+\]\(illustration:/.test(text)) return { kind: "pictures", pictures: pictures(text) }
  if (text.startsWith("- ")) return list(text.slice(2).split(/\n\s*- /))
  const kind = text.startsWith("**") ? "signpost" : text.startsWith("*") ? "example" : "text"
  return { kind, line: words(text) }
}

/** @param {string} text @returns {Picture[]} */
const pictures = (text) =>
  [...text.matchAll(/!\[([^\]]+)\]\(illustration:([\w-]+)\)/g)].map(([, caption, name]) => ({
    name,
    caption: words(caption),
  }))

/** @param {string[]} items @returns {List} */
const list = (items) => ({ kind: "list", items: items.map(words) })

/** @param {string[]} lines @returns {Table} */
function table(lines) {
  const written = lines.filter((line) => !/^[|:\s]*-[-|:\s]*$/.test(line))
  const [head, ...rows] = written.map((line) => line.trim().slice(1, -1).split("|").map(words))
  const fold = head.findIndex((_, column) => [head, ...rows].every((row) => !row[column]?.length))
  return fold < 0
    ? { kind: "table", head, rows }
    : { kind: "table", head: head.slice(0, fold), rows: unfolded(rows, fold) }
}

/**
 * Join the halves of a long table that is written in two, side by side, with an empty column between them.
 * @param {Line[][]} rows
 * @param {number} fold the empty column
 */
function unfolded(rows, fold) {
  const halves = [...rows.map((row) => row.slice(0, fold)), ...rows.map((row) => row.slice(fold + 1))]
  return halves.filter((row) => row.some((cell) => cell.length))
}

/** @type {Record<string, Word["kind"]>} */
const STYLES = { "**": "strong", "*": "em", "`": "code" }
const STYLED = /(!\[.+?\]\(piece:.+?\)|\*\*.+?\*\*|\*.+?\*|`.+?`|§\d+(?:\.\d+)?)/

/** @param {string} text @returns {Line} */
const words = (text) =>
  text
    .trim()
    .replace(/\s+/g, " ")
    .split(STYLED)
    .map((part, i) => (i % 2 ? styled(part) : plain(part)))
    .filter((word) => word.text)

/** @param {string} text @returns {Word} */
const plain = (text) => ({ kind: "plain", text })

/** @param {string} text @returns {Word} */
function styled(text) {
  const piece = /^!\[(.+)\]\(piece:(.+)\)$/.exec(text)
  if (piece) return { kind: "piece", text: piece[1], piece: piece[2] }
  const [, mark, inside] = parts(/^([*`]*)(.+?)[*`]*$/, text)
  return { kind: STYLES[mark] ?? "rule", text: inside }
}
