/** A city to tap on: its drawing, and over every square a button. */
import { html, useMemo } from "/web/lib/preact.js"
import { Hand } from "/web/score/hand.js"
import { HOLE, squareName } from "/web/score/lines.js"
import { t } from "/web/words.js"

/** @typedef {import("/web/score/draft.js").Draft} Draft */

/** @param {{draft: Draft, seat: number, brush: import("/web/score/draft.js").Brush, words: import("/web/words.js").Words}} props */
export function Tapping({ draft, seat, brush, words }) {
  const { sheet, board } = draft, hand = useMemo(() => new Hand(draft, seat, brush, words), [draft, seat]), view = draft.view.value
  const items = draft.told.value.scored?.seats[seat]?.items ?? [], box = sheet.box ?? board.box(view, seat, {})
  hand.hold(brush, words)
  return html`<div class="tapping" id="town" role=${sheet.shared ? undefined : "tabpanel"} aria-labelledby=${sheet.shared ? undefined : `tab-${seat}`}>
    <div class="plan" style=${{ aspectRatio: `${box[2]} / ${box[3]}` }}>
      <svg viewBox=${box.join(" ")} aria-hidden="true">${board.city(view, sheet.shared ? null : seat, { items })}</svg>
      <${Squares} draft=${draft} seat=${seat} hand=${hand} box=${box} words=${words} /></div>
    <p class="how" id="how-to-tap">${words.t("tap-how")} ${t("page-sheet-keys")}</p></div>`
}

/** @param {{draft: Draft, seat: number, hand: Hand, box: number[], words: import("/web/words.js").Words}} props */
function Squares({ draft, seat, hand, box, words }) {
  const { sheet } = draft, board = draft.boardOf(seat), wrong = draft.wrongSquare(seat)
  const title = sheet.shared ? t("page-sheet-board") : t("page-city", { name: draft.parts.value[seat].name })
  return html`<div class=${`squares ${hand.brush.drags || hand.brush.joins ? "drags" : ""}`} role="grid" aria-label=${title} aria-describedby="how-to-tap"
    style=${over(box, sheet.square, board.length, board[0].length)} ...${hand.strokes}>
    ${board.map((row, r) => html`<div key=${r} role="row">${row.map((word, c) => html`<button key=${c} type="button" role="gridcell" ...${hand.square(r, c)}
      class=${lookOf(word, squareName(r, c), wrong, hand.from.value)} aria-invalid=${wrong === squareName(r, c)}
      aria-label=${t("page-sheet-square", { square: squareName(r, c), what: words.tell(sheet.told(word)) })}>
      ${!sheet.drawn(board, r, c) && html`<span>${word}</span>`}</button>`)}</div>`)}</div>`
}

/** @param {string} word @param {string} name @param {string} wrong @param {string} from */
const lookOf = (word, name, wrong, from) => `${word === HOLE ? "hole" : ""} ${name === wrong ? "wrong" : ""} ${name === from ? "from" : ""}`

/** The squares of a drawing, as parts of what is shown of it. @param {number[]} box @param {number} unit @param {number} high @param {number} wide */
const over = ([x, y, w, h], unit, high, wide) => ({
  left: `${-x / w * 100}%`, top: `${-y / h * 100}%`, width: `${wide * unit / w * 100}%`, height: `${high * unit / h * 100}%`,
})
