// The end of a match: the sections of the score, and all walkways by their length.
import { say } from "../../../web/board/messages.js"
import { LEVELS, LONGEST } from "./facts.js"

/** @typedef {import("../../../web/board/contract.js").Chart} Chart */
/** @typedef {import("../../../web/board/contract.js").SectionKind} SectionKind */

/** Walkways level by level; each card is a section by its own §. @type {SectionKind[]} */
export const sections = LEVELS.map((what) => ({ rule: "§7.1", what, title: say(`end-${what}`) }))

/** @param {{what: string}} line */
export const wordOf = ({ what }) => what

const LENGTHS = Array.from({ length: LONGEST }, (_, i) => `${i + 1}`)

/** @param {{seats: {rule: string, what: string}[][]}} played @returns {Chart[]} */
export const charts = ({ seats }) => [
  {
    title: say("end-by-length"),
    groups: LENGTHS.map((title) => ({ title, values: seats.map((lines) => countOf(lines, title)) })),
  },
]

/** @param {{rule: string, what: string}[]} lines @param {string} length of the walkways that are counted */
const countOf = (lines, length) =>
  lines.filter(({ rule, what }) => rule === "§7.1" && what.endsWith(` ${length}`)).length
