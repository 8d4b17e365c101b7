/** Tips of a first match: one at a time, when it matters, and gone for good once read. */
import { computed, html, signal, useMemo } from "../../lib/preact.js"
import { Press } from "../../frame.js"
import { recall, remember } from "../../memory.js"
import { Rule } from "../../rules/rule.js"
import { tips } from "../../settings.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */
/**
 * @typedef {import("../../board/contract.js").Tip} Told
 * what a game tells: a message of its own and its §, at a move of such a kind, when its own score has a line by such a §, or at the end
 */

const read = signal(new Set((recall("tips read") ?? "").split(" ")))

/** The one that matters now, if any. @param {{table: Table}} props */
export function Tip({ table }) {
  const tip = useMemo(() => computed(() => tipOf(table)), [table]).value
  return tip && html`<${Card} table=${table} tip=${tip} />`
}

/** @param {Table} table @returns {Told | null} */
function tipOf(table) {
  const { board, asked, game, seat, now } = table
  if (tips.value === "off" || !board?.tips || seat.value === null || !(asked.value || now.value?.over))
    return null
  return (
    board.tips.find((/** @type {Told} */ tip) => !read.value.has(`${game}/${tip.id}`) && fits(table, tip)) ??
    null
  )
}

/** @param {Table} table @param {Told} tip */
function fits({ selection, itemsOf, seat, now }, { kinds, scored, over }) {
  if (over) return now.value?.over
  if (kinds) return selection.moves.value.some(({ kind }) => kinds.includes(kind))
  return itemsOf(seat.value).some(({ rule }) => rule === scored)
}

/** @param {{table: Table, tip: Told}} props */
const Card = ({ table, tip }) => html`<aside class="tip panel" aria-label=${t("page-tip")}>
  <p>${table.words.t(tip.id)} <${Rule} game=${table.game} rule=${tip.rule} open=${table.read} /></p>
  <div class="row"><${Press} press=${() => done(`${table.game}/${tip.id}`)}>${t("page-tip-read")}<//>
    <${Press} class="quiet" press=${() => {
      tips.value = "off"
    }}>${t("page-tips-off")}<//></div></aside>`

/** @param {string} tip */
function done(tip) {
  read.value = new Set([...read.value, tip])
  remember("tips read", [...read.value].join(" "))
}
