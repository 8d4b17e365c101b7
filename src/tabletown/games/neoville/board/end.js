// The end of a match: the sections of the score, and the piece that each line is about.
import { say } from "../../../web/board/messages.js"
import { TERRAINS } from "./facts.js"

/** @typedef {import("../../../web/board/contract.js").SectionKind} SectionKind */

/** @param {string} terrain @returns {SectionKind} */
const towersOn = (terrain) => ({
  rule: "§7.1",
  what: `skyscraper ${terrain}`,
  title: say("end-skyscrapers", { terrain }),
})

/** @type {SectionKind[]} */
export const sections = [
  { rule: "§7.1", title: say("group-skyscrapers"), parts: TERRAINS.map(towersOn) },
  { rule: "§7.2", title: say("kind-buses") },
  { rule: "§7.3", title: say("kind-windmills") },
  { rule: "§7.4", title: say("kind-biodomes") },
  { rule: "§7.5", title: say("end-most") },
]

/** @param {{what: string}} line */
export const wordOf = ({ what }) => what.split(" ").at(-1) ?? ""
