/** A tab for each seat, with its name and its score so far. */
import { Tool } from "../components.js"
import { Badge, Icon } from "../icons.js"
import { html } from "../lib/preact.js"
import { SEAT } from "./facts.js"
import { Name } from "./fields.js"
import { range, sizeOf, withSeat, withWords, withoutLines } from "./lines.js"
import { t } from "../words.js"

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {{draft: Draft, seat: number, show: (seat: number) => void}} Props */

/** @param {Props & {words: import("../words.js").Words}} props */
export function Seats({ draft, seat, show, words }) {
  const parts = draft.parts.value
  return html`<div class="seats-row">
    <div class="seat-tabs" role="tablist" aria-label=${t("page-sheet-cities")}
      onKeyDown=${arrows(seat, parts.length, show)}>
      ${parts.map(
        ({ name }, i) =>
          html`<button key=${i} type="button" role="tab" id=${`tab-${i}`} aria-selected=${i === seat}
            aria-controls="town" tabindex=${i === seat ? 0 : -1} onClick=${() => show(i)}>
            <${Badge} seat=${i} />
            <span>${name || t("page-sheet-nameless")}</span>
            <b>${totalOf(draft, i, words)}</b>
          </button>`,
      )}
    </div>
    ${
      parts.length < draft.sheet.form.most &&
      html`<button type="button" class="add" onClick=${() => add(draft, show)}>
      <${Icon} name="plus" size=${18} /><span>${t("page-sheet-add")}</span></button>`
    }
  </div>
  <${Called} key=${seat} draft=${draft} seat=${seat} show=${show} />`
}

/** @param {Draft} draft @param {number} seat @param {import("../words.js").Words} words */
function totalOf(draft, seat, words) {
  const scored = draft.heard.value.scored?.seats[seat]
  return scored ? words.points(scored.total) : "–"
}

/** @param {number} seat @param {number} count @param {(seat: number) => void} show */
const arrows = (seat, count, show) => (/** @type {KeyboardEvent} */ event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const next = (seat + (step ?? 0) + count) % count
  if (!step) return
  event.preventDefault()
  show(next)
  requestAnimationFrame(() => document.getElementById(`tab-${next}`)?.focus())
}

// Renaming, adding and removing seats

/** @param {Props} props */
function Called({ draft, seat, show }) {
  const { lines, parts, sheet } = draft
  const { name, from } = parts.value[seat]
  const rename = (/** @type {string[]} */ words) =>
    draft.change(withWords(lines.value, from, [SEAT, ...words]), `name ${seat}`)
  return html`<div class="name-row"><${Name} value=${name} change=${rename} />
    ${
      parts.value.length > sheet.form.fewest &&
      html`<${Tool} icon="close" label=${t("page-sheet-remove", { name })}
      press=${() => remove(draft, seat, show)} />`
    }</div>`
}

/** @param {Draft} draft @param {(seat: number) => void} show */
function add(draft, show) {
  const { sheet, lines, parts } = draft
  const names = parts.value.map(({ name }) => name)
  const name =
    range(names.length, 2 * names.length + 1)
      .map(draft.nameOf)
      .find((each) => !names.includes(each)) ?? ""
  draft.change(withSeat(lines.value, sheet.form, name, sizeOf(sheet, lines.value)))
  show(names.length)
}

/** @param {Draft} draft @param {number} seat @param {(seat: number) => void} show */
function remove(draft, seat, show) {
  const { from, to } = draft.parts.value[seat]
  draft.change(withoutLines(draft.lines.value, range(from, to)))
  show(Math.max(seat - 1, 0))
}
