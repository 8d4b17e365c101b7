// Draw Cloud City from a view. No rules are here.
import { places } from "./places.js"

/**
 * How to draw a city. small: for the side column; iso: isometric, after `turn` quarter turns;
 * level: 0 river, 1 forest or 2 sand alone; marks: places to outline; items: the seat's score lines.
 * @typedef {{
 *   small?: boolean, bare?: boolean, iso?: boolean, turn?: number, level?: number, marks?: string[],
 *   items?: Item[]
 * }} Look
 */
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

/** The end of a match, loaded when there is one. */
export const end = () => import("./end.js")

/** What a move sounds like, by its kind. A tile is wood, and a bridge rises. */
export const sounds = { lay: "wood", walk: "walkway", take: "card", draw: "card" }
