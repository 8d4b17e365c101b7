// Fill in the score sheet by tapping: how fields are written, what a brush leaves, and the board as a view.
import { HOLE, boardOf, linesWith, rowsOf, wholeOf, withWords } from "../../../web/score/lines.js"
import { say } from "../../../web/board/messages.js"
import { COLOURS, NONE, SIGNS, TO_CORNER, WIDE } from "./facts.js"
import { piece } from "./board.js"
import { FIELD } from "./view.js"

/** @typedef {import("../../../web/score/draft.js").Brush} Brush */
/** @typedef {import("../../../web/score/lines.js").Line} Line */
/** @typedef {import("../../../web/score/lines.js").Part} Part */
/** @typedef {{owner: string, sign: string, star: string}} Field owner: nothing if it is empty */

export const form = { keywords: ["cash", "ruin"], head: "game", empty: ".", narrowest: 4 }
export const fewest = 2
export const most = COLOURS.length
export const square = FIELD
export const shared = true
export const fields = true
/** @type {() => [high: number, wide: number]} */
export const size = () => [WIDE, WIDE]
export const start = () => [
  ...Array(WIDE).fill(Array(WIDE).fill(form.empty)),
  ["cash", "r", HOLE],
  ["cash", "g", HOLE],
]

// A field: an owner, how high, and perhaps the architect

const BUILT = /^([rgby])([12T])(\*?)$/
const ARCHITECT = "*"
/** @type {Record<string, string>} */
const HEIGHT = { 1: "single", 2: "double", T: "tower" }

/** @param {string} word @returns {Field} */
function readField(word) {
  const [, owner = "", sign = "", star = ""] = BUILT.exec(word) ?? []
  return { owner, sign, star }
}

/** Can the field be drawn? @param {string[][]} board @param {number} r @param {number} c */
export const drawn = (board, r, c) => [HOLE, form.empty].includes(board[r][c]) || BUILT.test(board[r][c])

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

/** The colours in play, in seat order. @param {Line[]} lines */
export const coloursOf = (lines) =>
  linesWith(lines, wholeOf(lines), "cash").map((i) => lines[i].words[1] ?? "")

/** @param {Line[]} lines */
export const groups = (lines) => [
  {
    name: "all",
    title: say("page-sheet-brushes"),
    brushes: [
      ...coloursOf(lines)
        .flatMap((owner) => Object.keys(HEIGHT).map((sign) => owner + sign))
        .filter((word) => BUILT.test(word))
        .map((word) => ({ word, name: told(word) ?? say("tap-empty") })),
      { word: ARCHITECT, name: say("tap-architect") },
    ],
  },
]

/** @param {string} word @param {number} size */
export const picture = (word, size) => piece(word === ARCHITECT ? "architect" : word, { size: size + 6 })

/** Remove what is tapped again; the architect stays. @param {string} word @param {Brush} brush */
export function tapped(word, { word: left }) {
  const { owner, sign, star } = readField(word)
  if (left !== ARCHITECT) return owner + sign === left ? form.empty : left + star
  return owner ? owner + sign + (star ? "" : ARCHITECT) : say("tap-architect-needs")
}

/** There is one architect. @param {Line[]} lines @param {Part} part @param {Brush} brush */
export const cleared = (lines, part, { word }) =>
  word !== ARCHITECT
    ? lines
    : rowsOf(lines, part, form).reduce(
        (all, row) =>
          withWords(
            all,
            row,
            all[row].words.map((each) => each.replace(ARCHITECT, "")),
          ),
        lines,
      )

/**
 * Add a typed star to what stands there; anything else replaces it.
 * @param {string} before
 * @param {string} typed
 */
export function typed(before, typed) {
  const [last = typed] = /(?:[rgby](?:[12t]\*?)?|\.)$/i.exec(typed) ?? []
  return typed === ARCHITECT
    ? before.replace(ARCHITECT, "") + ARCHITECT
    : last.slice(0, 1).toLowerCase() + last.slice(1).toUpperCase()
}

// The board as a view: seats in the order of their colours, and before anybody's figure stands on the street

/** @param {Line[]} lines @param {import("../../../web/score/draft.js").Scored | null} scored */
export function view(lines, scored) {
  const board = boardOf(lines, wholeOf(lines), form, size())
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
 * The groups and their rents, as the server tells them of what still stands there.
 * @param {string[][]} board
 * @param {string[]} colours
 * @param {import("../../../web/score/draft.js").Scored | null} scored
 * @returns {{seat: number, squares: number[], rent: number}[]}
 */
const groupsIn = (board, colours, scored) =>
  (scored?.view.groups ?? [])
    .filter((/** @type {{seat: number, squares: number[]}} */ { seat, squares }) =>
      squares.every((square) => readField(board[square >> 3][square % 8]).owner === colours[seat]),
    )
    .map((/** @type {{seat: number}} */ group) => ({ ...group, seat: COLOURS.indexOf(colours[group.seat]) }))

/** A seat is known by its colour. @param {Line[]} lines @param {number} seat */
export const badge = (lines, seat) =>
  piece(`seat-${COLOURS.indexOf(coloursOf(lines)[seat]) + 1}`, { size: 26 })

/** @param {{what: string}} item of the score @param {Line[]} lines @param {number} seat */
export const pictureOf = ({ what }, lines, seat) =>
  piece(what === "premium" ? `${coloursOf(lines)[seat]}T` : "cash", { size: 32 })
