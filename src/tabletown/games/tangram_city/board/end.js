/** The end of a match: the sections of the score, and the rectangles round by round. */
import { say } from "../../../web/board/messages.js"
import { ROUNDS } from "./facts.js"

/** @typedef {import("../../../web/board/contract.js").Chart} Chart */
/** @typedef {import("../../../web/board/contract.js").SectionKind} SectionKind */

const NUMBERS = Array.from({ length: ROUNDS }, (_, i) => i + 1)

/** The rounds one by one; each bonus is a section by its own §. @type {SectionKind[]} */
export const sections = [
  ...NUMBERS.map((number) => ({
    rule: "§6.1",
    what: `round ${number}`,
    title: say("round-points", { number }),
  })),
  { rule: "§9.1", title: say("planning-bonus") },
  { rule: "§9.2", title: say("balance-bonus") },
  { rule: "§9.4", title: say("end-rating"), remark: true },
]

/** @param {{what: string, points: number}} line */
export const wordOf = ({ what, points }) => (what.startsWith("round") ? `${what} ${points}` : what)

/** @param {{seats: {what: string, points: number}[][]}} played @returns {Chart[]} */
export const charts = ({ seats }) => [
  {
    title: say("end-by-round"),
    groups: NUMBERS.map((number) => ({
      title: `${number}`,
      values: seats.map((lines) => lines.find(({ what }) => what === `round ${number}`)?.points ?? 0),
    })),
  },
]
