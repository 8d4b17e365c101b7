/** Search a rulebook for words, regardless of case and accents, or for a § by its number. */

/** @typedef {import("./rulebook.js").Rulebook} Rulebook */
/** @typedef {import("./rulebook.js").Line} Line */
/**
 * @typedef {{line: Line, name: string, heads: boolean}} Place
 * name: of the § or chapter, "" before the first; heads: is the line its title?
 */
/** @typedef {{line: Line, name: string, from: number, to: number}} Found from, to: characters of the line */
/** @typedef {Found & {number: number}} Hit numbered from 0 in reading order */

const SHORTEST = 2 // because a single letter is everywhere

/** @param {Rulebook} book @param {string} wanted @returns {Hit[]} */
export function search(book, wanted) {
  const text = fold(wanted.normalize().trim().replace(/\s+/g, " "))
  return found(book, text).map((hit, number) => ({ ...hit, number }))
}

/** @param {Rulebook} book @param {string} text @returns {Found[]} */
function found(book, text) {
  const rule = ruleIn(text)
  if (rule) return titlesOf(book, rule).map(whole)
  return text.length < SHORTEST ? [] : places(book).flatMap((place) => within(place, text))
}

/** @param {Rulebook} book @param {string} rule */
const titlesOf = (book, rule) =>
  places(book).filter(({ line, name, heads }) => heads && line.length && name === rule)

/** The number of a § that was typed as §7, § 7.2 or 7.2. @param {string} text */
const ruleIn = (text) => /^§ ?(\d+(?:\.\d+)?)\.?$|^(\d+\.\d+)$/.exec(text)?.slice(1).find(Boolean) ?? ""

/** @param {Place} place @returns {Found} */
const whole = ({ line, name }) => ({ line, name, from: 0, to: textOf(line).length })

/** @param {Place} place @param {string} wanted @returns {Found[]} */
function within({ line, name }, wanted) {
  const text = fold(textOf(line))
  const found = []
  for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + wanted.length)) {
    found.push({ line, name, from, to: from + wanted.length })
  }
  return found
}

/** @param {Line} line */
export const textOf = (line) => line.map(({ text }) => text).join("")

/** Remove case and accents, character by character, so that no place shifts. @param {string} text */
const fold = (text) =>
  text.replace(/[^]/g, (sign) => sign.toLowerCase().normalize("NFD")[0].replace("ł", "l"))

/** All lines in reading order. @param {Rulebook} book @returns {Place[]} */
const places = ({ opening, chapters }) => [
  ...under("", [], opening),
  ...chapters.flatMap(({ name, title, paragraphs }) => [
    ...under(name, title, []),
    ...paragraphs.flatMap((each) => under(each.rule || name, each.title, each.blocks)),
  ]),
]

/** @param {string} name @param {Line} title @param {import("./rulebook.js").Block[]} blocks */
const under = (name, title, blocks) =>
  [title, ...blocks.flatMap(linesOf)].map((line) => ({ line, name, heads: line === title }))

/** @param {import("./rulebook.js").Block} block @returns {Line[]} */
function linesOf(block) {
  if (block.kind === "list") return block.items
  if (block.kind === "pictures") return block.pictures.map(({ caption }) => caption)
  return block.kind === "table" ? [block.head, ...block.rows].flat() : [block.line]
}
