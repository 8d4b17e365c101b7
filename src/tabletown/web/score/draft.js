/** A sheet that is being written: its text is all there is, kept in this browser; the server says what is wrong and what it scores. */
import { computed, signal } from "../lib/preact.js"
import { recall, remember } from "../memory.js"
import {
  HOLE,
  boardOf,
  partsOf,
  placeOf,
  read,
  rowsOf,
  squareName,
  wholeOf,
  withSeat,
  write,
} from "./lines.js"
import { ask, problemIn } from "../server.js"

/** @typedef {import("../words.js").Message} Message */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("./lines.js").Line} Line */
/** @typedef {import("./lines.js").Part} Part */
/** @typedef {{name: string, total: number, items: import("../server.js").ScoreItem[]}} SeatScored */
/** @typedef {{game: string, seats: SeatScored[], winners: number[], view: any}} Scored */
/** @typedef {{wrong: Message | null, missing: Message[], scored: Scored | null, of: string}} Heard of: the text that it is about */

/** What is left on a square, or between two of them. drags: it paints along the way of a finger; joins: it leads from square to square.
 * @typedef {{word: string, name: Message, drags?: boolean, joins?: boolean}} Brush */
/** @typedef {{name: string, title: Message, brushes: Brush[]}} Group */
/**
 * What a game's sheet.js says; whatever it does not say, its board.js does.
 * @typedef {object} Sheet
 * @property {import("./lines.js").Form} form
 * @property {number} fewest seats of a sheet @property {number} most
 * @property {number} square how wide one is drawn
 * @property {boolean} [shared] all seats are on one board
 * @property {(lines: Line[], part?: Part) => [high: number, wide: number]} size of a board, of a new one without a part
 * @property {() => string[][]} [start] a new sheet of a shared board
 * @property {(lines: Line[]) => Group[]} groups the brushes; one that empties a square is added
 * @property {(brush: string, size: number) => any} picture of a brush
 * @property {(word: string, brush: Brush, x: number, y: number) => string | Message} tapped what a square becomes, or why nothing
 * @property {(lines: Line[], part: Part, brush: Brush) => Line[]} [cleared] what a brush takes away elsewhere
 * @property {(before: string, typed: string) => string} typed what a square becomes by keys
 * @property {(lines: Line[], part: Part, from: string, to: string) => Line[]} [joined]
 * @property {(word: string) => Message | null} told what stands on a square; null: nobody understands it
 * @property {(board: string[][], r: number, c: number) => boolean} drawn is it in the drawing?
 * @property {(lines: Line[], scored: Scored | null) => any} view the boards as board.js draws them
 * @property {(item: import("../server.js").ScoreItem, lines: Line[], seat: number) => any} pictureOf a line of the score
 * @property {(lines: Line[], seat: number) => any} [badge] of a seat, if it is not as usual
 * @property {boolean} [fields] is there a fields.js, with what else is to be filled in?
 */

const PAUSE = 250 // milliseconds without a change after which the server is asked
const LATER = 2000 // until it is asked again, if it did not answer
const KEPT = 200 // changes that can be taken back

const WIPE = { id: "page-sheet-wipe" }

/** @type {Heard} */
const NOTHING = { wrong: null, missing: [], scored: null, of: "" }

export class Draft {
  /** nameOf: a new seat; board: its board.js, null if nothing is drawn; Fields: what else is to be filled in, if anything.
   * @param {string} game @param {(seat: number) => string} nameOf @param {Sheet} sheet @param {any} [board] @param {any} [Fields] */
  constructor(game, nameOf, sheet, board = null, Fields = null) {
    this.game = game
    this.nameOf = nameOf
    this.sheet = sheet
    this.board = board
    this.Fields = Fields
    this.text = signal(recall(`sheet ${game}`) || this.blank())
    this.past = signal(/** @type {string[]} */ ([]))
    this.heard = signal(NOTHING) // what the server says
    this.silence = signal(/** @type {Message | null} */ (null)) // why the server does not say anything
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

  /** An empty sheet, for as few seats as usual. */
  blank() {
    const { sheet, nameOf } = this
    const head = [{ words: ["game", this.game], note: "" }]
    if (sheet.start)
      return write([...head, ...sheet.start().map((words) => ({ words, note: "" }))], sheet.form)
    return write(
      [0, 1].reduce((lines, seat) => withSeat(lines, sheet.form, nameOf(seat), sheet.size(lines)), head),
      sheet.form,
    )
  }

  /** @param {Line[]} lines @param {unknown} [stroke] changes of one stroke are taken back together */
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

  /** What comes too late is about another text. @param {string} of */
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

  /** Where the sheet is wrong, as long as it is the sheet that the server spoke of. @param {Heard} heard */
  #placeOf({ wrong, of }) {
    return wrong && of === this.text.value ? placeOf(of, wrong.args?.line, wrong.args?.column) : null
  }

  /** @param {Part} part */
  #boardOf(part) {
    const { form, size } = this.sheet
    const lines = this.lines.value
    return boardOf(lines, part, form, size(lines, part))
  }

  /** All brushes, the one that empties a square in the first group. */
  get groups() {
    const { form, groups } = this.sheet
    const [first, ...others] = groups(this.lines.value)
    const wipe = { word: form.empty, name: WIPE, drags: true }
    return first ? [{ ...first, brushes: [...first.brushes, wipe] }, ...others] : []
  }

  /** What stands on a square, in words. @param {string} word @param {Words} words */
  told(word, words) {
    const told = this.sheet.told(word)
    return word === HOLE
      ? words.t("page-sheet-hole")
      : told
        ? words.tell(told)
        : words.t("page-sheet-unread", { word })
  }

  /** The squares of one board. @param {number} seat */
  boardOf(seat) {
    return this.boards.value[seat]
  }

  /** The name of the square of a board that is wrong, or nothing. @param {number} seat */
  wrongSquare(seat) {
    const place = this.place.value
    const r = place
      ? rowsOf(this.lines.value, this.parts.value[seat], this.sheet.form).indexOf(place.line)
      : -1
    return place && r >= 0 && place.word >= 0 ? squareName(r, place.word) : ""
  }

  /** Nothing is wrong and nothing is missing. */
  get complete() {
    const { wrong, missing, scored } = this.heard.value
    return !wrong && !missing.length && Boolean(scored)
  }

  /** Has something changed of which the server has not yet spoken? */
  get busy() {
    return this.heard.value.of !== this.text.value
  }

  /** Nobody looks any more. */
  leave() {
    clearTimeout(this.#timer)
  }
}
