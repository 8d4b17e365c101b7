/** Tips for a first match: shown one at a time, when they matter, until they are read. */
import { computed, html, signal, useMemo } from "../../lib/preact.js"
import { Press } from "../../components.js"
import { recall, remember } from "../../memory.js"
import { Rule } from "../../rules/rule.js"
import { tips } from "../../settings.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../board/contract.js").Tip} Told */

const read = signal(new Set((recall("tips read") ?? "").split(" ")))

/** The tip that matters now, if any. @param {{table: Table}} props */
export function Tip({ table }) {
  const tip = useMemo(() => computed(() => tipOf(table)), [table]).value
  return tip && html`<${Card} table=${table} tip=${tip} />`
}

/** @param {Table} table @returns {Told | null} */
function tipOf(table) {
  const { board, asked, game, seat, now, card } = table
  if (
    tips.value === "off" ||
    card.value?.lesson ||
    !board?.tips ||
    seat.value === null ||
    !(asked.value || now.value?.over)
  )
    return null
  const unread = (/** @type {Told} */ tip) => !read.value.has(`${game}/${tip.id}`)
  return board.tips.find((tip) => unread(tip) && fits(table, tip)) ?? null
}

/** @param {Table} table @param {Told} tip */
function fits({ selection, itemsOf, seat, now }, { kinds, scored, over }) {
  if (over || now.value?.over) return over && now.value?.over // at the end, only what is about the end
  if (kinds) return selection.moves.value.some(({ kind }) => kinds.includes(kind))
  return itemsOf(seat.value).some(({ rule }) => rule === scored)
}

/** @param {{table: Table, tip: Told}} props */
const Card = ({ table, tip }) => html`<aside class="tip panel" aria-label=${t("page-tip")}>
  <p>${table.words.t(tip.id)} <${Rule} game=${table.game} rule=${tip.rule} open=${table.read} /></p>
  <div class="row">
    <${Press} press=${() => markRead(`${table.game}/${tip.id}`)}>${t("page-tip-read")}<//>
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
