// Everything one sees of Neoville, drawn from a view. No rule is here: what is legal and what it is worth, the server says.
import { html } from "../../../web/lib/preact.js"
import { textures } from "./land.js"
import { skyscrapers } from "./skyscrapers.js"
import { tokens } from "./tokens.js"

export { city } from "./city.js"
export { denied, ghost, sight } from "./ghost.js"
export { piece } from "./pieces.js"
export { box, places, scored, wordAt } from "./places.js"
export { aim, asHeld, compose, verb } from "./play.js"
export { rack, table } from "./table.js"
export { tips } from "./tips.js"
export { explain, note, steps } from "./words.js"

/** Textures and pieces: drawn once a page, in a hidden svg. */
export const defs = () => html`<defs>${textures()}${skyscrapers()}${tokens()}</defs>`
