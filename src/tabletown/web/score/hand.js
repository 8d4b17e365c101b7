/** How fingers and keys fill in a board: a finger paints with the brush, keys type the words of the sheet. */
import { announce } from "../components.js"
import { signal } from "../lib/preact.js"
import { squareName, withSquare } from "./lines.js"
import { typedWord } from "./typing.js"
import { t } from "../words.js"

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Brush} Brush */
/** @typedef {import("./lines.js").Line} Line */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {[r: number, c: number]} At */

/** @type {Record<string, At>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }
const MIDDLE = /** @type {[x: number, y: number]} */ ([0.5, 0.5])

/**
 * Where in its element an event happened, from 0 to 1.
 * @param {MouseEvent} event
 * @returns {[x: number, y: number]}
 */
function within({ clientX, clientY, currentTarget }) {
  const { left, top, width, height } = /** @type {Element} */ (currentTarget).getBoundingClientRect()
  return [(clientX - left) / width, (clientY - top) / height]
}

export class Hand {
  at = signal(/** @type {At} */ ([0, 0])) // the square that has the focus
  from = signal("") // the first of two squares to join
  /** @type {{way: At[]} | null} */ #stroke = null
  #keyed = { square: "", before: "", typed: "" }

  /** @param {Draft} draft @param {number} seat @param {Brush} brush @param {Words} words */
  constructor(draft, seat, brush, words) {
    this.draft = draft
    this.seat = seat
    this.brush = brush
    this.words = words
  }

  /** @param {Brush} brush @param {Words} words */
  hold(brush, words) {
    if (this.brush !== brush) this.from.value = ""
    this.brush = brush
    this.words = words
  }

  // Fingers

  strokes = {
    onPointerDown: (/** @type {PointerEvent} */ event) => this.#begin(event),
    onPointerMove: (/** @type {PointerEvent} */ event) => this.#goOn(event),
    onPointerUp: () => this.#end(),
    onPointerCancel: () => {
      this.#stroke = null
    },
    onKeyDown: (/** @type {KeyboardEvent} */ event) => this.#press(event),
  }

  /** @param {number} r @param {number} c */
  square = (r, c) => ({
    tabindex: String(this.at.value) === String([r, c]) ? 0 : -1,
    onFocus: () => this.#enter(r, c),
    onClick: (/** @type {MouseEvent} */ event) => this.#click(r, c, event),
  })

  /** @param {PointerEvent} event */
  #begin(event) {
    const here = this.#under(event)
    this.#stroke = here && event.button === 0 ? { way: [here] } : null
  }

  /** @param {PointerEvent} event */
  #goOn(event) {
    const here = this.#under(event)
    const stroke = this.#stroke
    const { drags, joins } = this.brush
    if (!here || !stroke || !(drags || joins) || String(stroke.way.at(-1)) === String(here)) return
    stroke.way.push(here)
    const fresh = stroke.way.length === 2 ? stroke.way : [here]
    if (drags) fresh.forEach(([r, c]) => this.#tap(r, c, ...MIDDLE, stroke))
  }

  #end() {
    const way = this.#stroke?.way ?? []
    if (way.length > 1 && this.brush.joins)
      this.#join(squareName(...way[0]), squareName(...way[way.length - 1]))
  }

  /**
   * Tap a square, unless the click ends a stroke. A click without detail comes from a key.
   * @param {number} r
   * @param {number} c
   * @param {MouseEvent} event
   */
  #click(r, c, event) {
    const stroked = (this.#stroke?.way.length ?? 0) > 1
    this.#stroke = null
    if (stroked) return
    if (this.brush.joins) this.#pick(squareName(r, c))
    else this.#tap(r, c, ...(event.detail ? within(event) : MIDDLE))
  }

  /** The square under a finger. @param {PointerEvent} event @returns {At | null} */
  #under(event) {
    const [x, y] = within(event)
    const board = this.draft.boardOf(this.seat)
    const r = Math.floor(y * board.length)
    const c = Math.floor(x * board[0].length)
    return board[r]?.[c] === undefined ? null : [r, c]
  }

  // What a tap changes

  /**
   * @param {number} r
   * @param {number} c
   * @param {number} x where within the square
   * @param {number} y
   * @param {unknown} [stroke]
   */
  #tap(r, c, x, y, stroke) {
    const { sheet, lines, parts } = this.draft
    const here = this.draft.boardOf(this.seat)[r][c]
    const { empty } = sheet.form
    const word = this.brush.word === empty ? empty : sheet.tapped(here, this.brush, x, y)
    if (typeof word === "string")
      this.#set(r, c, word, stroke, sheet.cleared?.(lines.value, parts.value[this.seat], this.brush))
    else this.draft.hint.value = word
  }

  /**
   * @param {number} r
   * @param {number} c
   * @param {string} word
   * @param {unknown} [stroke]
   * @param {Line[]} [lines]
   */
  #set(r, c, word, stroke, lines = this.draft.lines.value) {
    const { draft, seat } = this
    draft.change(withSquare(lines, draft.parts.value[seat], draft.sheet.form, r, c, word), stroke)
    announce(t("page-sheet-square", { square: squareName(r, c), what: draft.told(word, this.words) }))
  }

  /** @param {string} square */
  #pick(square) {
    const from = this.from.value
    this.from.value = from ? "" : square
    if (from && from !== square) this.#join(from, square)
  }

  /** @param {string} from @param {string} to */
  #join(from, to) {
    const { sheet, lines, parts } = this.draft
    this.from.value = ""
    this.draft.change(sheet.joined?.(lines.value, parts.value[this.seat], from, to) ?? lines.value)
  }

  // Keys

  /** @param {KeyboardEvent} event */
  #press(event) {
    const [r, c] = this.at.value
    const step = STEPS[event.key]
    const writes = event.key.length === 1 && event.key !== " "
    if (event.key === "z" && (event.ctrlKey || event.metaKey)) return this.draft.undo()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (step || writes || event.key === "Backspace" || event.key === "Delete") event.preventDefault()
    if (step) this.#move(event, r + step[0], c + step[1])
    else if (event.key === "Escape") this.from.value = ""
    else if (event.key === "Backspace" || event.key === "Delete") this.#wipe(r, c)
    else if (writes) this.#type(r, c, event.key)
  }

  /** @param {KeyboardEvent} event @param {number} r @param {number} c */
  #move(event, r, c) {
    const square = /** @type {Element} */ (event.currentTarget).children[r]?.children[c]
    if (square instanceof HTMLElement) square.focus()
  }

  /** @param {number} r @param {number} c */
  #enter(r, c) {
    this.at.value = [r, c]
    if (this.#keyed.square !== squareName(r, c)) this.#keyed.square = ""
  }

  /** @param {number} r @param {number} c */
  #wipe(r, c) {
    this.#keyed.square = ""
    this.#set(r, c, this.draft.sheet.form.empty)
  }

  /**
   * Add a letter to what was typed since the square got the focus.
   * @param {number} r
   * @param {number} c
   * @param {string} key
   */
  #type(r, c, key) {
    const square = squareName(r, c)
    if (this.#keyed.square !== square)
      this.#keyed = { square, before: this.draft.boardOf(this.seat)[r][c], typed: "" }
    this.#keyed.typed += key
    const { words, begun } = this.draft.sheet
    const word = typedWord(words, this.#keyed.before, this.#keyed.typed, begun)
    this.#set(r, c, word, `keys ${this.seat} ${square}`)
  }
}
