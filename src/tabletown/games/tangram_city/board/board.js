/**
 * Tangram City as it is seen: pure functions of the view that the server sends. No rule stands here: what counts (the largest
 * rectangles, the balance) comes with the view. A square is 40 units wide; a1 begins at 0 0.
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
export { explain, note, steps } from "./words.js"

/** Roofs, trees, basins, hatching: drawn once a page, in a hidden svg. */
export const defs = () => html`<defs>${decorations()}</defs>`
