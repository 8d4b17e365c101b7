/**
 * Tangram City as it is seen: pure functions of the view that the server sends. No rule stands here: what counts (the largest
 * rectangles, the balance) comes with the view. A square is 40 units wide; a1 begins at 0 0.
 */
import { html } from "../../../web/lib/preact.js"
import { decorations } from "./decorations.js"

export { aim, asHeld, compose, prompt, verb } from "./aim.js"
export { city, scored } from "./city.js"
export { denied, ghost } from "./ghost.js"
export { piece } from "./pieces.js"
export { box, places, wordAt } from "./places.js"
export { note, rack, steps, table } from "./table.js"
export { nearest, targets } from "./targets.js"
export { tips } from "./tips.js"
export { explain } from "./words.js"

/** Roofs, trees, basins, hatching: drawn once a page, in a hidden svg. */
export const defs = () => html`<defs>${decorations()}</defs>`
