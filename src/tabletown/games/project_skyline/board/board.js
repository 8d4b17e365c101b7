// Draw Project Skyline from a view. No rules are here.
import { html } from "../../../web/lib/preact.js"
import { cardDefs } from "./cards.js"
import { pieceDefs } from "./bodies.js"
import { say } from "../../../web/board/messages.js"

export { city } from "./city.js"
export { denied, ghost, sight } from "./ghost.js"
export { piece } from "./pieces.js"
export { box, places, wordAt } from "./places.js"
export { aim, compose, pictures, pieceAt, prompt, verb } from "./play.js"
export { travels } from "./travels.js"
export { rack, table } from "./table.js"
export { targets } from "./targets.js"
export { tips } from "./tips.js"
export { explain, note, steps } from "./words.js"

/** All seats play on one board. */
export const shared = true

/** The board can be looked at with the rent map or without. */
export const look = { rents: "on" }
/** @type {import("../../../web/board/contract.js").LookOffered[]} */
export const looks = [
  {
    name: "rents",
    title: say("look-rents", {}, "§3.5"),
    choices: [
      ["on", say("look-rents-on")],
      ["off", say("look-rents-off")],
    ],
  },
]

/** Return symbols and patterns, drawn once for the page. */
export const defs = () => html`<defs>${pieceDefs()}${cardDefs()}</defs>`

/** The end of a match, loaded when there is one. */
export const end = () => import("./end.js")

/** What a move sounds like, by its kind. */
export const sounds = {
  floor: "wood",
  build: "wood",
  tower: "stone",
  capture: "stone",
  join: "stone",
  roll: "dice",
  rolled: "dice",
  again: "dice",
  gift: "coins",
  tax: "coins",
  card: "card",
  pick: "card",
  swap: "card",
}
