/** Carrying a piece: from the rack to the city, or within it. */
import { html, signal, useEffect, useRef } from "../../lib/preact.js"
import { placeMeant } from "./hit_test.js"

/** @typedef {import("../state.js").Table} Table */

const FAR = 6 // pixels after which a press is a drag
export const LONG = 450 // milliseconds after which a press asks what a thing is

/** The piece under way. @type {import("@preact/signals").Signal<string | null>} */
const carried = signal(null)

/**
 * What a piece of the rack listens to: a press chooses, a drag carries, a long press explains.
 * @param {Table} table @param {string} word @param {boolean} may
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
    if (carried.value) letGo(table, event)
    if (event.type === "pointercancel") thought.value = before // the finger scrolls: nothing was meant
  }
  hold(start, move, end)
}

/**
 * Whatever the pointer does from now on it does to this piece.
 * @param {PointerEvent} start @param {(event: any) => void} move @param {(event: any) => void} end
 */
function hold({ currentTarget, pointerId }, move, end) {
  const piece = /** @type {HTMLElement} */ (currentTarget)
  const held = new AbortController()
  const { signal } = held
  piece.setPointerCapture(pointerId)
  piece.addEventListener("pointermove", move, { signal })
  for (const type of ["pointerup", "pointercancel"]) {
    piece.addEventListener(
      type,
      (event) => {
        held.abort()
        end(event)
      },
      { signal },
    )
  }
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

/** Where it is let go it lies as a ghost; where it may not lie, the reason is told. @param {Table} table @param {PointerEvent} event */
function letGo(table, event) {
  carried.value = null
  const place = event.type === "pointerup" && placeMeant(table, event)
  if (place && place !== table.selection.thought.value.place) table.selection.point(place)
  noPress()
}

/** The press that ends a drag, or a long look, is no press. */
export function noPress() {
  addEventListener("click", swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener("click", swallow, { capture: true }))
}

/** @param {Event} event */
const swallow = (event) => event.stopPropagation()

// The piece at the pointer: moved without drawing anything anew

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
  return html`<div class="carried" ref=${place} hidden=${!carried.value || table.selection.move.value} aria-hidden="true">
    ${carried.value && table.board.piece(carried.value, { turn: Number(turn ?? 0), flip, size: 72 })}</div>`
}
