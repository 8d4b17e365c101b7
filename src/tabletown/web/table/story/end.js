/** The end of a match: the winner, the score told line by line in the cities, and the way to a rematch. */
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
  const lookBack = () => {
    table.stepping.value = true
  }
  return html`<section class="end panel" aria-label=${t("page-end-of-match")}>
    <h2>${telling ? t("page-telling") : winnersOf(table)}</h2>
    <div class="row">
      <${Press} press=${() => tell(telling ? Infinity : 0)}>
        ${telling ? t("page-skip-telling") : t("page-tell-again")}<//>
      <${Next} table=${table} />
      <${Press} icon="save" press=${() => saveRecord(table)}>${t("page-record")}<//>
      <${Press} icon="back" press=${lookBack}>${t("page-back")}<//>
    </div>
    <${Tip} table=${table} /><${Scores} table=${table} told=${toldOf} />
  </section>`
}

/** All lines of all seats, one seat after another. @param {Table} table @returns {Line[]} */
const linesOf = ({ scores }) =>
  (scores.value?.seats ?? []).flatMap((items, seat) => items.map((_, i) => /** @type {Line} */ ([seat, i])))

/**
 * Tell line after line and mark each in its city; return how many lines are told.
 * @param {Table} table
 * @param {Line[]} lines
 * @returns {[number, (told: number) => void]}
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
  const all = winners.map((seat) => names.value[seat]).join(", ")
  return words.t("winners", { names: all, count: winners.length })
}

/** The button that opens a rematch, or joins one that is open already. @param {{table: Table}} props */
function Next({ table }) {
  const { ended, next } = table.card.value ?? {}
  const label = next ? t("page-join-rematch") : t("page-rematch")
  return !ended && html`<${Press} class="go" icon="turn" press=${() => rematch(table)}>${label}<//>`
}
