// Draw a move before it is made, and a refused one with what is in its way.
import { litPoints, shapeOf, votes } from "./targets.js"
import { readSquare } from "../../../web/board/squares.js"
import { html } from "../../../web/lib/preact.js"
import { drawing } from "./looks.js"
import { barred, inTheWay, maybe } from "./marks.js"
import { buildingAt, linesOf, squaresUnder, turnedTile } from "./view.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Walkway} Walkway */
/** @typedef {{ row: number, column: number }} Square where a tile begins */
/** @typedef {import("./board.js").Look} Look */
/** @typedef {import("../../../web/board/contract.js").Aim} Aim */
/** @typedef {import("../../../web/board/contract.js").Move} Move */
/** @typedef {import("../../../web/board/contract.js").Message} Message */

// The move in mind

/**
 * Draw the move in mind. after, next: the view that the server foresees, and what could be built then.
 * @param {View} view
 * @param {number} seat
 * @param {Move} move
 * @param {Look & { after?: View, next?: Move[] }} look
 */
export const ghost = (view, seat, move, look = {}) =>
  html`<g class="ghost">${GHOSTS[move.kind]?.(view, seat, move.parts, look)}</g>`

/**
 * @type {Record<string, (view: View, seat: number, parts: string[], look: Look & { after?: View, next?:
 * Move[] }) => unknown>}
 */
const GHOSTS = {
  lay: (view, seat, [word, turn, spot], look) => {
    const [row, column] = readSquare(spot)
    const tile = { row, column, start: 0, word: turnedTile(word, Number(turn)) }
    return [
      drawing(look).ghostTile(view, seat, tile, look),
      look.after && promised(look.after, seat, tile, look),
    ]
  },
  walk: (view, seat, [ends], look) => {
    const line = linesOf(view, seat).get(ends)
    return (
      line && [
        drawing(look).ghostWalkway(line, look),
        litPoints(view, seat, [ends], look).map(({ point }) => votes(line, point, 1.1)),
      ]
    )
  },
}

/**
 * Draw the walkways that a tile makes possible: those that end on it or cross it.
 * @param {View} after
 * @param {number} seat
 * @param {Square} tile
 * @param {Look & { next?: Move[] }} look
 */
function promised(after, seat, tile, look) {
  const walkways = (look.next ?? []).filter(({ kind }) => kind === "walk").map(({ parts }) => parts[0])
  const names = walkways.filter((name) => touches(linesOf(after, seat).get(name), tile))
  const { along, pills } = drawing(look)
  const riders = litPoints(after, seat, names, look)
  return [
    ...riders.map(({ walkway: w }) => maybe(along(w, 0, look), along(w, w.length, look))),
    pills(after, seat, look),
    ...riders.map(({ walkway, point }) => html`<g class="cloud-promised">${votes(walkway, point, 0.95)}</g>`),
  ]
}

/** @param {Walkway | undefined} line @param {Square} tile */
const touches = (line, tile) =>
  line && squaresUnder(line).some((at) => isOn(tile.row, at.row) && isOn(tile.column, at.column))

/** Does a tile that begins there cover that row or column? @param {number} start @param {number} at */
const isOn = (start, at) => at === start || at === start + 1

// A refused move

/**
 * Draw where a refused walkway would lie, and outline what the reason names.
 * @param {View} view
 * @param {number} seat
 * @param {{ aim: Aim, move: Move | null, why: Message }} refused
 * @param {Look} look
 */
export const denied = (view, seat, { move, why }, look = {}) => html`<g class="cloud-denied">
  ${move?.kind === "walk" ? barredLine(move.parts[0], view, seat, look) : null}
  ${namedIn(why)
    .map((name) => shapeOf(view, seat, name, look))
    .map((shape) => shape && inTheWay(shape.path))}
</g>`

/**
 * Draw a line between two squares, at the height of what stands there.
 * @param {string} ends
 * @param {View} view
 * @param {number} seat
 * @param {Look} look
 */
function barredLine(ends, view, seat, look) {
  const { along } = drawing(look)
  const [[row, column], [last, beside]] = ends.split("-").map(readSquare)
  const length = last - row + beside - column
  const [one, other] = ends.split("-").map((end) => buildingAt(view, seat, end)?.height ?? 0)
  const line = { row, column, down: last > row, length, name: ends }
  return barred(along({ ...line, height: one }, 0, look), along({ ...line, height: other }, length, look))
}

/**
 * Return the squares and walkways that a message names, except the spot that is pointed at.
 * @param {Message} message
 * @returns {string[]}
 */
const namedIn = ({ args }) =>
  Object.entries(args).flatMap(([name, arg]) =>
    arg?.args ? namedIn(arg) : name === "spot" ? [] : [String(arg)],
  )
