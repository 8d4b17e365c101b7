/** Let pieces fly over the table, and places be drawn. */
import { html, render } from "../../lib/preact.js"
import { cityOf, leftBehind, rectOf } from "./spots.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../board/contract.js").Travel} Travel */
/** @typedef {import("../../board/contract.js").View} View */

const SIZE = 56 // pixels of a piece before it is scaled
const EASING = "cubic-bezier(.3, .1, .2, 1)"

/**
 * Start a travel.
 * @param {Table} table
 * @param {Travel} travel
 * @param {View} view after it
 * @param {number} duration in milliseconds
 * @returns {Animation[]}
 */
export const fly = (table, travel, view, duration) =>
  travel.piece || travel.text ? carry(table, travel, view, duration) : outline(table, travel, view, duration)

/** @param {Table} table @param {Travel} travel @param {View} view @param {number} duration */
function carry(table, travel, view, duration) {
  const from = rectOf(table, travel.from ?? {}, travel.seat, view)
  const to = rectOf(table, travel.to, travel.seat, view)
  if (!from || !to) return []
  return [flyBetween(table, travel, from, to, duration), ...hide(leftBehind(table, travel), duration)]
}

/**
 * @param {Table} table
 * @param {Travel} travel
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} duration
 */
export function flyBetween(table, travel, from, to, duration) {
  const drawn = flyer(table, travel)
  const steps = [from, between(from, to), to].map((rect) => ({ transform: over(rect, drawn) }))
  return ending(drawn, drawn.animate(steps, { duration, easing: EASING, fill: "both" }))
}

/** Hide what is drawn where a piece was or will be. @param {Element[]} drawn @param {number} duration */
export const hide = (drawn, duration) =>
  drawn.map((each) => each.animate([{ opacity: 0 }, { opacity: 0 }], { duration }))

/** Half way, in its own size, so that it can be seen. @param {DOMRect} from @param {DOMRect} to */
function between(from, to) {
  const middle = (/** @type {DOMRect} */ { x, y, width, height }) => [x + width / 2, y + height / 2]
  const [[left, top], [right, bottom]] = [middle(from), middle(to)]
  return new DOMRect((left + right - SIZE) / 2, (top + bottom - SIZE) / 2, SIZE, SIZE)
}

/** @param {Table} table @param {Travel} travel */
function flyer({ board }, { piece, text, turn, flip }) {
  const drawn = document.createElement("div")
  drawn.className = text ? "flyer coin" : "flyer"
  drawn.setAttribute("aria-hidden", "true")
  document.body.append(drawn)
  render(html`${text ?? board.piece(piece ?? "", { turn, flip, size: SIZE })}`, drawn)
  return drawn
}

/** Move a drawing onto a rectangle, as large as fits there; a text keeps its size. */
function over(/** @type {DOMRect} */ { x, y, width, height }, /** @type {HTMLElement} */ drawn) {
  const { offsetWidth, offsetHeight } = drawn
  const fitting = Math.min(width / offsetWidth, height / offsetHeight)
  const scale = drawn.classList.contains("coin") ? 1 : Math.max(fitting, 0.25)
  const left = x + (width - scale * offsetWidth) / 2
  const top = y + (height - scale * offsetHeight) / 2
  return `translate(${left}px, ${top}px) scale(${scale})`
}

/**
 * Draw the outline of a place.
 * @param {Table} table
 * @param {Travel} travel
 * @param {View} view
 * @param {number} duration
 */
function outline(table, { seat, to }, view, duration) {
  const { field, look } = cityOf(table, seat)
  const place = table.board.places(view, table.board.shared ? table.seat.value : seat, look)[to.place ?? ""]
  if (!field || !place) return []
  const drawn = document.createElementNS(field.namespaceURI, "g")
  field.append(drawn)
  render(html`<path class="outline" d=${place.path} pathLength="1" />`, drawn)
  const line = /** @type {Element} */ (drawn.firstElementChild)
  const steps = [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }]
  return [ending(drawn, line.animate(steps, { duration, easing: EASING, fill: "both" }))]
}

/** Remove a drawing once its animation has ended. @param {Element} drawn @param {Animation} animation */
function ending(drawn, animation) {
  const remove = () => drawn.remove()
  animation.finished.then(remove, remove)
  return animation
}
