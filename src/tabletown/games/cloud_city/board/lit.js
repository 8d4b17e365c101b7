// Moves that are not made yet: where something may be done, what one has in mind, what is refused and by what.
import { readSquare } from "../../../web/board/squares.js"
import { html } from "../../../web/lib/preact.js"
import { VOTES } from "./facts.js"
import { spotOf } from "./geometry.js"
import { drawing } from "./looks.js"
import { barred, chosen, fading, inTheWay, isSeen, maybe, plus, target } from "./marks.js"
import { pillPoints, votePill } from "./pills.js"
import { buildingAt, linesOf, turnedTile } from "./reading.js"

/** @typedef {import("./reading.js").View} View */
/** @typedef {import("./reading.js").Walkway} Walkway */
/** @typedef {import("./board.js").Look} Look */
/** @typedef {import("../../../web/board/contract.js").Aim} Aim */
/** @typedef {import("./board.js").Aimed} Aimed */
/** @typedef {import("../../../web/board/contract.js").Move} Move */
/** @typedef {import("../../../web/board/contract.js").Message} Message */

// What may be done: spots lit once however many tiles fit, walkways with their votes; from a building one chose, its own alone

/** @param {View} view @param {number} seat @param {Aimed[]} moves @param {Look & { from?: string }} look */
export function targets(view, seat, moves, look) {
  const names = moves.map(({ aim }) => aim.place ?? "")
  const spots = names.filter((name) => name.includes(":")).map(spotNamed)
  const lines = names.filter(
    (name) => name.includes("-") && (!look.from || name.split("-").includes(look.from)),
  )
  return html`<g class="cloud-targets">
    ${spots.map((spot) => spotLit(spot, look))}${spots.length ? drawing(look).foreground(view, seat, look, spots) : null}
    ${look.from ? chosen(shapeOf(view, seat, look.from, look)?.path ?? "") : null}
    ${lines.length ? linesLit(view, seat, lines, look) : null}
  </g>`
}

/** @param {string} name */
function spotNamed(name) {
  const [row, column] = readSquare(spotOf(name))
  return { row, column }
}

/** @param {{ row: number, column: number }} spot @param {Look} look */
function spotLit({ row, column }, look) {
  const place = drawing(look).spotPlace(row, column, look)
  return target(place.path, plus(place))
}

/** All frames first: votes lie over them, also those of walkways that are there.
 * @param {View} view @param {number} seat @param {string[]} names @param {Look} look */
function linesLit(view, seat, names, look) {
  const riders = litPoints(view, seat, names, look)
  const { pills, walkwayPlace } = drawing(look)
  return [
    ...riders.map(
      ({ walkway: w }) => html`<g class=${fading(w.height, look)}>${target(walkwayPlace(w, look).path)}</g>`,
    ),
    pills(view, seat, look),
    ...riders
      .filter(({ walkway }) => isSeen(walkway.height, look))
      .map(({ walkway, point }) => votes(walkway, point, 0.95)),
  ]
}

/** @param {Walkway} line @param {import("./geometry.js").Point} point @param {number} scale */
const votes = ({ height, length }, point, scale) =>
  votePill(height, `+${VOTES[length]}`, point, scale, false, true)

/** Where the votes of lines ride that are no walkways yet, beside those of walkways.
 * @param {View} view @param {number} seat @param {string[]} names @param {Look} look */
export function litPoints(view, seat, names, look) {
  const { along, isClear, riders } = drawing(look)
  const lines = names.flatMap((name) => linesOf(view, seat).get(name) ?? [])
  const taken = riders(view, seat, look).map(({ point }) => point)
  return pillPoints(lines, (w, squares) => along(w, squares, look), isClear(view, seat, look), taken)
}

// What one has in mind

/** after, next: what the server foresees: the view, and what could be built then.
 * @param {View} view @param {number} seat @param {Move} move @param {Look & { after?: View, next?: Move[] }} look */
export const ghost = (view, seat, move, look = {}) =>
  html`<g class="ghost">${GHOSTS[move.kind]?.(view, seat, move.parts, look)}</g>`

/** @type {Record<string, (view: View, seat: number, parts: string[], look: Look & { after?: View, next?: Move[] }) => any>} */
const GHOSTS = {
  lay: (view, seat, [word, turn, spot], look) => {
    const [row, column] = readSquare(spot)
    const tile = { row, column, start: 0, word: turnedTile(word, Number(turn)) }
    return [drawing(look).ghostTile(view, seat, tile, look), look.after && promised(look.after, seat, look)]
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

/** The walkways that could be built as soon as a tile lies there.
 * @param {View} after @param {number} seat @param {Look & { next?: Move[] }} look */
function promised(after, seat, look) {
  const names = (look.next ?? []).filter(({ kind }) => kind === "walk").map(({ parts }) => parts[0])
  const { along, pills } = drawing(look)
  const riders = litPoints(after, seat, names, look)
  return [
    ...riders.map(({ walkway: w }) => maybe(along(w, 0, look), along(w, w.length, look))),
    pills(after, seat, look),
    ...riders.map(({ walkway, point }) => votes(walkway, point, 0.95)),
  ]
}

// What is refused

/** Where a walkway would lie that is not possible, and what the reason names.
 * @param {View} view @param {number} seat @param {{ aim: Aim, move: Move | null, why: Message }} refused @param {Look} look */
export const denied = (view, seat, { move, why }, look = {}) => html`<g class="cloud-denied">
  ${move?.kind === "walk" ? barredLine(move.parts[0], view, seat, look) : null}
  ${namedIn(why)
    .map((name) => shapeOf(view, seat, name, look))
    .map((shape) => shape && inTheWay(shape.path))}
</g>`

/** Between two squares, at the height of what stands there.
 * @param {string} ends @param {View} view @param {number} seat @param {Look} look */
function barredLine(ends, view, seat, look) {
  const { along } = drawing(look)
  const [[row, column], [last, beside]] = ends.split("-").map(readSquare)
  const length = last - row + beside - column
  const [one, other] = ends.split("-").map((end) => buildingAt(view, seat, end)?.height ?? 0)
  const line = { row, column, down: last > row, length, name: ends }
  return barred(along({ ...line, height: one }, 0, look), along({ ...line, height: other }, length, look))
}

/** Squares and walkways among the arguments of a message; a spot is where one points.
 * @param {Message} message @returns {string[]} */
const namedIn = ({ args }) =>
  Object.entries(args).flatMap(([name, arg]) =>
    arg?.args ? namedIn(arg) : name === "spot" ? [] : [String(arg)],
  )

/** The outline of what stands or lies there.
 * @param {View} view @param {number} seat @param {string} name @param {Look} look */
function shapeOf(view, seat, name, look) {
  const line = linesOf(view, seat).get(name)
  if (line) return drawing(look).walkwayPlace(line, look)
  return /^[a-n]\d+$/.test(name)
    ? drawing(look).squarePlace(...readSquare(name), look, buildingAt(view, seat, name)?.height)
    : null
}
