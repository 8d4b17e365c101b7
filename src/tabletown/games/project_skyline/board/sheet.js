// Fill in the score sheet by tapping: what fields hold, what a brush leaves, and the board as a view.
import { HOLE } from "../../../web/score/facts.js"
import {
  boardOf,
  keywordOf,
  linesWith,
  rowsOf,
  slotsOf,
  wholeOf,
  withWords,
} from "../../../web/score/lines.js"
import { say } from "../../../web/board/messages.js"
import { ARCHITECT, CASH, CELLS, COLOURS, FORM, NONE, SIGNS, TO_CORNER } from "./facts.js"
import { piece } from "./board.js"
import { FIELD } from "./view.js"

/** @typedef {import("../../../web/score/draft.js").Brush} Brush */
/** @typedef {import("../../../web/score/lines.js").Line} Line */
/** @typedef {import("../../../web/score/lines.js").Part} Part */
/** @typedef {{owner: string, sign: string, star: string}} Field owner: nothing if it is empty */

export const form = FORM
export const words = Object.keys(CELLS)
export const square = FIELD
export const shared = true
export const fields = true

// A field: an owner, how high, and perhaps the architect

/** @type {Record<string, string>} */
const HEIGHT = { 1: "single", 2: "double", T: "tower" }

/** Can this stand on a field? @param {string} word */
const isKnown = (word) => Object.hasOwn(CELLS, word)

/** Read a field; unknown words are empty. @param {string} word @returns {Field} */
export function readField(word) {
  const [owner, sign, star] = CELLS[isKnown(word) ? word : form.empty]
  return { owner, sign, star }
}

/** @param {Field} field */
export const written = ({ owner, sign, star }) =>
  words.find((word) => String(CELLS[word]) === String([owner, sign, star])) ?? form.empty

/** Can the field be drawn? @param {string[][]} board @param {number} r @param {number} c */
export const drawn = (board, r, c) => board[r][c] === HOLE || isKnown(board[r][c])

/** @param {string} word */
export function told(word) {
  const { owner, sign, star } = readField(word)
  if (word === form.empty) return say("tap-empty")
  if (!owner) return null
  return say("tap-building", {
    colour: say("tap-colour", { owner }),
    height: HEIGHT[sign],
    architect: star ? "yes" : "no",
  })
}

// Brushes: the buildings of the colours in play, the architect

/** Return the colours in play, in seat order. @param {Line[]} lines */
export const coloursOf = (lines) =>
  linesWith(lines, wholeOf(lines), keywordOf(CASH)).map((i) => slotsOf(lines[i].words, CASH)[0])

/** @param {Line[]} lines */
export const groups = (lines) => [
  {
    name: "all",
    title: say("page-sheet-brushes"),
    brushes: [
      ...coloursOf(lines)
        .flatMap(buildingsOf)
        .map((word) => ({ word, name: told(word) ?? say("tap-empty") })),
      { word: ARCHITECT, name: say("tap-architect") },
    ],
  },
]

/** Return the words of a colour's buildings. @param {string} colour */
const buildingsOf = (colour) =>
  words.filter((word) => {
    const { owner, star } = readField(word)
    return owner && owner === colour && !star
  })

/** @param {string} word @param {number} size */
export const picture = (word, size) => piece(word === ARCHITECT ? "architect" : word, { size: size + 6 })

/** Remove what is tapped again; the architect stays. @param {string} word @param {Brush} brush */
export function tapped(word, { word: left }) {
  const field = readField(word)
  const bare = written({ ...field, star: "" })
  if (left !== ARCHITECT)
    return bare === left ? form.empty : written({ ...readField(left), star: field.star })
  return field.owner ? written({ ...field, star: field.star ? "" : ARCHITECT }) : say("tap-architect-needs")
}

/**
 * Remove the architect, of whom there is one, before he is put elsewhere.
 * @param {Line[]} lines
 * @param {Part} part
 * @param {Brush} brush
 */
export const cleared = (lines, part, { word }) =>
  word === ARCHITECT
    ? painted(
        lines,
        part,
        ({ star }) => star !== "",
        (field) => ({ ...field, star: "" }),
      )
    : lines

/**
 * Change some fields of the board.
 * @param {Line[]} lines
 * @param {Part} part
 * @param {(field: Field) => boolean} holds
 * @param {(field: Field) => Field} change
 */
export const painted = (lines, part, holds, change) =>
  rowsOf(lines, part, form).reduce(
    (all, row) =>
      withWords(
        all,
        row,
        all[row].words.map((word) => (holds(readField(word)) ? written(change(readField(word))) : word)),
      ),
    lines,
  )

// The board as a view: a seat for every colour, in a phase in which no figure stands on the street yet

/** @param {Line[]} lines @param {import("../../../web/score/draft.js").Scored | null} scored */
export function view(lines, scored) {
  const board = boardOf(lines, wholeOf(lines), form, form.size)
  const squares = (/** @type {(field: Field) => unknown} */ holds) =>
    board.flatMap((row, r) => row.flatMap((word, c) => (holds(readField(word)) ? [8 * r + c] : [])))
  return {
    seats: COLOURS.length,
    seat: 0,
    phase: TO_CORNER,
    white: 0,
    black: 0,
    card: NONE,
    at: NONE,
    payer: NONE,
    payee: NONE,
    rent: 0,
    cash: [],
    figure: [0, 0, 0, 0],
    on_top: 0,
    order: [],
    unseen: [],
    figures: [],
    groups: groupsIn(board, coloursOf(lines), scored),
    supply: [],
    ruined: 0,
    architect: squares(({ star }) => star)[0] ?? NONE,
    stands: [...COLOURS].map((owner) =>
      [...SIGNS].map((sign) => squares((field) => field.owner === owner && field.sign === sign)),
    ),
  }
}

/**
 * Return the groups and rents that the server told, as far as they still stand there.
 * @param {string[][]} board
 * @param {string[]} colours
 * @param {import("../../../web/score/draft.js").Scored | null} scored
 * @returns {{seat: number, squares: number[], rent: number}[]}
 */
function groupsIn(board, colours, scored) {
  const known = /** @type {import("./facts.js").View | undefined} */ (scored?.view)
  return (known?.groups ?? [])
    .filter(({ seat, squares }) =>
      squares.every((square) => readField(board[square >> 3][square % 8]).owner === colours[seat]),
    )
    .map((group) => ({ ...group, seat: COLOURS.indexOf(colours[group.seat]) }))
}

/** Draw the badge of a seat, which has its colour. @param {Line[]} lines @param {number} seat */
export const badge = (lines, seat) =>
  piece(`seat-${COLOURS.indexOf(coloursOf(lines)[seat]) + 1}`, { size: 26 })

/** @param {{what: string}} item of the score @param {Line[]} lines @param {number} seat */
export const pictureOf = ({ what }, lines, seat) =>
  piece(what === "premium" ? `${coloursOf(lines)[seat]}T` : "cash", { size: 32 })

/** A seat without a name has the letter of its colour. @param {string} name */
export const unnamed = (name) =>
  name.length === 1 && COLOURS.includes(name)
    ? say("sheet-colour", { seat: COLOURS.indexOf(name) + 1 })
    : null
