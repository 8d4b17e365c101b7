/** Tips of a first match: one at a time, when it matters, and gone for good once read. */
import { computed, html, signal } from "/web/lib/preact.js"
import { recall, remember } from "/web/memory.js"
import { tips } from "/web/settings.js"
import { Rule } from "/web/table/dock.js"
import { t } from "/web/words.js"

/** @typedef {import("/web/table/state.js").Table} Table */
/**
 * @typedef {{id: string, rule: string, kinds?: string[], scored?: string, over?: boolean}} Tip what a game tells: a message of its own and its §, at a move of such a kind,
 * or when its own score has a line by such a §, or at the end
 */

const read = signal(new Set((recall("tips read") ?? "").split(" ")))

/** @param {Table} table */
export const tipOf = (table) => computed(() => {
  const { board, asked, card, now } = table, game = card.value?.game
  if (tips.value === "off" || !board?.tips || table.seat.value === null || !(asked.value || now.value?.over)) return null
  return board.tips.find((/** @type {Tip} */ tip) => !read.value.has(`${game}/${tip.id}`) && fits(table, tip)) ?? null
})

/** @param {Table} table @param {Tip} tip */
function fits({ mind, scores, seat, now }, { kinds, scored, over }) {
  if (over) return now.value?.over
  if (kinds) return mind.moves.value.some(({ kind }) => kinds.includes(kind))
  return (scores.value?.seats[seat.value ?? 0] ?? []).some(({ rule }) => rule === scored)
}

/** @param {{table: Table, tip: Tip}} props */
export function TipCard({ table, tip }) {
  const done = () => {
    read.value = new Set([...read.value, `${table.card.value?.game}/${tip.id}`])
    remember("tips read", [...read.value].join(" "))
  }
  return html`<aside class="tip panel" aria-label=${t("page-tip")}><p>${table.words.t(tip.id)} <${Rule} table=${table} rule=${tip.rule} /></p>
    <div class="row"><button type="button" onClick=${done}>${t("page-tip-read")}</button><button type="button" class="quiet" onClick=${() => { tips.value = "off" }}>${t("page-tips-off")}</button></div></aside>`
}
