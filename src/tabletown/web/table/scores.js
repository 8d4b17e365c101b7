/** The score of every seat, line by line with its §; a line looked at is shown in the city. */
import { html } from "/web/lib/preact.js"
import { Badge } from "/web/icons.js"
import { Rule, sign } from "/web/table/dock.js"
import { t } from "/web/words.js"

/** @typedef {import("/web/table/state.js").Table} Table */

/** @param {{table: Table, told?: (seat: number) => number}} props told: how many lines of a seat have been told yet */
export const Scores = ({ table, told }) => html`<div class="scores">${table.names.value.map((name, seat) => html`<section key=${seat} class=${table.now.value?.winners.includes(seat) ? "winner" : ""}>
  <h3><${Badge} seat=${seat} /><span>${name}</span><b>${table.words.points(sum(table, seat, told?.(seat)))}</b></h3>
  <ol>${(table.scores.value?.seats[seat] ?? []).slice(0, told?.(seat)).map((item, i) => html`<${Line} key=${i} table=${table} seat=${seat} item=${item} />`)}</ol></section>`)}</div>`

/** @param {Table} table @param {number} seat @param {number} [lines] */
function sum({ scores, totals }, seat, lines) {
  const items = scores.value?.seats[seat] ?? []
  if (lines === undefined || lines >= items.length) return totals.value[seat] ?? 0
  return items.slice(0, lines).reduce((points, item) => points + item.points, 0)
}

/** @param {{table: Table, seat: number, item: import("/web/wire.js").ScoreItem}} props */
function Line({ table, seat, item: { rule, at, told, lacks, points } }) {
  const { words } = table, look = () => lookAt(table, seat, at)
  return html`<li tabindex=${at ? 0 : undefined} onPointerEnter=${look} onFocus=${look} onClick=${look} onPointerLeave=${() => lookAt(table, seat, "")} onBlur=${() => lookAt(table, seat, "")}>
    <p>${words.tell(told)}${at && html` <small>${at}</small>`} <${Rule} table=${table} rule=${rule} />${lacks && html`<small class="lacks">${words.tell(lacks)}</small>`}</p>
    <b class=${sign(points)}>${words.signed(points)}</b></li>`
}

/** @param {Table} table @param {number} seat @param {string} at */
export function lookAt(table, seat, at) {
  table.marks.value = at ? [table.board?.scored?.(at) ?? at] : []
  if (at && !table.board?.shared) table.visited.value = seat === table.seat.value ? null : seat
}

/** @param {{table: Table}} props */
export const ScoresDrawer = ({ table }) => html`<p class="calm">${table.now.value?.over ? t("page-final") : t("page-scores")}</p><${Scores} table=${table} />`
