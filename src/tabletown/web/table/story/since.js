/** What others did since one's own last move, as a line, or beside the log as a list. */
import { html } from "../../lib/preact.js"
import { inTurn } from "../in_turn.js"
import { Press } from "../../components.js"
import { Badge } from "../../icons.js"
import { tone } from "../../points.js"
import { bySeat } from "./turns.js"
import { Deed, Remarked } from "./sentence.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("./turns.js").Deeds} Deeds */

export const Since = inTurn((/** @type {{table: Table}} */ { table }) => {
  const all = bySeat(table.fresh.value)
  if (table.names.value.length < 2 || table.closed.value) return null
  return html`<section class="since" aria-label=${t("page-since")}>
    <ol>${all.map((deeds) => html`<li key=${deeds.seat}><${Other} table=${table} ...${deeds} /></li>`)}
      ${table.freshRemarks.value
        .slice(-1)
        .map(
          (remark) =>
            html`<li key="remark" class="remark"><${Remarked} table=${table} remark=${remark} /></li>`,
        )}</ol>
  </section>`
})

/** @param {{table: Table} & Deeds} props */
const Other = ({ table, seat, events }) =>
  html`<${Press} press=${() => show(table, seat)} aria-pressed=${isShown(table, seat)}>
    <${Badge} seat=${seat} size=${18} /><b>${table.names.value[seat]}</b>${" "}
    ${events.map((event) => html`<span key=${event.seq}><${Deed} table=${table} event=${event} /></span>`)}
    <${Change} table=${table} seat=${seat} /><//>`

/** What it brought. @param {{table: Table, seat: number}} props */
function Change({ table: { totals, totalsThen, words }, seat }) {
  const before = totalsThen.value[seat] ?? totals.value[seat]
  const points = totals.value[seat] - before
  return points !== 0 && html`<b class=${tone(points)}>${words.signed(points)}</b>`
}

/** Show the moves of a seat on its city, or no longer. @param {Table} table @param {number} seat */
function show(table, seat) {
  const { board, visited, marks } = table
  const shown = isShown(table, seat)
  if (board?.shared) marks.value = shown ? [] : table.freshOf(seat)
  else visited.value = shown || seat === table.seat.value ? null : seat
}

/** Are the moves of this seat shown alone? @param {Table} table @param {number} seat */
function isShown({ board, visited, marks, freshOf }, seat) {
  if (!board?.shared) return visited.value === seat
  return marks.value.length > 0 && marks.value.join() === freshOf(seat).join()
}
