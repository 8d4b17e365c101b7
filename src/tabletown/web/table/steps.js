/** Whose turn it is, and which step: one pill, always at the same place. */
import { html } from "/web/lib/preact.js"
import { Badge, Icon } from "/web/icons.js"
import { t } from "/web/words.js"

/** @param {{table: import("/web/table/state.js").Table}} props */
export function Steps({ table }) {
  const { asked, closed, now, names, card } = table, waits = now.value?.waits ?? []
  if (closed.value) return html`<p class="steps"><span class="whose">${now.value?.over ? t("page-over") : t("page-ended")}</span></p>`
  return html`<div class=${asked.value ? "steps yours" : "steps"}>
    <span class="whose" aria-live="polite">${asked.value ? t("page-your-turn") : html`${waits.map((seat) => html`<${Badge} key=${seat} seat=${seat} size=${20} />`)}
      ${t("page-waits", { names: waits.map((seat) => names.value[seat]).join(", ") })}${waits.some((seat) => card.value?.seats[seat].who !== "human") && html`<i class="thinking" aria-hidden="true"></i>`}`}</span>
    <ol>${stepsOf(table).map(({ title, now: here, may, done }, i) => html`<li key=${i} class=${here ? "now" : done ? "done" : ""} aria-current=${here ? "step" : undefined}>
      ${done && html`<${Icon} name="check" size=${14} />`}${table.words.tell(title)}${may && !here && html`<small>${t("page-may")}</small>`}</li>`)}</ol></div>`
}

/** @param {import("/web/table/state.js").Table} table @returns {{title: any, now: boolean, may?: boolean, done?: boolean}[]} */
const stepsOf = ({ board, view, now }) => board?.steps(view.value, [...new Set((now.value?.moves ?? []).map((move) => move.split(" ")[0]))]) ?? []
