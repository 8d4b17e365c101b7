/** One place that tells: why not, and what a move would bring. */
import { html } from "../../lib/preact.js"
import { Press } from "../../frame.js"
import { Icon } from "../../icons.js"
import { Short, tone } from "../../points.js"
import { Rule } from "../../rules/rule.js"
import { verb } from "./rack.js"
import { ruleOf, t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../server.js").ScoreItem} ScoreItem */

const LINES = 3 // of the score that are told of a move

/** @param {{table: Table}} props */
export const Dock = ({ table }) => html`<div class="dock"><${Told} table=${table} />
  <p class="unseen" role="status"><${Meant} table=${table} /></p></div>`

/** @param {{table: Table}} props */
function Told({ table }) {
  const {
    problem,
    selection: { denied, preview },
  } = table
  const why = problem.value
  const not = denied.value
  const told = preview.told.value
  if (why)
    return html`<${Bubble} table=${table} why=${why} close=${() => {
      problem.value = null
    }} />`
  if (not)
    return html`<${Bubble} table=${table} why=${not.why} here=${not.aim.place} close=${() => {
      denied.value = null
    }} />`
  return html`<${Why} table=${table} />${told && html`<${Preview} table=${table} preview=${told} />`}`
}

/** What the bot that gave a hint expects of it. @param {{table: Table}} props */
function Why({ table: { selection, words } }) {
  const lines = selection.why.value
  return (
    lines.length > 0 &&
    html`<div class="preview panel why" role="status"><p>${t("page-hint-why")}</p><p class="lines">
    ${lines.map((item) => html`<span key=${item.what + item.at}><${Short} words=${words} item=${item} /></span>`)}</p></div>`
  )
}

/** The move in mind, for those who listen: with its square; another place the verb itself must name. @param {{table: Table}} props */
function Meant({ table }) {
  const move = table.selection.move.value
  const place = move?.aim.place ?? ""
  return move && `${/^[a-z]\d/.test(place) ? place : ""} ${verb(table, move)}`
}

/** @param {{table: Table, here?: string, why: import("../../words.js").Message, close: () => void}} props here: it is about a place */
const Bubble = ({
  table,
  here,
  why,
  close,
}) => html`<div class="bubble" role="alert"><${Icon} name="no" size=${22} />
  <p>${here && html`<b>${t("page-not-here")} </b>`}${table.words.tell(why)}${" "}
    <${Rule} game=${table.game} rule=${ruleOf(why)} open=${table.read} /></p>
  <${Press} class="tool" icon="close" size=${16} aria-label=${t("page-close")} press=${close} /></div>`

/** What would change: lines of the score, and the total before and after. @param {{table: Table, preview: any}} props */
function Preview({ table: { words, seat, itemsOf }, preview }) {
  const mine = seat.value ?? 0
  const after = preview.totals[mine]
  const change = preview.change[mine]
  const lines = changed(itemsOf(mine), preview.items ?? [])
  return html`<div class="preview panel" role="status"><p class="lines">
      ${lines.slice(0, LINES).map((item) => html`<span key=${item.what + item.at}><${Short} words=${words} item=${item} /></span>`)}
      ${lines.length > LINES && html`<span>…</span>`}</p>
    <p class="sum">${words.points(after - change)} → <b>${words.points(after)}</b> <b class=${tone(change)}>
      ${change ? words.signed(change) : "±0"}</b></p></div>`
}

/** Lines that are new or read differently. @param {ScoreItem[]} before @param {ScoreItem[]} after */
function changed(before, after) {
  const known = new Set(before.map((item) => JSON.stringify(item)))
  return after.filter((item) => !known.has(JSON.stringify(item)))
}
