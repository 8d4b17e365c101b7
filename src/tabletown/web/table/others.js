/** Who else sits here: names, points, cities small and live; pressed, a city is shown large. */
import { html } from "/web/lib/preact.js"
import { Badge, Icon } from "/web/icons.js"
import { t } from "/web/words.js"

/** @typedef {import("/web/table/state.js").Table} Table */

/** @param {{table: Table}} props */
export function Others({ table }) {
  const { names, seat, board } = table, all = names.value.map((_, i) => i)
  const order = seat.value === null ? all : [...all.slice(seat.value), ...all.slice(0, seat.value)]
  return html`<ul class=${board?.shared ? "others together" : "others"}>${order.map((other) => html`<li key=${other} class=${marksOf(table, other)}><${Other} table=${table} seat=${other} /></li>`)}</ul>`
}

/** @param {Table} table @param {number} other */
const marksOf = ({ now, seat, shown }, other) =>
  [now.value?.waits.includes(other) ? "waits" : "", other === seat.value ? "you" : "", other === shown.value ? "shown" : ""].join(" ").trim()

/** @param {{table: Table, seat: number}} props */
function Other({ table, seat }) {
  const { board, view, names, totals, words, drawer, visited, shown } = table, large = shown.value === seat
  const visit = () => { visited.value = seat === table.seat.value || (table.seat.value === null && seat === 0) ? null : seat }
  return html`${board && !board.shared && html`<button type="button" class="mini" aria-label=${t("page-visit", { name: names.value[seat] })} aria-pressed=${large} onClick=${visit}>
      <svg viewBox=${board.box(view.value, seat, { small: true }).join(" ")} aria-hidden="true"><${Mini} table=${table} seat=${seat} /></svg></button>`}
    <div class="who"><${Badge} seat=${seat} /><b>${names.value[seat]}</b>${seat === table.seat.value && html`<small>${t("page-you")}</small>`}<${Present} table=${table} seat=${seat} /></div>
    <button type="button" class="total" onClick=${() => { drawer.value = "scores" }} aria-label=${t("page-total", { name: names.value[seat], points: words.points(totals.value[seat] ?? 0) })}>
      ${words.points(totals.value[seat] ?? 0)}</button>`
}

/** @param {{table: Table, seat: number}} props */
const Mini = ({ table, seat }) => table.board.city(table.view.value, seat, { small: true, marks: seat === table.seat.value ? [] : table.freshOf(seat) })

/** @param {{table: Table, seat: number}} props */
const Present = ({ table, seat }) => {
  const chair = table.card.value?.seats[seat]
  if (chair?.who !== "human") return html`<${Icon} name="bot" size=${16} />`
  return chair.name ? "" : html`<small class="empty">${t("page-empty-seat")}</small>`
}
