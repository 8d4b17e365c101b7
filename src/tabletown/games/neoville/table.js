// What lies open beside the cities, what every word means, and the steps of a turn.
import {
  CORNERS, KINDS, PILE, SKYSCRAPERS, STRUCTURES, TERRAINS, TILES, TYPES, UTILITIES, VALUES,
  isSkyscraper, isTile, isUtility, kindOf, squaresOfTile,
} from "/games/neoville/pieces.js"

/** @typedef {import("./plan.js").View} View */
/** @typedef {{id: string, args: Record<string, any>, rule?: string}} Message */
/** @typedef {{word: string, count?: number, place?: string, seen?: boolean, seat?: number}} Piece count 0: gone; seat: whose */
/** @typedef {{title: Message, name: string, pieces: Piece[]}} Group */

const HIDDEN = -9, NONE = -1
export const BACK = "?" // the word for a tile that this seat may not see

/** @param {string} id @param {Record<string, any>} args @returns {Message} */
const say = (id, args = {}, rule = "") => ({ id, args, rule })
/** @param {View} view */
const seatsOf = view => [...Array(view.seats).keys()]

// Groups

/** @param {View} view @param {number | null} seat @returns {Group[]} */
export const table = (view, seat) => [
  ...(seat === null ? [] : [group("hand", say("hand-title"), tiles(view.hand[seat]))]),
  group("market", say("market-title"), [...tiles(view.market), { word: BACK, count: pile(view), place: "draw", seen: false }]),
  ...TERRAINS.map((terrain, i) => group("skyscrapers", say("skyscrapers-of", { terrain }), skyscrapers(view, i))),
  ...KINDS.map((kind, i) => group("utilities", say(`kind-${kind}`), utilities(view, i))).filter(({ pieces }) => pieces.length),
  most(view, "parks", "p"), most(view, "sports", "s"),
]

/** @param {string} name @param {Message} title @param {Piece[]} pieces @returns {Group} */
const group = (name, title, pieces) => ({ title, name, pieces })

/** @param {number[]} row @returns {Piece[]} */
const tiles = row => row.filter(tile => tile !== NONE)
  .map(tile => (tile === HIDDEN ? { word: BACK, seen: false } : { word: TILES[tile], seen: true }))

/** How many tiles are in the pile: everybody can count them. @param {View} view */
const pile = view => seatsOf(view).reduce((left, seat) => left - view.held[seat] - view.laid[seat] + 1, PILE - tiles(view.market).length)

/** @param {View} view @param {number} terrain */
const skyscrapers = (view, terrain) => supply(view, SKYSCRAPERS, view.skyscraper)
  .slice(terrain * VALUES.length, (terrain + 1) * VALUES.length).filter(everThere)
/** @param {View} view @param {number} kind */
const utilities = (view, kind) => supply(view, Object.keys(UTILITIES), view.utility)
  .slice(kind * TYPES, (kind + 1) * TYPES).filter(everThere)

/** How many are left, and whether somebody has built one. @param {View} view @param {string[]} words @param {number[]} left */
const supply = (view, words, left) => {
  const built = new Set(view.built.flat().map(structure => STRUCTURES[structure]))
  return words.map((word, i) => ({ word, count: left[i], built: built.has(word) }))
}
/** @param {{count: number, built: boolean}} piece */
const everThere = ({ count, built }) => count > 0 || built

/** Who has how many of a mark. @param {View} view @param {string} what @param {string} mark */
const most = (view, what, mark) => group(`most-${what}`, say(`most-${what}`, {}, "§7.5"),
  seatsOf(view).map(seat => ({ word: what, seat, count: marksOf(view, seat, mark) })))

/** @param {View} view @param {number} seat @param {string} mark */
const marksOf = (view, seat, mark) => view.tile[seat].slice(0, view.laid[seat])
  .flatMap(tile => squaresOfTile(TILES[tile])).filter(square => square.mark === mark).length

// Words

const RULES = /** @type {Record<string, string>} */ ({ b: "§7.2", m: "§7.3", d: "§7.4" })
const OTHERS = /** @type {Record<string, Message>} */ ({
  [BACK]: say("explain-pile", {}, "§6.1"), draw: say("explain-pile", {}, "§6.1"),
  parks: say("explain-parks", {}, "§7.5"), sports: say("explain-sports", {}, "§7.5"),
})

/** What a piece or a place is. @param {string} word @returns {Message} */
export function explain(word) {
  if (isTile(word)) return tileTold(word)
  if (isSkyscraper(word)) return say("explain-skyscraper", { terrain: word[0], value: Number(word.slice(1)) }, "§7.1")
  if (isUtility(word)) return say(`explain-${word}`, {}, RULES[kindOf(word)])
  if (word in CORNERS) return say("explain-corner", {}, "§5.1")
  return OTHERS[word] ?? placeTold(word)
}

/** @param {string} name */
const placeTold = name => (name.startsWith("at ")
  ? say("explain-square", { square: name.slice(3) }, "§1.2") : say("explain-spot", { spot: name }, "§4.2"))

/** @param {string} tile */
const tileTold = tile => {
  const [a, b, c, d] = squaresOfTile(tile).map(({ terrain, mark }) => say("terrain-square", { terrain, mark: mark || "none" }))
  return say("explain-tile", { tile, a, b, c, d }, "§1.1")
}

// Steps

const STEPS = ["lay", "build", "draw"] // by the phase of the view

/** One may build or not; after the last tile one says done instead of drawing.
 * @param {View} view @param {string[]} kinds of the legal moves */
export function steps(view, kinds) {
  const left = view.tile[view.seat].length - view.laid[view.seat], last = kinds.includes("done") || left === (view.phase === 0 ? 1 : 0)
  const title = (/** @type {string} */ step) => say(last && step === "draw" ? "turn-done" : `turn-${step}`)
  return STEPS.map((step, i) => ({ title: title(step), now: view.phase === i, may: step === "build" }))
}
