/** Find where something is on the screen: a place of a city, a piece beside it, or a seat. */

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../board/contract.js").Spot} Spot */
/** @typedef {import("../../board/contract.js").View} View */

/**
 * The rectangle of a spot; where it cannot be seen, that of the seat which it belongs to.
 * @param {Table} table
 * @param {Spot} spot
 * @param {number} seat
 * @param {View} view
 * @returns {DOMRect | null}
 */
export function rectOf(table, spot, seat, view) {
  const found =
    spot.place !== undefined
      ? placeRect(table, spot.place, seat, view)
      : spot.piece !== undefined
        ? rect(pieceButton(spot.piece))
        : null
  return found ?? rect(seatBadge(spot.seat ?? seat))
}

/** @param {Element | null} found nothing has a size while it is hidden */
function rect(found) {
  const box = found?.getBoundingClientRect()
  return box?.width ? box : null
}

/** A piece that everybody may take; others' hands are not on the screen. @param {string} word */
const pieceButton = (word) =>
  document.querySelector(`.group:not(.group-hand) [data-piece="${CSS.escape(word)}"] > svg`)

/**
 * What is still drawn where a travelling piece was: a figure of a city, or the only one of its kind.
 * @param {Table} table
 * @param {import("../../board/contract.js").Travel} travel
 */
export function leftBehind(table, { seat, piece, from }) {
  if (!piece) return []
  if (from?.place !== undefined)
    return [...(cityOf(table, seat).field?.querySelectorAll(`[data-figure="${CSS.escape(piece)}"]`) ?? [])]
  const button = from?.piece === undefined ? null : pieceButton(from.piece)
  return button && !button.parentElement?.querySelector(".count") ? [button] : []
}

/** The pieces of this kind in one's own hand. @param {string} word */
export const inHand = (word) => [
  ...document.querySelectorAll(`.group-hand [data-piece="${CSS.escape(word)}"] > svg`),
]

/** @param {number} seat */
const seatBadge = (seat) => document.querySelector(`[data-seat="${seat}"] .badge`)

/**
 * The city of a seat on the screen, large or small, and how it is looked at there.
 * @param {Table} table
 * @param {number} seat
 */
export function cityOf({ board, shown, look, field }, seat) {
  if (board.shared || shown.value === seat) return { field, look: look.value }
  const small = /** @type {SVGSVGElement | null} */ (
    document.querySelector(`[data-seat="${seat}"] .mini svg`)
  )
  return { field: small, look: { small: true } }
}

/** @param {Table} table @param {string} name @param {number} seat @param {View} view */
function placeRect(table, name, seat, view) {
  const { field, look } = cityOf(table, seat)
  const place = table.board.places(view, table.board.shared ? table.seat.value : seat, look)[name]
  const matrix = field?.getScreenCTM()
  if (!place || !matrix || !rect(field)) return null
  const from = new DOMPoint(place.x, place.y).matrixTransform(matrix)
  const to = new DOMPoint(place.x + place.w, place.y + place.h).matrixTransform(matrix)
  return new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y)
}
