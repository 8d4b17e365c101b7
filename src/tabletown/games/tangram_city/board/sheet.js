/**
 * Fill in the score sheet by tapping: what squares hold, what a brush leaves, and the boards as a view.
 */
import { html } from "../../../web/lib/preact.js"
import { HOLE } from "../../../web/score/facts.js"
import { boardOf, partsOf } from "../../../web/score/lines.js"
import { piece } from "./pieces.js"
import { CELLS, CUTS, FORM, FOUNTAIN, NONE, OVER, QUARTERS, SIDE_OF } from "./facts.js"
import { U } from "./shapes.js"
import { say } from "../../../web/board/messages.js"
import { lip, tile } from "./tiles.js"

/** @typedef {import("../../../web/score/draft.js").Brush} Brush */
/** @typedef {import("../../../web/score/draft.js").Scored} Scored */
/** @typedef {import("../../../web/score/lines.js").Line} Line */

export const form = FORM
export const words = Object.keys(CELLS)
export const square = U
export const fields = true

/* A square: what lies on the whole of it, F, or on its two halves. */

/** @typedef {Record<string, string>} Letters by part: F, or two of NW, NE, SE and SW */

/** Can this stand on a square? @param {string} word */
const isKnown = (word) => Object.hasOwn(CELLS, word)

/** Read a square; unknown words are empty. @param {string} word @returns {Letters} */
const readCell = (word) => CELLS[isKnown(word) ? word : form.empty]

/** @param {Letters} letters */
const written = (letters) =>
  words.find((word) => Object.entries(letters).every(([part, letter]) => CELLS[word][part] === letter))

/** Can the square be drawn? @param {string[][]} board @param {number} r @param {number} c */
export const drawn = (board, r, c) => board[r][c] === HOLE || isKnown(board[r][c])

/** @param {string} word */
export function told(word) {
  const parts = Object.keys(readCell(word))
  const [left, right] = Object.values(readCell(word)).map(colour)
  const [one, other] = parts.map((half) => say(`half-${half.toLowerCase()}`))
  if (!isKnown(word)) return null
  return right ? say("tap-halves", { one, other, left, right }) : left
}
/** @param {string} letter */
const colour = (letter) => say("tap-colour", { letter })

/* Brushes: whole squares, and halves that lie where the square is tapped. */

/** @type {Record<string, string>} the letter that a brush for halves leaves */
const HALF = Object.fromEntries(
  Object.keys(SIDE_OF).map((letter) => [letter === FOUNTAIN ? letter : `half-${letter}`, letter]),
)
const BRUSHES = [
  ...Object.keys(SIDE_OF)
    .filter(isKnown)
    .map((word) => ({ word, name: colour(word), drags: true })),
  ...Object.keys(HALF).map((word) => ({ word, name: say("tap-half", { letter: HALF[word] }) })),
]
export const groups = () => [{ name: "all", title: say("page-sheet-brushes"), brushes: BRUSHES }]

/** @param {string} word @param {number} size */
export function picture(word, size) {
  const side = SIDE_OF[HALF[word] ?? word]
  const cells = /** @type {import("./shapes.js").Cell[]} */ ([[0, 0, word in HALF ? "NW" : "F"]])
  return html`<svg viewBox="-1 -1 42 45" width=${size} height=${size} aria-hidden="true">
    ${lip(cells, side)}${tile(cells, side)}</svg>`
}

/** @param {string} word @param {Brush} brush @param {number} x @param {number} y */
export const tapped = (word, { word: left }, x, y) =>
  left in HALF ? withHalf(readCell(word), HALF[left], cornerAt(x, y)) : left

/** @param {number} x @param {number} y */
const cornerAt = (x, y) => (y < 0.5 ? "N" : "S") + (x < 0.5 ? "W" : "E")

/**
 * Put a letter on a half, or remove it if it is there; keep the other half if the cut is the same.
 * @param {Letters} old
 * @param {string} letter
 * @param {string} half
 */
function withHalf(old, letter, half) {
  const [other] = Object.values(CUTS).flatMap((cut) =>
    cut.includes(half) ? cut.filter((part) => part !== half) : [],
  )
  const mine = old[half] === letter ? form.empty : letter
  const kept = old[other] ?? old.F ?? form.empty
  return (mine === kept && written({ F: mine })) || (written({ [half]: mine, [other]: kept }) ?? form.empty)
}

/* The boards as a view; the server counts rectangles and balance. */

/** @param {Line[]} lines @param {Scored | null} scored */
export function view(lines, scored) {
  const known = /** @type {import("./facts.js").View | undefined} */ (scored?.view)
  const boards = partsOf(lines).map((part) => boardOf(lines, part, form, form.size))
  const sets = (/** @type {string} */ letters) =>
    boards.map((board) => [..."NESW"].map((quarter) => squaresWith(board, letters, quarter)))
  return {
    seats: boards.length,
    phase: OVER,
    side: boards.map(() => NONE),
    built: sets("BGF"),
    black: sets("B"),
    green: sets("G"),
    frames: boards.map((_, seat) => known?.frames[seat] ?? [0, 0, 0, 0]),
    markers: boards.map((_, seat) => known?.markers[seat] ?? [0, 0]),
  }
}

/**
 * Return the squares whose quarter has one of the letters.
 * @param {string[][]} board
 * @param {string} letters
 * @param {string} quarter
 */
const squaresWith = (board, letters, quarter) =>
  board.flatMap((row, r) =>
    row.flatMap((word, c) => (letters.includes(letterAt(readCell(word), quarter)) ? [8 * r + c] : [])),
  )

/** @param {Letters} letters @param {string} quarter */
const letterAt = (letters, quarter) =>
  letters[Object.keys(letters).find((part) => QUARTERS[part].includes(quarter)) ?? ""]

/** @param {{what: string, points: number}} item of the score */
export const pictureOf = ({ what, points }) =>
  !what.startsWith("rating") && piece(what.startsWith("round") ? `${what} ${points}` : what, { size: 30 })
