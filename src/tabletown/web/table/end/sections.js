/** Group the lines of the final score into sections, and find what made the difference. */
import { ranked } from "../../headline.js"

/** @typedef {import("../../board/contract.js").SectionKind} SectionKind */
/** @typedef {import("../../server.js").ScoreItem} ScoreItem */
/** @typedef {import("../../words.js").Message} Message */
/**
 * One kind of points: the lines and the sum of every seat.
 * @typedef {{kind: SectionKind, lines: ScoreItem[][], sums: number[]}} Section
 */

const MOST = 3 // differences to tell

/**
 * The sections in the order in which they are told: first those that the game names, then one a §.
 * @param {ScoreItem[][]} seats the lines of every seat
 * @param {SectionKind[]} named
 * @returns {Section[]}
 */
export function sectionsOf(seats, named) {
  const all = [...named, ...unnamed(seats.flat(), named)]
  return all.map((kind) => gathered(seats, kind, all)).filter(({ lines }) => lines.flat().length)
}

/** Does a line belong to a kind? @param {ScoreItem} line @returns {(kind: SectionKind) => boolean} */
const fits =
  ({ rule, what }) =>
  (kind) =>
    kind.rule === rule && what.startsWith(kind.what ?? "")

/**
 * A kind for each § of the lines that the game does not name, called what their first line is.
 * @param {ScoreItem[]} lines
 * @param {SectionKind[]} named
 * @returns {SectionKind[]}
 */
function unnamed(lines, named) {
  const rest = lines.filter((line) => !named.some(fits(line)))
  return [...new Map(rest.map((line) => [line.rule, line])).keys()].sort(byNumber).map((rule) => {
    const { told } = /** @type {ScoreItem} */ (rest.find((line) => line.rule === rule))
    return { rule, title: told }
  })
}

/** §9.3 before §9.10. @param {string} one @param {string} other */
const byNumber = (one, other) => one.localeCompare(other, "en", { numeric: true })

/**
 * @param {ScoreItem[][]} seats
 * @param {SectionKind} kind
 * @param {SectionKind[]} all a line belongs to the first of them that fits
 * @returns {Section}
 */
function gathered(seats, kind, all) {
  const lines = seats.map((its) => its.filter((line) => all.find(fits(line)) === kind))
  return { kind, lines, sums: lines.map((its) => its.reduce((sum, { points }) => sum + points, 0)) }
}

/** What every seat has after some sections. @param {Section[]} sections @param {number} seats */
export const tallied = (sections, seats) =>
  Array.from({ length: seats }, (_, seat) => sections.reduce((sum, { sums }) => sum + sums[seat], 0))

// What made the difference

/** @typedef {{title: Message, line: ScoreItem, seat: number, points: number}} Difference seat: ahead by it */

/**
 * The largest differences between two seats, the largest first.
 * @param {ScoreItem[][]} seats
 * @param {SectionKind[]} named
 * @param {[number, number]} pair
 * @returns {Difference[]}
 */
export function differences(seats, named, [one, other]) {
  const parts = named.flatMap((kind) => kind.parts ?? [kind])
  return sectionsOf(seats, parts)
    .map((section) => difference(section, one, other))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST)
}

/** @param {Section} section @param {number} one @param {number} other @returns {Difference} */
function difference({ kind, lines, sums }, one, other) {
  const by = sums[one] - sums[other]
  const seat = by < 0 ? other : one
  return { title: kind.title, line: lines[seat][0] ?? lines.flat()[0], seat, points: Math.abs(by) }
}

/**
 * The two seats to compare: one's own and the best other, or for spectators the first and the second.
 * @param {{totals: number[], winners: number[]}} ending
 * @param {number | null} seat
 * @returns {[number, number] | null}
 */
export function compared(ending, seat) {
  const [first, second] = ranked(ending)
  if (second === undefined) return null
  if (seat === null) return [first, second]
  return seat === first ? [first, second] : [seat, first]
}
