/** What others did since one's own last move, as a line, or beside the log as a list. */
import { html } from "../../lib/preact.js"
import { inTurn } from "../in_turn.js"
import { Press } from "../../components.js"
import { Badge } from "../../icons.js"
import { tone } from "../../points.js"
import { turnsIn } from "./turns.js"
import { Deed, Remarked } from "./sentence.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("./turns.js").Turn} Turn */

export const Since = inTurn((/** @type {{table: Table}} */ { table }) => {
  const turns = turnsIn(table.fresh.value)
  if (table.names.value.length < 2 || table.closed.value) return null
  return html`<section class="since" aria-label=${t("page-since")}>
    <ol>${turns.map((turn, i) => html`<li key=${i}><${Other} table=${table} turn=${turn} /></li>`)}
      ${table.freshRemarks.value
        .slice(-1)
        .map(
          (remark) =>
            html`<li key="remark" class="remark"><${Remarked} table=${table} remark=${remark} /></li>`,
        )}</ol>
  </section>`
})

/** @param {{table: Table, turn: Turn}} props */
const Other = ({ table, turn: { seat, events } }) =>
  html`<${Press} press=${() => show(table, seat)} aria-pressed=${table.visited.value === seat}>
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
  if (board?.shared) marks.value = table.freshOf(seat)
  else visited.value = visited.value === seat || seat === table.seat.value ? null : seat
}
