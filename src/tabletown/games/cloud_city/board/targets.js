// Light the places where a move is possible.
import { readSquare } from "../../../web/board/squares.js"
import { html } from "../../../web/lib/preact.js"
import { VOTES } from "./facts.js"
import { spotOf } from "./geometry.js"
import { drawing } from "./looks.js"
import { chosen, fading, isSeen, plus, target } from "./marks.js"
import { pillPoints, votePill } from "./pills.js"
import { buildingAt, linesOf } from "./view.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Walkway} Walkway */
/** @typedef {import("./board.js").Look} Look */
/** @typedef {import("./board.js").Aimed} Aimed */

// Targets: each spot once, and walkways with their votes; once a building is chosen, only its own

/** @param {View} view @param {number} seat @param {Aimed[]} moves @param {Look & { from?: string }} look */
export function targets(view, seat, moves, look) {
  const names = moves.map(({ aim }) => aim.place ?? "")
  const spots = names.filter((name) => name.includes(":")).map(spotNamed)
  const lines = names.filter(
    (name) => name.includes("-") && (!look.from || name.split("-").includes(look.from)),
  )
  return html`<g class="cloud-targets">
    ${spots.map((spot) => spotLit(spot, look))}
    ${spots.length ? drawing(look).foreground(view, seat, look, spots) : null}
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

/**
 * Draw all frames first, because votes lie above them, also those of walkways that are there.
 * @param {View} view
 * @param {number} seat
 * @param {string[]} names
 * @param {Look} look
 */
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
export const votes = ({ height, length }, point, scale) =>
  votePill(height, `+${VOTES[length]}`, point, scale, false, true)

/**
 * Return where the votes of possible walkways are shown, clear of those of walkways that are there.
 * @param {View} view
 * @param {number} seat
 * @param {string[]} names
 * @param {Look} look
 */
export function litPoints(view, seat, names, look) {
  const { along, isClear, riders } = drawing(look)
  const lines = names.flatMap((name) => linesOf(view, seat).get(name) ?? [])
  const taken = riders(view, seat, look).map(({ point }) => point)
  return pillPoints(lines, (w, squares) => along(w, squares, look), isClear(view, seat, look), taken)
}

/**
 * Return the outline of what stands or lies there.
 * @param {View} view
 * @param {number} seat
 * @param {string} name
 * @param {Look} look
 */
export function shapeOf(view, seat, name, look) {
  const line = linesOf(view, seat).get(name)
  if (line) return drawing(look).walkwayPlace(line, look)
  return /^[a-n]\d+$/.test(name)
    ? drawing(look).squarePlace(...readSquare(name), look, buildingAt(view, seat, name)?.height)
    : null
}
