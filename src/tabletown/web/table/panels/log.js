/** The log of a match, the newest event first. */
import { html, useEffect, useRef } from "../../lib/preact.js"
import { Press } from "../../components.js"
import { Rule } from "../../rules/rule.js"
import { stepTo } from "../story/stepping.js"
import { Sentence } from "../story/sentence.js"
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

/** An event, or several of chance, which leads to the moment it tells of. */
function Line(/** @type {{table: Table, run: ToldEvent[]}} */ { table, run }) {
  const last = run[run.length - 1]
  const here = table.past.value?.seq === last.seq
  const line = useRef(/** @type {HTMLElement | null} */ (null))
  useEffect(() => {
    if (here) line.current?.scrollIntoView({ block: "nearest" })
  }, [here])
  const current = here ? "step" : undefined
  return html`<li ref=${line} class=${last.seat < 0 ? "chance" : ""} aria-current=${current}>
    <${Press} class="moment" press=${() => stepTo(table, last.seq)}><${Told} table=${table} run=${run} /><//>
    <${Rule} game=${table.game} rule=${ruleOf(last.told)} open=${table.read} /></li>`
}

/** @param {{table: Table, run: ToldEvent[]}} props */
const Told = ({ table, run }) =>
  run.length > 1
    ? t("page-chance", { count: run.length })
    : html`<${Sentence} table=${table} event=${run[0]} />`

/** An event in words, with the name of its seat. @param {Table} table @param {ToldEvent} event */
export const spoken = ({ words, names }, { seat, told }) =>
  `${seat < 0 ? "" : `${names.value[seat]} `}${words.tell(told)}`
