/** A sheet while it is being filled in: the browser keeps its text, the server checks and scores it. */
import { computed, signal } from "../lib/preact.js"
import { recall, remember } from "../memory.js"
import { HOLE } from "./facts.js"
import {
  blank,
  boardOf,
  partsOf,
  placeOf,
  read,
  rowsOf,
  sizeOf,
  squareName,
  wholeOf,
  write,
} from "./lines.js"
import { ask, problemIn } from "../server.js"

/** @typedef {import("../words.js").Message} Message */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("../board/contract.js").Board} Board */
/** @typedef {import("../board/contract.js").Drawing} Drawing */
/** @typedef {import("../board/contract.js").View} View */
/** @typedef {import("./lines.js").Line} Line */
/** @typedef {import("./lines.js").Part} Part */
/** @typedef {import("../server.js").ScoreItem} ScoreItem */
/** @typedef {{name: string, total: number, items: ScoreItem[]}} SeatScored */
/**
 * @typedef {{game: string, seats: SeatScored[], winners: number[], view: View, warnings: Message[]}} Scored
 */
/**
 * An answer of the server about the text `of`.
 * @typedef {{wrong: Message | null, missing: Message[], scored: Scored | null, of: string}} Heard
 */
/**
 * What a tap puts on a square, or between two of them.
 * drags: paints along the path of a finger; joins: leads from square to square.
 * @typedef {{word: string, name: Message, drags?: boolean, joins?: boolean}} Brush
 */
/** @typedef {{name: string, title: Message, brushes: Brush[]}} Group */
/**
 * What a tap makes of a square, or why it does nothing; x and y are within the square, from 0 to 1.
 * @typedef {(word: string, brush: Brush, x: number, y: number) => string | Message} Tapped
 */
/**
 * What a game's sheet.js exports; the rest comes from its board.js.
 * @typedef {object} Sheet
 * @property {import("./lines.js").Form} form
 * @property {string[]} words what can be written on a square
 * @property {(typed: string) => string | undefined} [begun] the beginning of a word that is not among them
 * @property {number} square the width of a square in the drawing
 * @property {boolean} [shared] do all seats share one board?
 * @property {(lines: Line[], part?: Part) => number[]} [size] of a board, or without a part, of a new one,
 *   if not all are alike
 * @property {(lines: Line[]) => Group[]} groups the brushes; one that empties a square is added
 * @property {(brush: string, size: number) => Drawing} picture of a brush
 * @property {Tapped} tapped
 * @property {(lines: Line[], part: Part, brush: Brush) => Line[]} [cleared] without what a brush takes away
 * @property {(lines: Line[], part: Part, from: string, to: string) => Line[]} [joined]
 * @property {(word: string) => Message | null} told what a square holds; null for a word without meaning
 * @property {(board: string[][], r: number, c: number) => boolean} drawn does the drawing show the square?
 * @property {(lines: Line[], scored: Scored | null) => object} view the boards as board.js draws them
 * @property {(item: ScoreItem, lines: Line[], seat: number) => Drawing} pictureOf a line of the score
 * @property {(lines: Line[], seat: number) => Drawing} [badge] of a seat, instead of the usual one
 * @property {(name: string) => Message | null} [unnamed] what to call a seat that has no name but this mark
 * @property {boolean} [fields] is there a fields.js with more to fill in, and perhaps brushes to take up?
 */

const PAUSE = 250 // milliseconds without a change before the server is asked
const LATER = 2000 // milliseconds before it is asked again, if it did not answer
const KEPT = 200 // changes that can be undone

const WIPE = { id: "page-sheet-wipe" }

/** @type {Heard} */
const NOTHING = { wrong: null, missing: [], scored: null, of: "" }

export class Draft {
  /**
   * @param {string} game
   * @param {(seat: number) => string} nameOf the name of a new seat
   * @param {Sheet} sheet
   * @param {Board | null} [board] the game's board.js; null if it draws nothing
   * @param {unknown} [Fields] the component with more to fill in, if there is one
   */
  constructor(game, nameOf, sheet, board = null, Fields = null) {
    this.game = game
    this.nameOf = nameOf
    this.sheet = sheet
    this.board = board
    this.Fields = Fields
    this.text = signal(recall(`sheet ${game}`) || this.blank())
    this.past = signal(/** @type {string[]} */ ([]))
    this.heard = signal(NOTHING) // the last answer of the server
    this.silence = signal(/** @type {Message | null} */ (null)) // why the server did not answer
    this.hint = signal(/** @type {Message | null} */ (null)) // why a tap did nothing
    this.lines = computed(() => read(this.text.value))
    this.parts = computed(() => (sheet.shared ? [wholeOf(this.lines.value)] : partsOf(this.lines.value)))
    this.boards = computed(() => this.parts.value.map((part) => this.#boardOf(part)))
    this.view = computed(() => sheet.view(this.lines.value, this.heard.value.scored))
    this.place = computed(() => this.#placeOf(this.heard.value))
    this.#ask(0)
  }

  #timer = 0
  /** @type {unknown} */ #stroke = null

  /** An empty sheet. */
  blank() {
    const { form } = this.sheet
    return write(blank(this.game, form, this.nameOf), form)
  }

  /** @param {Line[]} lines @param {unknown} [stroke] changes of one stroke are undone together */
  change(lines, stroke) {
    this.write(write(lines, this.sheet.form), stroke)
  }

  /** @param {string} text @param {unknown} [stroke] */
  write(text, stroke) {
    this.hint.value = null
    if (text === this.text.value) return
    if (!stroke || stroke !== this.#stroke)
      this.past.value = [...this.past.value, this.text.value].slice(-KEPT)
    this.#stroke = stroke
    this.#show(text)
  }

  undo() {
    const text = this.past.value.at(-1)
    this.past.value = this.past.value.slice(0, -1)
    this.#stroke = null
    if (text !== undefined) this.#show(text)
  }

  /** @param {string} text */
  #show(text) {
    this.text.value = text
    remember(`sheet ${this.game}`, text)
    this.#ask(PAUSE)
  }

  /** @param {number} pause */
  #ask(pause) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#hear(this.text.value), pause)
  }

  /** Ask the server about a text; drop the answer if the text has changed since. @param {string} of */
  async #hear(of) {
    try {
      const told = await ask("POST", "/api/sheets/draft", { body: of })
      this.silence.value = null
      if (of === this.text.value) this.heard.value = { ...told, of }
    } catch (wrong) {
      this.silence.value = problemIn(wrong)
      this.#ask(LATER)
    }
  }

  /** Where the sheet is wrong, as long as the answer is about the current text. @param {Heard} heard */
  #placeOf({ wrong, of }) {
    return wrong && of === this.text.value ? placeOf(of, wrong.args?.line, wrong.args?.column) : null
  }

  /** @param {Part} part */
  #boardOf(part) {
    const lines = this.lines.value
    return boardOf(lines, part, this.sheet.form, sizeOf(this.sheet, lines, part))
  }

  /** All brushes; the first group also has the one that empties a square. */
  get groups() {
    const { form, groups } = this.sheet
    const [first, ...others] = groups(this.lines.value)
    const wipe = { word: form.empty, name: WIPE, drags: true }
    return first ? [{ ...first, brushes: [...first.brushes, wipe] }, ...others] : []
  }

  /** What a square holds, in words. @param {string} word @param {Words} words */
  told(word, words) {
    const told = this.sheet.told(word)
    if (word === HOLE) return words.t("page-sheet-hole")
    return told ? words.tell(told) : words.t("page-sheet-unread", { word })
  }

  /** The squares of one board. @param {number} seat */
  boardOf(seat) {
    return this.boards.value[seat]
  }

  /** The name of the wrong square of a board, or "". @param {number} seat */
  wrongSquare(seat) {
    const place = this.place.value
    if (!place) return ""
    const r = rowsOf(this.lines.value, this.parts.value[seat], this.sheet.form).indexOf(place.line)
    return r >= 0 && place.word >= 0 ? squareName(r, place.word) : ""
  }

  /** Is nothing wrong and nothing missing? */
  get complete() {
    const { wrong, missing, scored } = this.heard.value
    return !wrong && !missing.length && Boolean(scored)
  }

  /** Has the text changed since the last answer of the server? */
  get busy() {
    return this.heard.value.of !== this.text.value
  }

  /** Stop asking the server. */
  leave() {
    clearTimeout(this.#timer)
  }
}
