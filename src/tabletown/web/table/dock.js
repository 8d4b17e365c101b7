/** One place that tells: why not, what a move would bring, what a thing is. */
import { html } from "/web/lib/preact.js"
import { Icon } from "/web/icons.js"
import { verb } from "/web/table/rack.js"
import { ruleOf, t } from "/web/words.js"

/** @typedef {import("/web/table/state.js").Table} Table */
/** @typedef {import("/web/wire.js").ScoreItem} ScoreItem */

const LINES = 3 // of the score that are told of a move

/** @param {{table: Table}} props */
export const Dock = ({ table }) => html`<div class="dock">
  ${table.refused.value ? html`<${Refused} table=${table} why=${table.refused.value} close=${() => { table.refused.value = null }} />`
    : table.mind.denied.value ? html`<${Refused} table=${table} lead=${table.mind.denied.value.aim.place && t("page-not-here")} why=${table.mind.denied.value.why} close=${() => { table.mind.denied.value = null }} />`
    : table.mind.foreseen.value ? html`<${Foreseen} table=${table} foreseen=${table.mind.foreseen.value} />` : ""}
  <p class="unseen" role="status"><${Meant} table=${table} /></p></div>`

/** The move in mind, for those who listen: with its square; another place the verb itself must name. @param {{table: Table}} props */
function Meant({ table }) {
  const move = table.mind.move.value, place = move?.aim.place ?? ""
  return move && `${/^[a-z]\d/.test(place) ? place : ""} ${verb(table, move)}`
}

/** @param {{table: Table, lead?: string, why: import("/web/words.js").Message, close: () => void}} props */
const Refused = ({ table, lead, why, close }) => html`<div class="bubble" role="alert"><${Icon} name="no" size=${22} />
  <p>${lead && html`<b>${lead} </b>`}${table.words.tell(why)} <${Rule} table=${table} rule=${ruleOf(why)} /></p>
  <button type="button" class="tool" aria-label=${t("page-close")} onClick=${close}><${Icon} name="close" size=${16} /></button></div>`

/** A § that opens the rulebook there. @param {{table: Table, rule: string}} props */
export const Rule = ({ table, rule }) => rule && html`<button type="button" class="rule" onClick=${() => table.read(rule)} aria-label=${t("page-rule", { rule })}>${rule}</button>`

/** What would change: lines of the score, and the total before and after. @param {{table: Table, foreseen: any}} props */
function Foreseen({ table, foreseen }) {
  const { words, seat, scores } = table, mine = seat.value ?? 0, after = foreseen.totals[mine], change = foreseen.change[mine]
  const lines = changed(scores.value?.seats[mine] ?? [], foreseen.items ?? [])
  return html`<div class="foreseen panel" role="status"><p class="lines">${lines.slice(0, LINES).map((item) => html`<span key=${item.what + item.at}>
      <b class=${sign(item.points)}>${words.signed(item.points)}</b> ${words.tell(item.told)}${item.lacks && html` <small>${words.tell(item.lacks)}</small>`}</span>`)}
      ${lines.length > LINES && html`<span>…</span>`}</p>
    <p class="sum">${words.points(after - change)} → <b>${words.points(after)}</b> <b class=${sign(change)}>${change ? words.signed(change) : "±0"}</b></p></div>`
}

/** Lines that are new or read differently. @param {ScoreItem[]} before @param {ScoreItem[]} after */
function changed(before, after) {
  const known = new Set(before.map((item) => JSON.stringify(item)))
  return after.filter((item) => !known.has(JSON.stringify(item)))
}

/** @param {number} points */
export const sign = (points) => (points > 0 ? "gain" : points < 0 ? "loss" : "")

/** What a piece or a place is, beside it; on a phone in the dock. @param {{table: Table}} props */
export function Explained({ table }) {
  const told = table.explained.value, { words, board, scores, shown, past } = table
  if (!told) return null
  const what = board.explain(told.word), items = told.at && !past.value ? (scores.value?.seats[shown.value] ?? []).filter(({ at }) => at && (board.scored?.(at) ?? at) === told.at) : []
  return html`<div class="explained" role="tooltip" style=${placed(told)}><p>${words.tell(what)} <span class="of">${ruleOf(what)}</span></p>
    ${items.map((item) => html`<p><b class=${sign(item.points)}>${words.signed(item.points)}</b> ${words.tell(item.told)}${item.lacks && html` <small>${words.tell(item.lacks)}</small>`}</p>`)}</div>`
}

export const WIDE = 280 // pixels, as wide as the stylesheet lets it be

/** Above what it tells of, or below where there is no room. @param {{x: number, y: number}} told */
function placed({ x, y }) {
  const left = Math.max(8, Math.min(x - WIDE / 2, innerWidth - WIDE - 8))
  return y > 160 ? { left: `${left}px`, bottom: `${innerHeight - y + 12}px` } : { left: `${left}px`, top: `${y + 72}px` }
}
