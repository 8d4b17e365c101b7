/** Turn moves into pieces and places, and back. */
import { readSquare, squareName } from "../../../web/board/squares.js"
import { SIDES, TILES, WIDE } from "./facts.js"
import { unturned } from "./view.js"
import { extent, way } from "./shapes.js"
import { say } from "../../../web/board/messages.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../../web/board/contract.js").Move} Move */
/** @typedef {import("../../../web/board/contract.js").Message} Message */
/** @typedef {import("../../../web/board/contract.js").Aim} Aim */

/** Tiles keep the side and the turn in which they are held; the player chooses both. */
export const asHeld = true

/** @type {Record<string, (view: View, seat: number, parts: string[]) => Aim>} */
const AIMS = {
  place: (view, seat, [tile, side, turn, square]) =>
    view.place[seat][TILES.indexOf(tile)] >= 0
      ? { piece: tile, place: tile }
      : {
          piece: tile,
          turn,
          flip: side,
          place: squareName(...moved(readSquare(square), middleOf(tile, side, turn))),
        },
  fountain: (view, seat, parts) => ({
    piece: "fountain",
    place: poured(view, seat, parts) ?? parts.join(" "),
  }),
  side: (view, seat, [side]) => ({ place: unturned(view, seat) ? side : "printed" }),
  skip: (view, seat, [piece]) => ({ of: piece }),
  open: (view, seat, [piece]) => (TILES.includes(piece) ? { piece } : {}),
  deal: (view, seat, [, piece]) => (TILES.includes(piece) ? { piece } : {}),
}
/**
 * Pieces that are laid already are places by their names.
 * @param {View} view
 * @param {number} seat
 * @param {Move} move
 * @returns {Aim}
 */
export const aim = (view, seat, { kind, parts }) => AIMS[kind]?.(view, seat, parts) ?? {}

/** @typedef {[row: number, column: number]} Square */
/** @param {Square} from @param {Square} by @param {number} [way] @returns {Square} */
const moved = ([row, column], [down, right], way = 1) => [row + way * down, column + way * right]

/**
 * Return the square of a tile that stays in place when the tile turns.
 * @param {string} tile @param {string} side @param {string} turn @returns {Square}
 */
function middleOf(tile, side, turn) {
  const [wide, high] = extent(way(tile, side, turn))
  return [(high - 1) >> 1, (wide - 1) >> 1]
}

/** @param {View} view @param {number} seat @param {string[]} parts */
function poured(view, seat, [square, half]) {
  const round = view.poured[seat].indexOf(`fountain ${square} ${half}`)
  return round < 0 ? null : `fountain ${round + 1}`
}

/**
 * Return the move to a place, legal or not, or null if nothing can go there.
 * @param {View} view @param {number} seat @param {Aim} aim @param {string[]} kinds
 */
export function compose(view, seat, { piece, turn = "0", flip = "black", place = "" }, kinds) {
  if (kinds.includes("side")) return SIDES.includes(place) ? `side ${place}` : null
  const [, square, half = "nw"] = place.match(/^([a-g][1-7])(?: (..))?$/) ?? []
  if (!square || !piece) return null
  return piece === "fountain"
    ? `fountain ${square} ${half}`
    : `place ${piece} ${flip} ${turn} ${topLeft(piece, flip, turn, square)}`
}

/**
 * Return the top left square of a tile with its middle at a square, kept within the board.
 * @param {string} tile @param {string} side @param {string} turn @param {string} square
 */
function topLeft(tile, side, turn, square) {
  const [wide, high] = extent(way(tile, side, turn))
  const [row, column] = moved(readSquare(square), middleOf(tile, side, turn), -1)
  return squareName(Math.max(0, Math.min(row, WIDE - high)), Math.max(0, Math.min(column, WIDE - wide)))
}

/** Return what the button says while no move is chosen. @param {View} view @param {string[]} kinds */
export const prompt = (view, kinds) => (kinds.includes("side") ? say("prompt-side", {}, "§2.2") : null)

/** @type {Record<string, (parts: string[]) => Message>} */
const VERBS = {
  side: ([side]) => say(`do-side-${side}`, {}, "§2.2"),
  place: ([tile, side]) => say(`do-place-${side}`, { tile }, "§4.1"),
  fountain: () => say("do-fountain", {}, "§5.1"),
  skip: ([piece]) =>
    piece === "fountain" ? say("do-skip-fountain", {}, "§5.3") : say("do-skip", { tile: piece }, "§4.4"),
  done: () => say("do-done", {}, "§9.3"),
}
/** Return what the button of a move says. @param {View} view @param {number} seat @param {Move} move */
export const verb = (view, seat, { kind, parts }) => VERBS[kind](parts)
