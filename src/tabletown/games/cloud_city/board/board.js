// Cloud City as it is seen and played: everything here is made of a view, and no rule is known.
import { places } from "./places.js"

/** @typedef {{ small?: boolean, iso?: boolean, turn?: number, level?: number, marks?: string[], items?: Item[] }} Look
 *   small: for the side column; iso: as it stands, after `turn` quarters around it; level: 0 river, 1 forest, 2 sand alone;
 *   marks: places to ring; items: the seat's score lines */
/** @typedef {import("../../../web/board/contract.js").ScoreItem} Item */
/** @typedef {{ ground: unknown[], above: unknown[] }} Rings */
/** @typedef {import("../../../web/board/contract.js").Aimed} Aimed */

export { city } from "./city.js"
export { denied, ghost } from "./ghost.js"
export { look, looks } from "./looks.js"
export { defs, piece } from "./pieces.js"
export { box, nearest, places, wordAt } from "./places.js"
export { aim, compose, prompt, verb } from "./play.js"
export { rack, table } from "./table.js"
export { targets } from "./targets.js"
export { tips } from "./tips.js"
export { explain, note, steps } from "./words.js"
