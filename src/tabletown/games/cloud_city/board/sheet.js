// Fill in the score sheet by tapping: what squares hold, what a brush leaves, and the cities as a view.
import { GAME, HOLE } from "../../../web/score/facts.js"
import {
  boardOf,
  endOf,
  lineWith,
  linesWith,
  partsOf,
  range,
  resized,
  rowsOf,
  wholeOf,
  withLines,
  withWords,
  withoutLines,
  wordsIn,
} from "../../../web/score/lines.js"
import { BETWEEN, CARDS, CELLS, FORM, IN_PLAY, LETTERS, NONE, OVER, REQUESTS, SIZES, WALK } from "./facts.js"
import { U } from "./geometry.js"
import { piece } from "./pieces.js"
import { say } from "../../../web/board/messages.js"

/** @typedef {import("../../../web/score/draft.js").Brush} Brush */
/** @typedef {import("../../../web/score/draft.js").Draft} Draft */
/** @typedef {import("../../../web/score/lines.js").Line} Line */
/** @typedef {import("../../../web/score/lines.js").Part} Part */

export const form = FORM
export const words = CELLS
export const square = U
export const fields = true

// Sizes: all cities are square, or all are oblong, upright or not

/**
 * Return the first size that holds the rows of a city; a new city is as large as the first one.
 * @param {Line[]} lines
 * @param {Part} [part]
 */
export function size(lines, part = partsOf(lines)[0]) {
  const rows = part ? rowsOf(lines, part, form) : []
  const wide = Math.max(0, ...rows.map((row) => lines[row].words.length))
  return SIZES.find((each) => rows.length <= each[0] && wide <= each[1]) ?? SIZES[0]
}

/**
 * Give one city another size, and the others too, if they would be larger or smaller.
 * @param {Draft} draft
 * @param {number} seat
 * @param {number[]} [chosen]
 */
export function sizeChanged({ lines, parts }, seat, chosen = SIZES[0]) {
  const area = (/** @type {number[]} */ [high, wide]) => high * wide
  const changes = parts.value.filter(
    (part, i) => i === seat || area(size(lines.value, part)) !== area(chosen),
  )
  return changes.reduceRight((all, part) => resized(all, part, form, chosen), lines.value)
}

// Squares

/** @param {string[][]} board @param {number} r @param {number} c */
export const drawn = (board, r, c) => [HOLE, ...CELLS].includes(board[r][c])

/** @param {string} word */
export function told(word) {
  if (word === form.empty) return say("tap-no-building")
  return CELLS.includes(word) ? say(`one-${word}`) : null
}

const BRUSHES = [
  ...[...LETTERS].map((word) => ({ word, name: say(`one-${word}`) })),
  { word: WALK, name: say("tap-walkway"), joins: true },
]
export const groups = () => [{ name: "all", title: say("page-sheet-brushes"), brushes: BRUSHES }]

/** @param {string} word @param {number} size */
export const picture = (word, size) =>
  word === WALK ? piece("forest 2", { size: 1.7 * size }) : piece(word, { size: 2.1 * size })

/** Remove what is tapped again. @param {string} word @param {Brush} brush */
export const tapped = (word, brush) => (word === brush.word ? form.empty : brush.word)

// Walkways

/** Return the ends of a walkway, such as a1 and c1, in reading order. @param {Line} line */
const endsOf = ({ words }) => inOrder(...(words[1] ?? "").split("-"))

/** @param {string[]} ends */
const inOrder = (...ends) =>
  ends.sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)) || one.localeCompare(other))

/**
 * Add a walkway between two squares, or remove the one that is there.
 * @param {Line[]} lines
 * @param {Part} part
 * @param {string} from
 * @param {string} to
 */
export function joined(lines, part, from, to) {
  const name = inOrder(from, to).join("-")
  const there = linesWith(lines, part, WALK).filter((i) => endsOf(lines[i]).join("-") === name)
  return there.length ? withoutLines(lines, there) : withLines(lines, endOf(lines, part), [WALK, name])
}

// Cards

/** @param {Line[]} lines */
export const cardsOf = (lines) =>
  lines[lineWith(lines, wholeOf(lines), REQUESTS)]?.words
    .slice(1)
    .flatMap((word) => word.split(BETWEEN))
    .filter(Boolean) ?? []

/** Add a card, or remove it; one too many replaces the first. @param {Line[]} lines @param {string} card */
export function withCard(lines, card) {
  const cards = cardsOf(lines)
  const others = cards.filter((each) => each !== card)
  const chosen = cards.includes(card) ? others : [...others, card].slice(-IN_PLAY)
  const at = lineWith(lines, wholeOf(lines), REQUESTS)
  const words = [REQUESTS, ...wordsIn(chosen.join(`${BETWEEN} `))]
  if (at < 0) return withLines(lines, 1 + lineWith(lines, wholeOf(lines), GAME), words)
  return chosen.length ? withWords(lines, at, words) : withoutLines(lines, [at])
}

// The cities as a view

/** @param {Line[]} lines */
export function view(lines) {
  const parts = partsOf(lines)
  const boards = parts.map((part) => boardOf(lines, part, form, size(lines, part)))
  const cards = cardsOf(lines)
  const high = boards.map((board) => board.length / 2)
  const wide = boards.map((board) => board[0].length / 2)
  const none = boards.map(() => 0)
  const spots = boards.map((_, i) =>
    range(0, high[i]).flatMap((row) => range(0, wide[i]).map((column) => 8 * row + column)),
  )
  return {
    seats: boards.length,
    seat: 0,
    phase: OVER,
    long_side: Math.max(...high, ...wide),
    cards: cards.length,
    card: cards.map((card) => CARDS.indexOf(card)),
    piece: [],
    market: [],
    held: none,
    hand: boards.map(() => []),
    laid: spots.map((each) => each.length),
    tile: spots.map((each) => each.map(() => NONE)),
    turned: spots.map((each) => each.map(() => 0)),
    spot: spots,
    top: none,
    left: none,
    bottom: high.map((n) => n - 1),
    right: wide.map((n) => n - 1),
    votes: boards.map(() => [0, 0, 0]),
    building: boards.map((board) => [...LETTERS].map((letter) => squaresWith(board, letter))),
    room: boards.map((_, i) => [0, high[i] - 1, 0, wide[i] - 1]),
    walkways: parts.map((part) => linesWith(lines, part, WALK).map((i) => endsOf(lines[i]).join("-"))),
  }
}

/** @param {string[][]} board @param {string} letter */
const squaresWith = (board, letter) =>
  board.flatMap((row, r) => row.flatMap((word, c) => (word === letter ? [8 * r + c] : [])))

/** @param {{ what: string }} item of the score */
export const pictureOf = ({ what }) =>
  CARDS.includes(what) ? piece(what, { size: 28 }) : piece(what, { size: 44 })
