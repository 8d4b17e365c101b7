/** The log of a match, the newest event first. */
import { html } from "../../lib/preact.js"
import { Badge } from "../../icons.js"
import { Rule } from "../../rules/rule.js"
import { ruleOf, t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../server.js").ToldEvent} ToldEvent */

const SHOWN = 60
const MANY = 3 // events of chance in a row that are still listed one by one

/** @param {{table: Table}} props */
export const Log = ({ table }) => html`<section class="log panel"><h2>${t("page-log")}</h2>
  <ol tabindex="0" aria-label=${t("page-log")}>${runs(table.events.value.slice(-SHOWN))
    .reverse()
    .map((run) => html`<${Line} key=${run[0].seq} table=${table} run=${run} />`)}</ol></section>`

/**
 * Group the events of chance that came in one go, such as a setup; all others stand alone.
 * @param {ToldEvent[]} events
 * @returns {ToldEvent[][]}
 */
function runs(events) {
  /** @type {ToldEvent[][]} */
  const found = []
  for (const event of events) {
    if (event.seat < 0 && (found.at(-1)?.[0].seat ?? 0) < 0) found.at(-1)?.push(event)
    else found.push([event])
  }
  return found.flatMap((run) => (run.length > MANY ? [run] : run.map((event) => [event])))
}

/** @param {{table: Table, run: ToldEvent[]}} props */
function Line({ table, run: [event, ...others] }) {
  if (others.length)
    return html`<li class="chance"><i></i><p>${t("page-chance", { count: 1 + others.length })}</p></li>`
  return event.seat < 0
    ? html`<li class="chance"><i></i><${Told} table=${table} event=${event} /></li>`
    : html`<li><${Badge} seat=${event.seat} size=${18} /><${Told} table=${table} event=${event} /></li>`
}

/** @param {{table: Table, event: ToldEvent}} props */
const Told = ({ table, event: { seat, told } }) =>
  html`<p><b>${seat < 0 ? "" : table.names.value[seat]}</b> ${table.words.tell(told)}${" "}
    <${Rule} game=${table.game} rule=${ruleOf(told)} open=${table.read} /></p>`

/** An event in words, with the name of its seat. @param {Table} table @param {ToldEvent} event */
export const spoken = ({ words, names }, { seat, told }) =>
  `${seat < 0 ? "" : `${names.value[seat]} `}${words.tell(told)}`
