// A biodome that our list lacks, while its shape is drawn for the score sheet.
import { computed, signal } from "../../../web/lib/preact.js"
import { DOME_SIDE, DOME_VALUES } from "./facts.js"

const SQUARES = DOME_SIDE * DOME_SIDE

export const pays = signal(DOME_VALUES[0])
export const squares = signal(Array(SQUARES).fill(false)) // row by row: which belong to the shape

/** Its word on the sheet, in a list that is empty before anything is drawn. */
export const drawnDome = computed(() =>
  squares.value.includes(true) ? [[`d-${pays.value}`, ...rows(squares.value)].join("/")] : [],
)

/** Add a square to the shape, or remove it. @param {number} i */
export function flip(i) {
  squares.value = squares.value.with(i, !squares.value[i])
}

/** Write a shape without the empty rows and columns around it. @param {boolean[]} shape */
function rows(shape) {
  const drawn = shape.flatMap((on, i) => (on ? [[Math.floor(i / DOME_SIDE), i % DOME_SIDE]] : []))
  const [top, left] = [0, 1].map((axis) => Math.min(...drawn.map((at) => at[axis])))
  const [bottom, right] = [0, 1].map((axis) => Math.max(...drawn.map((at) => at[axis])))
  const row = (/** @type {number} */ r) =>
    shape.slice(r * DOME_SIDE + left, r * DOME_SIDE + right + 1).map((on) => (on ? "x" : "."))
  return Array.from({ length: bottom - top + 1 }, (_, i) =>
    row(top + i)
      .join("")
      .replace(/\.+$/, ""),
  )
}
