/** Whose turn it is, and which of its steps. */
import { html } from "../../lib/preact.js"
import { Badge, Icon } from "../../icons.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../words.js").Message} Message */
/** @typedef {{title: Message, now: boolean, may?: boolean, done?: boolean}} One a step of a turn */

/** @param {{table: Table}} props */
export function Steps({ table }) {
  const { asked, closed } = table
  if (closed.value) {
    return html`<p class="steps"><span class="whose">${endTold(table)}</span></p>`
  }
  return html`<div class=${asked.value ? "steps yours" : "steps"}>
    <span class="whose" aria-live="polite">
      ${asked.value ? t("page-your-turn") : html`<${Awaited} table=${table} />`}
    </span>
    <ol>${stepsOf(table).map((one, i) => html`<${Step} key=${i} table=${table} one=${one} />`)}</ol></div>`
}

/** Why nobody can move any more. @param {Table} table */
function endTold({ card, now, names }) {
  const { imported, out } = card.value ?? {}
  if (imported) return t("page-imported")
  if (now.value?.over) return t("page-over")
  if (out === undefined) return t("page-ended")
  const [name, other] = [names.value[out], names.value[1 - out]]
  return names.value.length === 2 ? t("page-out-won", { name, other }) : t("page-out", { name })
}

/** @param {{table: Table}} props */
function Awaited({ table: { now, names, card } }) {
  const waits = now.value?.waits ?? []
  const bots = waits.some((seat) => card.value?.seats[seat].who !== "human")
  return html`${waits.map((seat) => html`<${Badge} key=${seat} seat=${seat} size=${20} />`)}
    ${t("page-waits", { names: waits.map((seat) => names.value[seat]).join(", ") })}
    ${bots && html`<i class="thinking" aria-hidden="true"></i>`}`
}

/** @param {Table} table @returns {One[]} */
const stepsOf = ({ board, view, now }) => board?.steps(view.value, kindsOf(now.value?.moves ?? [])) ?? []

/** @param {string[]} moves */
const kindsOf = (moves) => [...new Set(moves.map((move) => move.split(" ")[0]))]

/** @param {{table: Table, one: One}} props */
const Step = ({ table, one: { title, now, may, done } }) => html`
  <li class=${now ? "now" : done ? "done" : ""} aria-current=${now ? "step" : undefined}>
    ${done && html`<${Icon} name="check" size=${14} />`}${table.words.tell(title)}
    ${may && !now && html`<small>${t("page-may")}</small>`}</li>`
