/** Drag a piece from the rack to the city, or within the city. */
import { html, signal, useEffect, useRef } from "../../lib/preact.js"
import { placeMeant } from "./hit_test.js"

/** @typedef {import("../state.js").Table} Table */

const FAR = 6 // pixels after which a press becomes a drag
export const LONG = 450 // milliseconds after which a press asks what a thing is

/** The piece that is being dragged. @type {import("@preact/signals").Signal<string | null>} */
const carried = signal(null)

/**
 * The events of a piece in the rack: a press chooses it, a drag carries it, a long press explains it.
 * @param {Table} table
 * @param {string} word
 * @param {boolean} may
 */
export const carriable = (table, word, may) => ({
  onPointerDown: (/** @type {PointerEvent} */ event) => take(table, word, may, event),
  onContextMenu: (/** @type {Event} */ event) => event.preventDefault(),
})

/** @param {Table} table @param {string} word @param {boolean} may @param {PointerEvent} start */
export function take(table, word, may, start) {
  const { thought } = table.selection
  const before = thought.value
  const { clientX: x, clientY: y } = start
  const long = setTimeout(() => table.tell({ word, x, y }), LONG)
  const move = (/** @type {PointerEvent} */ event) => {
    if (!carried.value && Math.hypot(event.clientX - x, event.clientY - y) < FAR) return
    clearTimeout(long)
    if (may) carry(table, word, event)
  }
  const end = (/** @type {PointerEvent} */ event) => {
    clearTimeout(long)
    if (carried.value) lay(table, event)
    if (event.type === "pointercancel") thought.value = before // the finger only scrolls
  }
  hold(start, move, end)
}

/**
 * Send all events of the pointer to its piece until it is let go.
 * @param {PointerEvent} start
 * @param {(event: any) => void} move
 * @param {(event: any) => void} end
 */
function hold({ currentTarget, pointerId }, move, end) {
  const piece = /** @type {HTMLElement} */ (currentTarget)
  const held = new AbortController()
  const { signal } = held
  piece.setPointerCapture(pointerId)
  const letGo = (/** @type {Event} */ event) => {
    held.abort()
    end(event)
  }
  piece.addEventListener("pointermove", move, { signal })
  for (const type of ["pointerup", "pointercancel"]) piece.addEventListener(type, letGo, { signal })
}

/** @param {Table} table @param {string} word @param {PointerEvent} event */
function carry(table, word, event) {
  const { selection } = table
  if (!carried.value && selection.thought.value.piece !== word) selection.choose(word)
  carried.value = word
  show(event)
  const meant = placeMeant(table, event)
  const legal = meant && selection.targets.value.some(({ aim }) => aim.place === meant)
  const place = legal ? meant : undefined
  if (place !== selection.thought.value.place) selection.think({ place })
}

/** Lay the piece as a ghost, or say why not. @param {Table} table @param {PointerEvent} event */
function lay(table, event) {
  carried.value = null
  const place = event.type === "pointerup" && placeMeant(table, event)
  if (place && place !== table.selection.thought.value.place) table.selection.point(place)
  noPress()
}

/** Ignore the click that ends a drag or a long press. */
export function noPress() {
  addEventListener("click", swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener("click", swallow, { capture: true }))
}

/** @param {Event} event */
const swallow = (event) => event.stopPropagation()

// The piece at the pointer, moved without drawing anything again

/** @type {HTMLElement | null} */
let hand = null
let at = ""

/** @param {PointerEvent} pointer */
function show({ clientX, clientY }) {
  at = `translate(${clientX}px, ${clientY}px)`
  if (hand) hand.style.transform = at
}

/** @param {{table: Table}} props */
export function Carried({ table }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null))
  const { turn, flip } = table.selection.thought.value
  useEffect(() => {
    hand = place.current
    if (hand) hand.style.transform = at
  })
  const hidden = !carried.value || table.selection.move.value
  return html`<div class="carried" ref=${place} hidden=${hidden} aria-hidden="true">
    ${carried.value && table.board.piece(carried.value, { turn: Number(turn ?? 0), flip, size: 72 })}</div>`
}
