// Project Skyline as one sees it: everything here is made from a view and knows no rule.
import { html } from "/web/lib/preact.js"
import { cardDefs } from "/games/project_skyline/board/cards.js"
import { pieceDefs } from "/games/project_skyline/board/pieces.js"
import { say } from "/web/board/messages.js"

export { city } from "/games/project_skyline/board/city.js"
export { ghost } from "/games/project_skyline/board/ghost.js"
export { piece } from "/games/project_skyline/board/piece.js"
export { box, places, wordAt } from "/games/project_skyline/board/places.js"
export { aim, compose, pieceAt, prompt, verb } from "/games/project_skyline/board/play.js"
export { denied, sight } from "/games/project_skyline/board/sight.js"
export { note, steps } from "/games/project_skyline/board/steps.js"
export { rack, table } from "/games/project_skyline/board/table.js"
export { targets } from "/games/project_skyline/board/targets.js"
export { tips } from "/games/project_skyline/board/tips.js"
export { explain } from "/games/project_skyline/board/words.js"

/** All seats play on one board. */
export const shared = true

/** With the rent map, or without. */
export const look = { rents: "on" }
/** @type {import("/web/board/contract.js").LookOffered[]} */
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

/** Symbols and patterns, once a page. */
export const defs = () => html`<defs>${pieceDefs()}${cardDefs()}</defs>`
