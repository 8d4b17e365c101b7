// Read rulebooks from the input with the reader of a given folder, search them, and print what is found.
import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"

const folder = pathToFileURL(`${process.argv[2]}/`)
const [{ read }, { search, textOf }, { byLine, cutLine }] = await Promise.all(
  ["rulebook.js", "search.js", "marks.js"].map((name) => import(new URL(name, folder))),
)

const rules = ({ chapters }) =>
  chapters.flatMap(({ rule, paragraphs }) => [rule, ...paragraphs.map((each) => each.rule)]).filter(Boolean)

/** Return all lines of a tree. */
const linesIn = (node) => {
  if (Array.isArray(node) && node[0]?.text !== undefined) return [node]
  return node && typeof node === "object" ? Object.values(node).flatMap(linesIn) : []
}

const below = ({ rule, title }, rest) => [rule && `§${rule}`, textOf(title), ...rest]
const blocks = (all) => all.flatMap(linesIn).map(textOf)
const chapter = (each) =>
  below(
    each,
    each.paragraphs.flatMap((paragraph) => below(paragraph, blocks(paragraph.blocks))),
  )
const text = ({ title, opening, chapters }) =>
  [title, ...blocks(opening), ...chapters.flatMap(chapter)].join(" ")

function found(book, wanted) {
  const hits = search(book, wanted)
  const lines = byLine(hits)
  const cut = [...lines].map(([line, hits]) => [line, cutLine(line, hits)])
  const pieces = cut.flatMap(([, pieces]) => pieces)
  return {
    names: hits.map((hit) => hit.name),
    marked: hits.map((_, i) => textOf(pieces.filter(({ hit }) => hit === i))),
    whole: cut.every(([line, pieces]) => textOf(pieces) === textOf(line)),
  }
}

const told = ({ markdown, wanted }) => {
  const book = read(markdown)
  return {
    rules: rules(book),
    text: text(book),
    mentions: linesIn(book)
      .flat()
      .filter(({ kind }) => kind === "rule")
      .map((word) => word.text),
    book,
    found: wanted.map((each) => found(book, each)),
  }
}

console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(told)))
