// The end of a match: the sections of the score, the money over time, and who paid rent to whom.
import { say } from "../../../web/board/messages.js"
import { COLOURS } from "./facts.js"

/** @typedef {import("../../../web/board/contract.js").Chart} Chart */
/** @typedef {import("../../../web/board/contract.js").Played} Played */
/** @typedef {import("../../../web/board/contract.js").SectionKind} SectionKind */
/** @typedef {{payer: number, seat: number, rent: number}} Rent seats are counted from 1 */

/** @type {SectionKind[]} */
export const sections = [
  { rule: "§7.3", title: say("line-cash") },
  { rule: "§7.4", title: say("line-premium") },
  { rule: "§7.5", title: say("end-ruin") },
]

/** @param {{what: string}} line @param {number} seat */
export const wordOf = ({ what }, seat) => (what === "premium" ? `${COLOURS[seat]}T` : "cash")

/** What the curve of totals is called. */
export const course = say("end-money")

/** @param {Played} played @returns {Chart[]} */
export const charts = ({ seats, events }) => {
  const rents = rentsIn(events)
  const sums = (/** @type {"payer" | "seat"} */ who) =>
    seats.map((_, seat) =>
      rents.filter((rent) => rent[who] === seat + 1).reduce((sum, { rent }) => sum + rent, 0),
    )
  return [
    {
      title: say("end-rents"),
      groups: [
        { title: say("end-received"), values: sums("seat") },
        { title: say("end-paid"), values: sums("payer") },
      ],
    },
  ]
}

/** What was paid, as the events tell it; a ruin is settled in the score. @param {Played["events"]} events */
const rentsIn = (events) =>
  events
    .map(({ told }) => told.args?.paid)
    .filter((paid) => paid?.id === "paid-rent")
    .map(({ args }) => /** @type {Rent} */ (args))
