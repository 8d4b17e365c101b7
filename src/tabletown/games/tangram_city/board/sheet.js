/**
 * Fill in the score sheet by tapping: how squares are written, what a brush leaves, and the boards as a view.
 */
import { html } from "../../../web/lib/preact.js"
import { HOLE, boardOf, partsOf } from "../../../web/score/lines.js"
import { piece } from "./pieces.js"
import { NONE, OVER, QUARTERS, ROUNDS, SEATS, WIDE } from "./facts.js"
import { U } from "./shapes.js"
import { say } from "../../../web/board/messages.js"
import { lip, tile } from "./tiles.js"

/** @typedef {import("../../../web/score/draft.js").Brush} Brush */
/** @typedef {import("../../../web/score/draft.js").Scored} Scored */
/** @typedef {import("../../../web/score/lines.js").Line} Line */

export const LISTED = ROUNDS - 1 // rounds on the sheet; the last one follows from the board
const NO_ROUNDS = ["rounds", ...Array(LISTED).fill(HOLE)]
export const form = { keywords: ["rounds"], head: "rounds", empty: ".", narrowest: 4, before: [NO_ROUNDS] }
export const fewest = 1
export const most = SEATS
export const square = U
export const fields = true
/** @type {() => [high: number, wide: number]} */
export const size = () => [WIDE, WIDE]

/* A square: one letter, or two halves with a cut between them. */

/** @typedef {{cut: string, left: string, right: string}} Halves cut: "" if the square is whole */

const SQUARE = /^(?:([BG.])|([BGF.])([/\\])([BGF.]))$/
/**
 * @type {Record<string, [left: string, right: string]>} which halves are on the left and on the right of a
 * cut
 */
const CUTS = { "/": ["NW", "SE"], "\\": ["SW", "NE"] }
/** @type {Record<string, string>} */
const SIDE = { B: "black", G: "green", F: "fountain" }

/** Read a square; unknown words are empty. @param {string} word @returns {Halves} */
function readSquare(word) {
  const [, whole = ".", left = whole, cut = "", right = whole] = SQUARE.exec(word) ?? []
  return { cut, left, right }
}
/** @param {Halves} halves */
const written = ({ cut, left, right }) => (left === right && left !== "F" ? left : left + cut + right)

/** Can the square be drawn? @param {string[][]} board @param {number} r @param {number} c */
export const drawn = (board, r, c) => board[r][c] === HOLE || SQUARE.test(board[r][c])

/** @param {string} word */
export function told(word) {
  const { cut, left, right } = readSquare(word)
  if (!SQUARE.test(word)) return null
  const [one, other] = (CUTS[cut] ?? []).map((half) => say(`half-${half.toLowerCase()}`))
  return cut ? say("tap-halves", { one, other, left: colour(left), right: colour(right) }) : colour(left)
}
/** @param {string} letter */
const colour = (letter) => say("tap-colour", { letter })

/* Brushes: whole squares, and halves that lie where the square is tapped. */

/** @type {Record<string, string>} the letter that a brush for halves leaves */
const HALF = { "half-B": "B", "half-G": "G", F: "F" }
const BRUSHES = [
  ...["B", "G"].map((word) => ({ word, name: colour(word), drags: true })),
  ...Object.keys(HALF).map((word) => ({ word, name: say("tap-half", { letter: HALF[word] }) })),
]
export const groups = () => [{ name: "all", title: say("page-sheet-brushes"), brushes: BRUSHES }]

/** @param {string} word @param {number} size */
export function picture(word, size) {
  const side = SIDE[HALF[word] ?? word]
  const cells = /** @type {import("./shapes.js").Cell[]} */ ([[0, 0, word in HALF ? "NW" : "F"]])
  return html`<svg viewBox="-1 -1 42 45" width=${size} height=${size} aria-hidden="true">
    ${lip(cells, side)}${tile(cells, side)}</svg>`
}

/** @param {string} word @param {Brush} brush @param {number} x @param {number} y */
export const tapped = (word, { word: left }, x, y) =>
  left in HALF ? withHalf(readSquare(word), HALF[left], cornerAt(x, y)) : left

/** @param {number} x @param {number} y */
const cornerAt = (x, y) => (y < 0.5 ? "N" : "S") + (x < 0.5 ? "W" : "E")

/**
 * Put a letter on a half, or remove it if it is there; keep the other half if the cut is the same.
 * @param {Halves} old
 * @param {string} letter
 * @param {string} corner
 */
function withHalf(old, letter, corner) {
  const cut = CUTS["/"].includes(corner) ? "/" : "\\"
  const side = CUTS[cut][0] === corner ? "left" : "right"
  const kept = old.cut && old.cut !== cut ? { left: ".", right: "." } : old
  return written({ ...kept, cut, [side]: kept[side] === letter && old.cut ? "." : letter })
}

/** Start a square anew at a letter behind a whole one. @param {string} before @param {string} typed */
export const typed = (before, typed) => (/[BGF.](?:[/\\][BGF.]?)?$/.exec(typed.toUpperCase()) ?? [typed])[0]

/* The boards as a view; the server counts rectangles and balance. */

/** @param {Line[]} lines @param {Scored | null} scored */
export function view(lines, scored) {
  const boards = partsOf(lines).map((part) => boardOf(lines, part, form, size()))
  const sets = (/** @type {string} */ letters) =>
    boards.map((board) => [..."NESW"].map((quarter) => squaresWith(board, letters, quarter)))
  return {
    seats: boards.length,
    phase: OVER,
    side: boards.map(() => NONE),
    built: sets("BGF"),
    black: sets("B"),
    green: sets("G"),
    frames: boards.map((_, seat) => scored?.view.frames[seat] ?? [0, 0, 0, 0]),
    markers: boards.map((_, seat) => scored?.view.markers[seat] ?? [0, 0]),
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
    row.flatMap((word, c) => (letters.includes(letterAt(readSquare(word), quarter)) ? [8 * r + c] : [])),
  )

/** @param {Halves} halves @param {string} quarter */
const letterAt = ({ cut, left, right }, quarter) =>
  !cut || QUARTERS[CUTS[cut][0]].includes(quarter) ? left : right

/** @param {{what: string, points: number}} item of the score */
export const pictureOf = ({ what, points }) =>
  !what.startsWith("rating") && piece(what.startsWith("round") ? `${what} ${points}` : what, { size: 30 })
