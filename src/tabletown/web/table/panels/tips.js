/** Tips for a first match: shown one at a time, when they matter, and never again. */
import { computed, html, signal, useEffect, useMemo } from "../../lib/preact.js"
import { Press } from "../../components.js"
import { recall, remember } from "../../memory.js"
import { Rule } from "../../rules/rule.js"
import { tips } from "../../settings.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../board/contract.js").Tip} Told */

const read = signal(new Set((recall("tips read") ?? "").split(" ")))

/**
 * The tip that matters now, if any. All tips to come lie below it, unseen, so that its place keeps the size
 * of the largest and the board never changes its own.
 * @param {{table: Table}} props
 */
export function Tip({ table }) {
  const tip = useMemo(() => computed(() => tipOf(table)), [table]).value
  const seen = table.selection.busy.value ? null : tip
  useEffect(
    () => (tip ? () => markRead(nameOf(table, tip)) : undefined),
    [tip?.id, table.now.value?.question],
  )
  return html`<div class="tips">
    ${toCome(table).map(
      (each) => html`<${Card} key=${each.id} table=${table} tip=${each} shown=${each === seen} />`,
    )}
  </div>`
}

/** @param {Table} table @param {Told} tip */
const nameOf = ({ game }, { id }) => `${game}/${id}`

/** The tips that nobody here has seen; at the end, those about the end. @param {Table} table */
function toCome(table) {
  const { board, seat, now, card } = table
  if (tips.value === "off" || card.value?.lesson || seat.value === null) return []
  const over = Boolean(now.value?.over)
  const all = board?.tips ?? []
  return all.filter((tip) => Boolean(tip.over) === over && !read.value.has(nameOf(table, tip)))
}

/** @param {Table} table @returns {Told | null} */
function tipOf(table) {
  const { asked, now } = table
  if (!asked.value && !now.value?.over) return null
  return toCome(table).find((tip) => fits(table, tip)) ?? null
}

/** @param {Table} table @param {Told} tip */
function fits({ selection, itemsOf, seat }, { kinds, scored, over }) {
  if (over) return true
  if (kinds) return selection.moves.value.some(({ kind }) => kinds.includes(kind))
  return itemsOf(seat.value).some(({ rule }) => rule === scored)
}

/** @param {{table: Table, tip: Told, shown: boolean}} props */
const Card = ({ table, tip, shown }) => html`<aside class=${shown ? "tip panel" : "tip panel to-come"}
  aria-label=${t("page-tip")}>
  <p>${table.words.t(tip.id)} <${Rule} game=${table.game} rule=${tip.rule} open=${table.read} /></p>
  <div class="row">
    <${Press} press=${() => markRead(nameOf(table, tip))}>${t("page-tip-read")}<//>
    <${Press} class="quiet" press=${turnOff}>${t("page-tips-off")}<//>
  </div>
</aside>`

/** @param {string} tip */
function markRead(tip) {
  read.value = new Set([...read.value, tip])
  remember("tips read", [...read.value].join(" "))
}

function turnOff() {
  tips.value = "off"
}
