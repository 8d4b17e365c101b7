/**
 * Tangram City as it is seen: pure functions of the view that the server sends. No rule stands here: what counts (the largest
 * rectangles, the balance) comes with the view. A square is 40 units wide; a1 begins at 0 0.
 */
import { html } from "/web/lib/preact.js"
import { furniture } from "/games/tangram_city/furniture.js"

export { city, ghost } from "/games/tangram_city/city.js"
export { piece } from "/games/tangram_city/pieces.js"
export { box, covers, places } from "/games/tangram_city/places.js"
export { usualTurn } from "/games/tangram_city/shapes.js"
export { steps, table } from "/games/tangram_city/table.js"
export { explain } from "/games/tangram_city/words.js"

/** Roofs, trees, basins, hatching: drawn once a page, in a hidden svg. */
export const defs = () => html`<defs>${furniture()}</defs>`
