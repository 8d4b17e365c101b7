/**
 * Draw Tangram City from a view. No rules are here: the view brings the largest rectangles and the balance.
 * A square is 40 units wide; a1 begins at 0 0.
 */
import { html } from "../../../web/lib/preact.js"
import { decorations } from "./decorations.js"

export { aim, asHeld, compose, prompt, verb } from "./play.js"
export { city } from "./city.js"
export { denied, ghost } from "./ghost.js"
export { piece } from "./pieces.js"
export { box, places, scored, wordAt } from "./places.js"
export { rack, table } from "./table.js"
export { nearest, targets } from "./targets.js"
export { tips } from "./tips.js"
export { travels } from "./travels.js"
export { explain, note, steps } from "./words.js"

/** Roofs, trees, basins and hatching, which a page draws once in a hidden svg. */
export const defs = () => html`<defs>${decorations()}</defs>`

/** The end of a match, loaded when there is one. */
export const end = () => import("./end.js")

/** What a move sounds like, by its kind. Tiles are card, and fountains ring. */
export const sounds = { side: "card", place: "paper", fountain: "glass", open: "card" }
