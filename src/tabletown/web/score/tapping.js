/** A city to tap on: its drawing, with a button over each square. */
import { html, useMemo } from "../lib/preact.js"
import { Hand } from "./hand.js"
import { HOLE } from "./facts.js"
import { squareName } from "./lines.js"
import { t } from "../words.js"

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../words.js").Words} Words */

/** @param {{draft: Draft, seat: number, brush: import("./draft.js").Brush, words: Words}} props */
export function Tapping({ draft, seat, brush, words }) {
  const { sheet } = draft
  const board = /** @type {import("./draft.js").Board} */ (draft.board)
  const view = draft.view.value
  const box = board.box(view, seat, {})
  const hand = useMemo(() => new Hand(draft, seat, brush, words), [draft, seat])
  const items = draft.heard.value.scored?.seats[seat]?.items ?? []
  hand.hold(brush, words)
  const panel = sheet.shared ? {} : { role: "tabpanel", "aria-labelledby": `tab-${seat}` }
  return html`<div class="tapping" id="town" ...${panel}>
    <div class="plan" style=${{ aspectRatio: `${box[2]} / ${box[3]}` }}>
      <svg viewBox=${box.join(" ")} aria-hidden="true">
        ${board.city(view, sheet.shared ? null : seat, { items })}
      </svg>
      <${Squares} draft=${draft} seat=${seat} hand=${hand} box=${box} words=${words} />
    </div>
    <p class="how" id="how-to-tap">${words.t("tap-how")} ${t("page-sheet-keys")}</p></div>`
}

/** @param {{draft: Draft, seat: number, hand: Hand, box: number[], words: Words}} props */
function Squares({ draft, seat, hand, box, words }) {
  const { sheet } = draft
  const board = draft.boardOf(seat)
  const { drags, joins } = hand.brush
  const title = sheet.shared ? t("page-sheet-board") : t("page-city", { name: draft.parts.value[seat].name })
  const square = (/** @type {number} */ r, /** @type {number} */ c) =>
    html`<${Square} key=${c} draft=${draft} seat=${seat} hand=${hand} r=${r} c=${c} words=${words} />`
  return html`<div class=${`squares ${drags || joins ? "drags" : ""}`} role="grid"
    aria-label=${title} aria-describedby="how-to-tap"
    style=${over(box, sheet.square, board.length, board[0].length)} ...${hand.strokes}>
    ${board.map((row, r) => html`<div key=${r} role="row">${row.map((_, c) => square(r, c))}</div>`)}
  </div>`
}

/**
 * The button of a square; it shows its word if the drawing does not.
 * @param {{draft: Draft, seat: number, hand: Hand, r: number, c: number, words: Words}} props
 */
function Square({ draft, seat, hand, r, c, words }) {
  const { sheet } = draft
  const board = draft.boardOf(seat)
  const word = board[r][c]
  const square = squareName(r, c)
  const isWrong = draft.wrongSquare(seat) === square
  const looks = [word === HOLE && "hole", isWrong && "wrong", hand.from.value === square && "from"]
  return html`<button type="button" role="gridcell" class=${looks.filter(Boolean).join(" ")}
    aria-invalid=${isWrong} ...${hand.square(r, c)}
    aria-label=${t("page-sheet-square", { square, what: draft.told(word, words) })}>
    ${!sheet.drawn(board, r, c) && html`<span>${word}</span>`}</button>`
}

/**
 * The style that lays the squares over the drawing.
 * @param {number[]} box
 * @param {number} unit
 * @param {number} high
 * @param {number} wide
 */
const over = ([x, y, w, h], unit, high, wide) => ({
  left: `${(-x / w) * 100}%`,
  top: `${(-y / h) * 100}%`,
  width: `${((wide * unit) / w) * 100}%`,
  height: `${((high * unit) / h) * 100}%`,
})
