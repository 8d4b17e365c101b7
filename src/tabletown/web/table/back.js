/** Step through the match, as far as it has come, from one's own view. */
import { html } from "/web/lib/preact.js"
import { Icon } from "/web/icons.js"
import { spoken } from "/web/table/log.js"
import { t } from "/web/words.js"

/** @typedef {import("/web/table/state.js").Table} Table */

/** @param {{table: Table}} props */
export function Back({ table }) {
  const last = table.now.value?.seq ?? 0, at = table.past.value?.seq ?? last, event = table.events.value.find(({ seq }) => seq === at)
  const button = (/** @type {string} */ icon, /** @type {string} */ label, /** @type {number} */ to) =>
    html`<button type="button" class="tool" aria-label=${label} disabled=${to < 0 || to > last || to === at} onClick=${() => look(table, to)}><${Icon} name=${icon} /></button>`
  return html`<div class="back panel" role="group" aria-label=${t("page-back")}>
    ${button("first", t("page-first"), 0)}${button("back", t("page-earlier"), at - 1)}
    <input type="range" min="0" max=${last} value=${at} aria-label=${t("page-back")} aria-valuetext=${event && spoken(table, event)} onInput=${(/** @type {any} */ { target }) => look(table, Number(target.value))} />
    ${button("arrow", t("page-later"), at + 1)}${button("last", t("page-now"), last)}
    <p aria-live="polite"><small>${at} / ${last}</small> ${event ? spoken(table, event) : t("page-start")}</p>
    <button type="button" class="tool" aria-label=${t("page-close")} onClick=${() => { table.past.value = null; table.stepping.value = false }}><${Icon} name="close" /></button></div>`
}

/** @param {Table} table @param {number} seq */
const look = (table, seq) => table.attempt(async () => {
  table.wanted = seq
  if (seq === table.now.value?.seq) return void (table.past.value = null)
  const { view, totals } = await table.wire.ask("look", { seq })
  if (table.wanted === seq) table.past.value = { seq, view, totals }
})
