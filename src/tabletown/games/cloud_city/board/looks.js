// Ways to look at a city: one level alone, isometric or from above, from another side.
import { LETTERS } from "./facts.js"
import * as iso from "./iso.js"
import * as plan from "./plan.js"
import { say } from "../../../web/board/messages.js"

/** @typedef {import("./board.js").Look} Look */
/** @typedef {import("../../../web/board/contract.js").Choice} Choice */
/** @typedef {import("../../../web/board/contract.js").LookOffered} LookOffered */

/** @param {Look} look */
export const drawing = ({ iso: standing, small }) => (standing && !small ? iso : plan)

/** Phones show the city from above, where everything is large enough for a finger. @type {Look} */
export const look = { iso: !globalThis.matchMedia?.("(max-width: 600px)").matches, turn: 0, level: undefined }

/** @type {Choice[]} */
const LEVELS = [...LETTERS].map((letter, height) => [height, say(`look-${letter}`), letter])
/** @type {Choice[]} */
const SIDES = [0, 1, 2, 3].map((turn) => [turn, say("look-turn")])

/**
 * The looks to choose from; choices that form a circle share one button.
 * @type {LookOffered[]}
 */
export const looks = [
  { name: "level", title: say("look-level"), choices: [[undefined, say("look-all")], ...LEVELS] },
  {
    name: "iso",
    title: say("look-way"),
    choices: [
      [true, say("look-standing")],
      [false, say("look-plan")],
    ],
  },
  {
    name: "turn",
    title: say("look-turn"),
    choices: SIDES,
    circle: true,
    when: (chosen) => Boolean(chosen.iso),
  },
]
