// Turn moves into pieces and places, and back. The server says what is legal, and why not.
import { CENTRE, COLOURS, CORNERS, MOST_STEPS, TO_OBEY } from "./facts.js"
import { buildingWord } from "./places.js"
import { SPACES, buildingAt, cornerNamed, fieldName, onward, spaceName, squareOf } from "./view.js"
import { say } from "../../../web/board/messages.js"

/**
 * @typedef {import("./view.js").View} View
 * @typedef {import("../../../web/board/contract.js").Move} Move
 * @typedef {import("./view.js").Space} Space
 * @typedef {import("../../../web/board/contract.js").Message} Message
 * @typedef {import("../../../web/board/contract.js").Aim} Aim
 */

// What a move points at

/** Return a floor of the seat's own, or a borrowed one. @param {View} view @param {number} seat */
export const floorOf = (view, seat) => (view.supply[seat].floors ? `${COLOURS[seat]}1` : "borrowed")

/** @param {View} view @param {number} seat @param {string[]} parts @returns {Aim} */
const floorTo = (view, seat, [place]) => ({ piece: floorOf(view, seat), place })

/**
 * Aim with the building that is about to move.
 * @param {View} view
 * @param {number} seat
 * @param {string[]} parts
 * @returns {Aim}
 */
const buildingTo = (view, seat, [place]) => ({ piece: buildingWord(view, view.at) ?? undefined, place })

/** @type {Record<string, (view: View, seat: number, parts: string[]) => Aim>} */
const AIMS = {
  corner: (view, seat, [place]) => ({ piece: `figure-${seat + 1}`, place }),
  tower: (view, seat, [place]) => ({ piece: `${COLOURS[seat]}T`, place }),
  floor: floorTo,
  build: floorTo,
  capture: buildingTo,
  join: buildingTo,
  swap: buildingTo,
  move: buildingTo,
  push: (view, seat, [other, steps]) => ({
    piece: `figure-${other}`,
    place: pushedTo(view, Number(other) - 1, Number(steps)),
  }),
  tax: (view, seat, [other]) => ({ piece: `figure-${other}`, place: `seat-${other}` }),
  remove: (view, seat, [place]) => ({ place }),
  pick: (view, seat, [place]) => ({ place }),
}

/** @param {View} view @param {number} seat @param {Move} move */
export const aim = (view, seat, { kind, parts }) => AIMS[kind]?.(view, seat, parts) ?? {}

/**
 * What is drawn in a sentence about a move.
 * @param {number} seat
 * @param {Move} move
 * @returns {Record<string, import("../../../web/board/contract.js").Picture>}
 */
export function pictures(seat, { kind, parts: [first, second] }) {
  if (DICE.includes(kind)) return { white: { word: `white-${first}` }, black: { word: `black-${second}` } }
  if (kind === "tower") return { piece: { word: `${COLOURS[seat]}T` } }
  return kind === "floor" || kind === "build" ? { piece: { word: `${COLOURS[seat]}1` } } : {}
}

const DICE = ["rolled", "again", "gift"]

/**
 * Return where a pushed figure goes, or where it stands once it was pushed.
 * @param {View} view
 * @param {number} seat
 * @param {number} steps
 */
const pushedTo = (view, seat, steps) =>
  spaceName(onward(view.figure[seat], view.phase === TO_OBEY ? steps : 0).n)

/**
 * Return the piece that can be taken up at a place: a figure, or the building that is about to move.
 * @param {View} view
 * @param {number} seat
 * @param {string} place
 */
export const pieceAt = (view, seat, place) => {
  if (place.startsWith("seat-")) return place.replace("seat", "figure")
  return squareOf(place) === view.at ? buildingWord(view, view.at) : null
}

// Which move is meant

/** @type {Record<string, string>} moves to a field, and where the rulebook tells of them */
const TO_FIELDS = {
  tower: "§2.2",
  floor: "§2.3",
  build: "§4.1",
  capture: "§5.2",
  join: "§8.1",
  remove: "§6.2",
  pick: "§6.2",
  swap: "§6.2",
  move: "§6.14",
}
/** @type {Record<string, string>} */
const RULES = { corner: "§8.2", roll: "§3.2", push: "§6.5", tax: "§6.8", done: "§3.6", ...TO_FIELDS }

/**
 * Return the move to a place, or the move of a piece alone.
 * @param {View} view
 * @param {number} seat
 * @param {Aim} aim
 * @param {string[]} kinds
 * @returns {string | Message | null}
 */
export const compose = (view, seat, { piece = "", place }, kinds) => {
  if (!place) return handled(view, seat, piece)
  const kind = asked(kinds)
  const meant = kind in TO_FIELDS ? toField(view, seat, place, kinds) : ELSEWHERE[kind]?.(view, piece, place)
  return meant || (kind === "push" && piece ? say("not-so-many-spaces", {}, "§6.5") : not(kind))
}

/** Say that the present step cannot be done there. @param {string} kind */
const not = (kind) => say("not-this-step", { step: say(`step-${kind}`) }, RULES[kind])

/** Return the step: experts may join where others capture, and both are one step. @param {string[]} kinds */
const asked = ([kind]) => (kind === "join" ? "capture" : kind)

/** @type {Record<string, (view: View, piece: string, place: string) => string | false>} */
const ELSEWHERE = {
  corner: (view, piece, place) => CORNERS.includes(place) && `corner ${place}`,
  tax: (view, piece, place) => place.startsWith("seat-") && place.replace("seat-", "tax "),
  push: (view, piece, place) =>
    toSpace(view, Number(piece.replace("figure-", "")) - 1, spaceNamed(view, place)),
}

/**
 * Return the move to a field; the seat's own buildings are joined, where that is possible.
 * @param {View} view
 * @param {number} seat
 * @param {string} place
 * @param {string[]} kinds
 */
const toField = (view, seat, place, kinds) => {
  const field = place === "architect" ? fieldName(view.architect) : place
  if (!/^[a-f][1-6]$/.test(field)) return false
  const own = buildingAt(view, squareOf(field))?.seat === seat
  return `${own && kinds.includes("join") ? "join" : asked(kinds)} ${field}`
}

/** Return the push to a space within reach. @param {View} view @param {number} seat @param {Space} [space] */
const toSpace = (view, seat, space) => {
  const steps = space && seat >= 0 ? onward(space.n, -view.figure[seat]).n : 0
  return steps > 0 && steps <= MOST_STEPS && `push ${seat + 1} ${steps}`
}

/** @param {View} view @param {string} place @returns {Space | undefined} */
const spaceNamed = (view, place) => {
  if (place.startsWith("seat-")) return SPACES[view.figure[Number(place.slice(5)) - 1]]
  return CORNERS.includes(place) ? cornerNamed(place) : SPACES[Number(place.replace("space-", ""))]
}

/** @param {View} view @param {number} seat @param {string} piece */
const handled = (view, seat, piece) => {
  if (piece.startsWith("figure-")) return view.phase === TO_OBEY ? `push ${piece.slice(7)} 1` : null
  const field = fieldName(CENTRE[0])
  return piece === `${COLOURS[seat]}T`
    ? `tower ${field}`
    : piece === floorOf(view, seat)
      ? `build ${field}`
      : null
}

// What a button says

/** @param {View} view @param {number} seat @param {Move} move @returns {Message} */
export const verb = (view, seat, { kind, parts: [what, steps] }) => {
  if (kind === "push") return say("do-push", { seat: Number(what), steps: Number(steps) })
  if (kind === "corner") return say("do-corner", { corner: say(`corner-${what}`) })
  if (kind === "tax") return say("do-tax", { seat: Number(what) })
  if (kind === "build" && buildingAt(view, squareOf(what))) return say("do-raise", { field: what })
  return say(`do-${kind}`, kind in TO_FIELDS ? { field: what } : {})
}

/**
 * Say what to choose next. To roll or to end a turn, nothing has to be chosen; a figure is chosen before how
 * far it goes.
 * @param {View} view
 * @param {string[]} kinds
 * @param {Aim} aim
 */
export const prompt = (view, kinds, { piece }) => {
  const kind = asked(kinds)
  if (kind === "push") return say(piece ? "ask-push" : "ask-figure")
  return kind in TO_FIELDS || kind === "corner" || kind === "tax" ? say(`ask-${kind}`) : null
}
