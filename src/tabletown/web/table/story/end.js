/** The end: who won, and every point told line by line in the cities; then another match. */
import { html, useEffect, useState } from "../../lib/preact.js"
import { Press } from "../../frame.js"
import { still } from "../../settings.js"
import { rematch } from "../people/rematch.js"
import { saveRecord } from "./record.js"
import { Scores, lookAt } from "../panels/scores.js"
import { Tip } from "../panels/tips.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {[seat: number, line: number]} Line */

const PACE = 700 // milliseconds a line

/** @param {{table: Table}} props */
export function End({ table }) {
  const lines = linesOf(table)
  const [told, tell] = useTelling(table, lines)
  const telling = told < lines.length
  const toldOf = (/** @type {number} */ seat) =>
    lines.slice(0, told).filter(([other]) => other === seat).length
  return html`<section class="end panel" aria-label=${t("page-end-of-match")}>
    <h2>${telling ? t("page-telling") : winnersOf(table)}</h2>
    <div class="row"><${Press} press=${() => tell(telling ? Infinity : 0)}>${telling ? t("page-skip-telling") : t("page-tell-again")}<//>
      <${Next} table=${table} />
      <${Press} icon="save" press=${() => saveRecord(table)}>${t("page-record")}<//>
      <${Press} icon="back" press=${() => {
        table.stepping.value = true
      }}>${t("page-back")}<//></div>
    <${Tip} table=${table} /><${Scores} table=${table} told=${toldOf} /></section>`
}

/** All lines of all seats, one seat after another. @param {Table} table @returns {Line[]} */
const linesOf = ({ scores }) =>
  (scores.value?.seats ?? []).flatMap((items, seat) => items.map((_, i) => /** @type {Line} */ ([seat, i])))

/**
 * How many lines have been told, each shown in its city.
 * @param {Table} table @param {Line[]} lines @returns {[number, (told: number) => void]}
 */
function useTelling(table, lines) {
  const [told, tell] = useState(still() ? Infinity : 0)
  useEffect(() => {
    if (told >= lines.length) return void lookAt(table, table.shown.value, "")
    const [seat, i] = lines[told]
    const timer = setTimeout(() => tell(told + 1), PACE)
    lookAt(table, seat, table.itemsOf(seat)[i].at)
    return () => clearTimeout(timer)
  }, [told, lines.length])
  return [told, tell]
}

/** @param {Table} table */
function winnersOf({ names, now, words }) {
  const winners = now.value?.winners ?? []
  return words.t("winners", {
    names: winners.map((seat) => names.value[seat]).join(", "),
    count: winners.length,
  })
}

/** Another match, or the one that somebody else has opened. @param {{table: Table}} props */
function Next({ table }) {
  const { ended, next } = table.card.value ?? {}
  const label = next ? t("page-join-rematch") : t("page-rematch")
  return !ended && html`<${Press} class="go" icon="turn" press=${() => rematch(table)}>${label}<//>`
}
