/** The log of a match, the newest event first. */
import { html, useEffect, useRef } from "../../lib/preact.js"
import { inTurn } from "../in_turn.js"
import { Press } from "../../components.js"
import { Rule } from "../../rules/rule.js"
import { besides } from "../size.js"
import { stepTo } from "../story/stepping.js"
import { interleaved, isRemark } from "../story/remarks.js"
import { Remarked, Sentence } from "../story/sentence.js"
import { ruleOf, t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../server.js").ToldEvent} ToldEvent */
/** @typedef {import("../../server.js").ToldRemark} ToldRemark */

const SHOWN = 60
const MANY = 3 // events of chance in a row that are still listed one by one

export const Log = inTurn(
  (/** @type {{table: Table}} */ { table }) => html`<section class="log panel"><h2>${t("page-log")}</h2>
    <ol tabindex="0" aria-label=${t("page-log")}>${linesOf(table).reverse()}</ol></section>`,
)

/** @param {Table} table */
const linesOf = (table) =>
  runs(interleaved(table.events.value.slice(-SHOWN), table.remarks.value)).map((run) =>
    Array.isArray(run)
      ? html`<${Line} key=${run[0].seq} table=${table} run=${run} />`
      : html`<${Remark} key=${`remark ${run.number}`} table=${table} remark=${run} />`,
  )

/**
 * Group the events of chance that came in one go, such as a setup; all others stand alone.
 * @param {(ToldEvent | ToldRemark)[]} told
 * @returns {(ToldEvent[] | ToldRemark)[]}
 */
function runs(told) {
  /** @type {(ToldEvent[] | ToldRemark)[]} */
  const found = []
  for (const one of told) {
    const last = found.at(-1)
    if (isRemark(one)) found.push(one)
    else if (one.seat < 0 && Array.isArray(last) && last[0].seat < 0) last.push(one)
    else found.push([one])
  }
  return found.flatMap((run) =>
    Array.isArray(run) && run.length <= MANY ? run.map((event) => [event]) : [run],
  )
}

/** Show a moment, also if the log lies over the table. @param {Table} table @param {number} seq */
function lead(table, seq) {
  stepTo(table, seq)
  if (!besides.value) table.drawer.value = ""
}

/** A remark, which leads to the moment when it was made. @param {{table: Table, remark: ToldRemark}} props */
const Remark = ({ table, remark }) =>
  html`<li class="remark"><${Press} class="moment" press=${() => lead(table, remark.after)}>
    <${Remarked} table=${table} remark=${remark} /><//></li>`

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
    <${Press} class="moment" press=${() => lead(table, last.seq)}><${Told} table=${table} run=${run} /><//>
    <${Rule} game=${table.game} rule=${ruleOf(last.told)} open=${table.read} /></li>`
}

/** @param {{table: Table, run: ToldEvent[]}} props */
const Told = ({ table, run }) =>
  run.length > 1
    ? t("page-chance", { count: run.length })
    : html`<${Sentence} table=${table} event=${run[0]} />`

/** A remark in words, with the number of its seat. @param {Table} table @param {ToldRemark} remark */
export const spokenRemark = ({ words }, { seat, told }) =>
  `${seat < 0 ? "" : `${t("remark-seat", { seat: seat + 1 })}: `}${words.tell(told)}`

/** An event in words, with the name of its seat. @param {Table} table @param {ToldEvent} event */
export const spoken = ({ words, names }, { seat, told }) =>
  `${seat < 0 ? "" : `${names.value[seat]} `}${words.tell(told)}`
