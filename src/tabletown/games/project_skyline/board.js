// Project Skyline as one sees it: everything here is made from a view and knows no rule.
import { html } from "/web/lib/preact.js"
import { CARDS, cardDefs } from "/games/project_skyline/cards.js"
import { largeCity, ring, smallCity } from "/games/project_skyline/city.js"
import { pieceDefs, use } from "/games/project_skyline/pieces.js"
import {
  AGAIN, DRAWING, EDGE, GIFT, NONE, ONE, OVER, OWNERS, ROLLING, SIGNS, SPACES, SQUARES, STREET, TO_BUILD, TO_CAPTURE, TO_CORNER, TO_END,
  TO_FINISH, TO_FLOOR, TO_OBEY, TO_ROLL, TO_TOWER, TOWER, fieldName, isCentre, spacePlace, squareOf, standing,
} from "/games/project_skyline/plan.js"
import { fieldPlace, figurePlace, spaceName } from "/games/project_skyline/targets.js"

/** All seats play on one board. */
export const shared = true
export { ghost } from "/games/project_skyline/ghost.js"
export { placesOf, targets } from "/games/project_skyline/targets.js"

/**
 * @typedef {import("/games/project_skyline/plan.js").View} View
 * @typedef {import("/games/project_skyline/plan.js").Move} Move
 * @typedef {import("/games/project_skyline/plan.js").Place} Place
 * @typedef {{id: string, args: Record<string, unknown>, rule?: string}} Message
 * @typedef {{word: string, count?: number}} Piece
 * @typedef {{title: Message, name: string, seat?: number, pieces: Piece[]}} Pieces
 * @typedef {{title: Message, now: boolean, may: boolean, done: boolean}} Step
 */

/** @param {string} id @param {Record<string, unknown>} [args] @param {string} [rule] @returns {Message} */
const say = (id, args = {}, rule) => ({ id, args, rule })

// The board

/** Symbols and patterns, once a page. */
export const defs = () => html`<defs>${pieceDefs()}${cardDefs()}</defs>`

/** All seats share one board. @param {View} view @param {number | null} seat @returns {[number, number, number, number]} */
export const box = (view, seat) => [-STREET - 2, -STREET - 2, EDGE + 2 * STREET + 4, EDGE + 2 * STREET + 12]

/** The board as it stands; the street says what this seat would pay, or anybody if it is null. @param {View} view
 * @param {number | null} seat
 * @param {{small?: boolean, marks?: string[], level?: number}} [how] */
export const city = (view, seat, { small = false, marks = [] } = {}) => {
  const where = places(view, seat)
  return html`<g class=${`skyline ${small ? "skyline-small" : ""}`}>${small ? smallCity(view) : largeCity(view, seat)}
    ${marks.filter(name => name in where).map(name => ring(where[name]))}</g>`
}

/** Fields by name, corners by name, other spaces by number, figures by seat, and the architect. @param {View} view
 * @param {number | null} seat
 * @returns {Record<string, Place>} */
export const places = (view, seat) => Object.fromEntries([
  ...SQUARES.map(square => [fieldName(square), fieldPlace(square)]),
  ...SPACES.map(space => [spaceName(space.n), spacePlace(space)]),
  ...standing(view).map(other => [`seat-${other + 1}`, figurePlace(view, other)]),
  ...view.architect === NONE ? [] : [["architect", fieldPlace(view.architect)]],
])

// Pieces

/** @type {Record<string, number[]>} */
const EXTENTS = {
  seat: [0, 0, 24, 24], figure: [0, 0, 40, 52], architect: [0, 0, 40, 56], cash: [0, 0, 44, 50],
  white: [0, 0, 40, 42], black: [0, 0, 40, 42], building: [0, -26, 60, 86], card: [0, 0, 64, 87],
}

/** Which part of the plane a piece fills: all buildings the same, so that a tower is taller than a floor. @param {string} word */
const extent = word => /^[rgby][123T]$|^borrowed$/.test(word) ? EXTENTS.building : EXTENTS[word.split("-")[0]] ?? EXTENTS.card

/** Seats are numbers in moves and letters in drawings. @param {string} word */
const drawn = word => word.replace(/^(seat|figure)-([1-4])$/, (_, what, seat) => `${what}-${OWNERS[Number(seat) - 1]}`)

/** r1 r2 r3 rT …, borrowed, seat-1, figure-1, architect, cash, white-0 to black-6, a card by its name, card-back. @param {string} word
 * @param {{turn?: number, flip?: boolean, size?: number}} [how] size is the height */
export const piece = (word, { size = 56 } = {}) => {
  const [x, y, w, h] = extent(word), width = Math.round(size * w / h), building = y < 0
  return html`<svg class="piece" viewBox=${[x, y, w, h].join(" ")} width=${width} height=${size} aria-hidden="true">
    ${building ? use(drawn(word), 0, 0, 60, 60) : use(drawn(word), x, y, w, h)}</svg>`
}

/** The pieces that a move is about, for the log. @param {Move} move @param {number} seat who made it @returns {string[]} */
export const handled = ({ kind, parts }, seat) => {
  if (kind === "card") return parts
  if (kind === "rolled" || kind === "gift") return [`white-${parts[0]}`, `black-${parts[1]}`]
  if (kind === "again") return [`white-${parts[0]}`]
  if (kind === "push" || kind === "tax") return [`figure-${parts[0]}`]
  return { corner: [`figure-${seat + 1}`], tower: [`${OWNERS[seat]}T`], floor: [`${OWNERS[seat]}1`], build: ["architect"] }[kind] ?? []
}

// What lies beside the board

const FLOORS = 13, TOWERS = [0, 0, 7, 5, 5]

/** @param {View} view @param {number} seat */
const floorsUsed = (view, seat) => view.stands[seat].slice(ONE, TOWER)
  .reduce((sum, squares, level) => sum + squares.length * (level + 1), 0)

/** @param {View} view @param {number} seat @returns {Pieces} */
const supply = (view, seat) => {
  const owner = OWNERS[seat], used = floorsUsed(view, seat)
  const pieces = [
    { word: "cash", count: view.cash[seat] }, { word: `${owner}1`, count: Math.max(FLOORS - used, 0) },
    { word: `${owner}T`, count: TOWERS[view.seats] - view.stands[seat][TOWER].length }, { word: "borrowed", count: used - FLOORS },
  ]
  return { title: say("table-supply", { seat: seat + 1 }), name: "supply", seat, pieces: used > FLOORS ? pieces : pieces.slice(0, -1) }
}

/** Dice of this turn, or dashed ones that wait to be rolled. @param {View} view @returns {Piece[]} */
const dice = view => {
  const waits = view.phase === TO_ROLL || view.phase === ROLLING
  return [{ word: `white-${waits ? 0 : view.white}` }, { word: `black-${waits ? 0 : view.black}` }]
}

/** The seen part of the pile, next card first. @param {View} view */
const known = view => [...view.order.slice(view.on_top), ...view.order.slice(0, view.on_top)].filter(card => card !== NONE)

/** @param {View} view @param {number | null} seat own supply first, then clockwise @returns {Pieces[]} */
export const table = (view, seat) => {
  const seats = [...Array(view.seats).keys()].map(i => (i + (seat ?? 0)) % view.seats)
  const unseen = view.unseen.map((count, card) => ({ word: CARDS[card], count })).filter(({ count }) => count)
  return [
    { title: say("table-card"), name: "card", pieces: view.card === NONE ? [] : [{ word: CARDS[view.card] }] },
    { title: say("table-dice"), name: "dice", pieces: view.phase < TO_ROLL ? [] : dice(view) },
    ...seats.map(other => supply(view, other)),
    { title: say("table-unseen"), name: "unseen", pieces: unseen },
    { title: say("table-known"), name: "known", pieces: known(view).map(card => ({ word: CARDS[card] })) },
  ].filter(({ pieces }) => pieces.length)
}

// In words

/** @param {string} word @returns {Message} */
const explainPlace = word => {
  if (/^space-/.test(word)) return say("place-space", { field: fieldName(SPACES[Number(word.slice(6))].square) }, "§3.5")
  if (/^[ns][ew]$/.test(word)) return say("place-corner", { corner: say(`corner-${word}`) }, "§3.4")
  return isCentre(squareOf(word)) ? say("place-centre", { field: word }, "§2.2") : say("place-field", { field: word }, "§1.1")
}

/** @param {string} word @returns {Message} */
const explainBuilding = word => {
  const seat = OWNERS.indexOf(word[0]) + 1, floors = SIGNS.indexOf(word[1]) + 1
  return word[1] === "T" ? say("piece-tower", { seat }, "§5.4") : say("piece-floors", { seat, floors, rent: 10 * floors }, "§3.5")
}

/** @type {Record<string, [string, string]>} */
const PIECES = {
  seat: ["piece-seat", "§3.1"], figure: ["piece-figure", "§3.3"], white: ["piece-white", "§3.2"], black: ["piece-black", "§3.2"],
  architect: ["piece-architect", "§4.1"], cash: ["piece-cash", "§1.4"], borrowed: ["piece-borrowed", "§4.6"], card: ["piece-pile", "§6.1"],
}

/** What a piece or a place is. @param {string} word @returns {Message} */
export const explain = word => {
  const [what, which] = word.split("-")
  if (CARDS.includes(word)) return say(`card-${word}`, {}, `§6.${CARDS.indexOf(word) + 4}`)
  if (/^[rgby][123T]$/.test(word)) return explainBuilding(word)
  if (!(what in PIECES)) return explainPlace(word)
  return say(PIECES[what][0], what === "seat" || what === "figure" ? { seat: Number(which) } : {}, PIECES[what][1])
}

// The steps of a turn

/** @param {View} view */
const moved = view => {
  const paid = view.phase !== TO_ROLL && view.phase !== ROLLING && view.payer === view.seat && view.rent
  return paid ? say("pill-paid", { rent: paid }) : say("pill-figure")
}

/** @typedef {[number[], string[], Message]} Part the phases of a step, the kinds of moves it asks for, and its title */

const CARD_KINDS = ["push", "tax", "floor", "remove", "pick", "swap", "move"]

/** After the figure a card, or the architect and perhaps a capture. @param {View} view @returns {Part[]} */
const rest = view => view.card !== NONE || view.phase === DRAWING
  ? [[[TO_OBEY, TO_FINISH, DRAWING, AGAIN, GIFT], CARD_KINDS, say("pill-card")]]
  : [[[TO_BUILD], ["build"], say("pill-build")], [[TO_CAPTURE], ["capture", "join"], say("pill-capture")]]

/** @param {View} view @returns {Part[]} */
const turn = view => [
  [[TO_ROLL, ROLLING], ["roll"], say("pill-roll")], [[], [], moved(view)], ...rest(view), [[TO_END], ["done"], say("pill-done")],
]

/** @type {Part[]} */
const SET_UP = [
  [[TO_CORNER], ["corner"], say("pill-corner")], [[TO_TOWER], ["tower"], say("pill-tower")], [[TO_FLOOR], ["floor"], say("pill-floor")],
]

/** @param {View} view @param {string[]} kinds of the legal moves @returns {Step[]} */
export const steps = (view, kinds) => {
  if (view.phase === OVER) return []
  const all = view.phase < TO_ROLL ? SET_UP.slice(view.phase === TO_CORNER ? 0 : 1) : turn(view)
  const now = all.findIndex(([phases]) => phases.includes(view.phase))
  return all.map(([, wanted, title], i) => ({ title, now: i === now, may: wanted.some(kind => kinds.includes(kind)), done: i < now }))
}
