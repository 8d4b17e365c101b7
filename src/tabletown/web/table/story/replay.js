/** Step through the events of a match, in one's own view. */
import { html } from "../../lib/preact.js"
import { Press } from "../../frame.js"
import { spoken } from "../panels/log.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */

/** @param {{table: Table}} props */
export function Replay({ table }) {
  const last = table.now.value?.seq ?? 0
  const at = table.past.value?.seq ?? last
  const event = table.events.value.find(({ seq }) => seq === at)
  const slide = (/** @type {any} */ { target }) => look(table, Number(target.value))
  const told = event && spoken(table, event)
  return html`<div class="back panel" role="group" aria-label=${t("page-back")}>
    <${To} table=${table} icon="first" label=${t("page-first")} to=${0} />
    <${To} table=${table} icon="back" label=${t("page-earlier")} to=${at - 1} />
    <input type="range" min="0" max=${last} value=${at}
      aria-label=${t("page-back")} aria-valuetext=${told} onInput=${slide} />
    <${To} table=${table} icon="arrow" label=${t("page-later")} to=${at + 1} />
    <${To} table=${table} icon="last" label=${t("page-now")} to=${last} />
    <p aria-live="polite"><small>${at} / ${last}</small> ${told ?? t("page-start")}</p>
    <${Press} class="tool" icon="close" size=${20} aria-label=${t("page-close")}
      press=${() => leave(table)} />
  </div>`
}

/** @param {{table: Table, icon: string, label: string, to: number}} props */
function To({ table, icon, label, to }) {
  const last = table.now.value?.seq ?? 0
  const here = to === (table.past.value?.seq ?? last)
  return html`<${Press} class="tool" icon=${icon} size=${20} aria-label=${label}
    disabled=${here || to < 0 || to > last} press=${() => look(table, to)} />`
}

/** @param {Table} table @param {number} seq */
const look = (table, seq) =>
  table.attempt(async () => {
    table.wanted = seq
    if (seq === table.now.value?.seq) {
      table.past.value = null
      return
    }
    const { view, totals } = await table.connection.ask("look", { seq })
    if (table.wanted === seq) table.past.value = { seq, view, totals }
  })

/** @param {Table} table */
function leave({ past, stepping }) {
  past.value = null
  stepping.value = false
}
