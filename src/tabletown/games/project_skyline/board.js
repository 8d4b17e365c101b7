// Project Skyline as one sees it: everything here is made from a view and knows no rule.
import { html } from "/web/lib/preact.js"
import { cardDefs } from "/games/project_skyline/cards.js"
import { pieceDefs } from "/games/project_skyline/pieces.js"
import { say } from "/games/project_skyline/words.js"

export { city } from "/games/project_skyline/city.js"
export { ghost } from "/games/project_skyline/ghost.js"
export { piece } from "/games/project_skyline/piece.js"
export { box, places, wordAt } from "/games/project_skyline/places.js"
export { aim, compose, pieceAt, prompt, verb } from "/games/project_skyline/play.js"
export { denied, sight } from "/games/project_skyline/sight.js"
export { note, steps } from "/games/project_skyline/steps.js"
export { rack, table } from "/games/project_skyline/table.js"
export { targets } from "/games/project_skyline/targets.js"
export { tips } from "/games/project_skyline/tips.js"
export { explain } from "/games/project_skyline/words.js"

/** All seats play on one board. */
export const shared = true

/** With the rent map, or without. */
export const look = { rents: "on" }
export const looks = [
  { name: "rents", title: say("look-rents", {}, "§3.5"), choices: [["on", say("look-rents-on")], ["off", say("look-rents-off")]] },
]

/** Symbols and patterns, once a page. */
export const defs = () => html`<defs>${pieceDefs()}${cardDefs()}</defs>`
