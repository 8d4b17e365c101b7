/** Pass one device around: a curtain hides the table until the next person has it. */
import { html } from "../../lib/preact.js"
import { Press } from "../../components.js"
import { Badge } from "../../icons.js"
import { mine } from "../../my_tables.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */

/**
 * The seat at this device that plays next, if the table shows another seat's view.
 * @param {Table} table
 * @returns {number | null}
 */
function nextHere({ id, now, seat, closed, card }) {
  const here = mine(id)?.here ?? []
  const waits = now.value?.waits ?? []
  const yours = seat.value !== null && waits.includes(seat.value)
  if (closed.value || card.value === null || here.length < 2 || yours) return null
  return here.find((other) => waits.includes(other)) ?? null
}

/** Show the next seat's view at once if nothing is secret; else the curtain closes. @param {Table} table */
export function passOn(table) {
  const next = nextHere(table)
  if (next === null) table.staying.value = null
  else if (!table.card.value?.secret) takeSeat(table, next)
}

/** @param {Table} table @param {number} seat */
const takeSeat = (table, seat) => table.enter(mine(table.id)?.seats[seat] ?? "")

/** @param {{table: Table}} props */
export function PassDevice({ table }) {
  const next = nextHere(table) ?? 0
  const { names, seat, staying, now } = table
  const name = names.value[next]
  const stays = seat.value !== null && now.value?.undo != null
  const stay = () => {
    staying.value = now.value?.seq ?? null
  }
  return html`<main class="curtain"><${Badge} seat=${next} size=${72} />
    <h1>${t("page-pass-to", { name })}</h1><p>${t("page-pass-about", { name })}</p>
    <${Press} class="go" autofocus press=${() => takeSeat(table, next)}>${t("page-i-am", { name })}<//>
    ${stays && html`<${Press} press=${stay}>${t("page-stay", { name: names.value[seat.value ?? 0] })}<//>`}
  </main>`
}

/** Is the curtain closed? It may be opened once more for an undo. @param {Table} table */
export const isPassing = (table) =>
  Boolean(table.card.value?.secret) &&
  nextHere(table) !== null &&
  table.staying.value !== table.now.value?.seq
