/** The fields of a score sheet beside a board: the points of the rounds. */
import { html } from "../../../web/lib/preact.js"
import { Amount } from "../../../web/score/fields.js"
import { HOLE } from "../../../web/score/facts.js"
import { lineWith, range, withLines, withWords } from "../../../web/score/lines.js"
import { FORM, SCORED } from "./facts.js"

/** @typedef {import("../../../web/score/draft.js").Draft} Draft */

/** @param {{draft: Draft, seat: number, words: import("../../../web/words.js").Words}} props */
export function Fields({ draft, seat, words }) {
  const points = roundsOf(draft, seat)
  const amount = (/** @type {number} */ i) =>
    html`<${Amount} key=${i} label=${words.t("tap-round", { number: i + 1 })} value=${points[i] ?? HOLE}
      change=${(/** @type {string} */ word) => setRound(draft, seat, i, word)} />`
  return html`<section class="fields panel" aria-labelledby="rounds">
    <h2 id="rounds">${words.t("tap-rounds")}</h2>
    <div class="amounts">${range(0, SCORED).map(amount)}</div>
    <p>${words.t("tap-rounds-about")}</p></section>`
}

/** @param {Draft} draft @param {number} seat */
const roundsOf = ({ lines, parts }, seat) =>
  lines.value[lineWith(lines.value, parts.value[seat], FORM.head)]?.words.slice(1) ?? []

/** @param {Draft} draft @param {number} seat @param {number} i @param {string} word */
function setRound(draft, seat, i, word) {
  const lines = draft.lines.value
  const part = draft.parts.value[seat]
  const at = lineWith(lines, part, FORM.head)
  const points = roundsOf(draft, seat)
  const words = [
    FORM.head,
    ...range(0, Math.max(SCORED, points.length)).map((k) => (k === i ? word : (points[k] ?? HOLE))),
  ]
  draft.change(
    at < 0 ? withLines(lines, part.from + 1, words) : withWords(lines, at, words),
    `round ${seat} ${i}`,
  )
}
