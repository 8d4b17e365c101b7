// Draw Neoville from a view. No rules are here: the server says what is legal and what it scores.
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

/** Textures and pieces, which a page draws once in a hidden svg. */
export const defs = () => html`<defs>${textures()}${skyscrapers()}${tokens()}</defs>`

/** The end of a match, loaded when there is one. */
export const end = () => import("./end.js")

/** What a move sounds like, by its kind. Land is stone, and skyscrapers are glass. */
export const sounds = { lay: "stone", build: "glass", take: "card", draw: "card" }
