// Turn moves into pieces and places, and back, and name them on buttons.
import { readSquare } from "../../../web/board/squares.js"
import { LONGEST, TILES } from "./facts.js"
import { spotOf, tileName } from "./geometry.js"
import { isLine, isSpot } from "./places.js"
import { buildingAt, isTile } from "./view.js"
import { say } from "../../../web/board/messages.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../../web/board/contract.js").Aim} Aim */
/** @typedef {import("../../../web/board/contract.js").Move} Move */
/** @typedef {import("../../../web/board/contract.js").Message} Message */

/** @type {Record<string, (parts: string[]) => Aim>} */
const AIMS = {
  lay: ([tile, turn, spot]) => ({ piece: tile, turn, place: tileAt(spot) }),
  walk: ([ends]) => ({ place: ends }),
  take: ([tile]) => ({ piece: `open ${tile}` }),
  open: ([tile]) => ({ piece: `open ${tile}` }),
  deal: ([, tile]) => (isTile(tile) ? { piece: tile } : {}),
  draw: () => ({ piece: "draw" }),
}

/** @param {string} spot */
const tileAt = (spot) => tileName(...readSquare(spot))

/** @param {View} view @param {number} seat @param {Move} move @returns {Aim} */
export const aim = (view, seat, { kind, parts }) => AIMS[kind]?.(parts) ?? {}

/**
 * Return the move that is meant by pointing at something that is not lit.
 * @param {View} view
 * @param {number} seat
 * @param {Aim} aim
 * @param {string[]} kinds of the legal moves
 * @returns {string | {from: string} | Message | null}
 */
export function compose(view, seat, { piece, turn, place, from }, kinds) {
  if (!place) return piece ? outOfTurn(piece) : null
  if (kinds.includes("lay"))
    return isSpot(place) ? `lay ${piece ?? inHand(view, seat)} ${turn ?? 0} ${spotOf(place)}` : null
  if (isLine(place)) return `walk ${place}`
  return from && place !== from
    ? between(from, place)
    : place !== from && buildingAt(view, seat, place)
      ? { from: place }
      : null
}

/** Return a move with a piece of another step, to ask why not. @param {string} piece */
function outOfTurn(piece) {
  if (piece === "draw") return "draw"
  return piece.startsWith("open ") ? `take ${piece.slice(5)}` : isTile(piece) ? `lay ${piece} 0 g7` : null
}

/** @param {View} view @param {number} seat */
const inHand = (view, seat) => TILES[view.hand[seat].find((tile) => tile >= 0) ?? 0]

/**
 * Return the move that builds a walkway between two squares, or why there can be none.
 * @param {string} from
 * @param {string} to
 */
function between(from, to) {
  const [[row, column], [last, beside]] = [readSquare(from), readSquare(to)]
  const length = Math.abs(last - row) + Math.abs(beside - column)
  if (row !== last && column !== beside) return say("not-straight", {}, "§5.2")
  if (length > LONGEST) return say("not-so-long", { most: LONGEST, length }, "§5.3")
  return `walk ${row < last || column < beside ? `${from}-${to}` : `${to}-${from}`}`
}

/** @param {View} view @param {number} seat @param {Move} move */
export const verb = (view, seat, { kind }) => say(`do-${kind}`)

/** Say what to choose next. @param {View} view @param {string[]} kinds of the legal moves @param {Aim} aim */
export function prompt(view, kinds, { from }) {
  if (from) return say("prompt-join", { square: from })
  return kinds.includes("walk") && kinds.includes("draw")
    ? say("prompt-walk-or-draw")
    : kinds.includes("draw")
      ? say("prompt-draw")
      : null
}
