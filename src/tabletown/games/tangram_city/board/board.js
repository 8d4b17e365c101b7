/**
 * Tangram City as it is seen: pure functions of the view that the server sends. No rule stands here: what counts (the largest
 * rectangles, the balance) comes with the view. A square is 40 units wide; a1 begins at 0 0.
 */
import { html } from "/web/lib/preact.js"
import { decorations } from "/games/tangram_city/board/decorations.js"

export { aim, asHeld, compose, prompt, verb } from "/games/tangram_city/board/aim.js"
export { city, scored } from "/games/tangram_city/board/city.js"
export { denied, ghost } from "/games/tangram_city/board/ghost.js"
export { piece } from "/games/tangram_city/board/pieces.js"
export { box, places, wordAt } from "/games/tangram_city/board/places.js"
export { note, rack, steps, table } from "/games/tangram_city/board/table.js"
export { nearest, targets } from "/games/tangram_city/board/targets.js"
export { tips } from "/games/tangram_city/board/tips.js"
export { explain } from "/games/tangram_city/board/words.js"

/** Roofs, trees, basins, hatching: drawn once a page, in a hidden svg. */
export const defs = () => html`<defs>${decorations()}</defs>`
