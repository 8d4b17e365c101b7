/** The end: who won, and every point told line by line in the cities; then another match. */
import { html, useEffect, useState } from "/web/lib/preact.js"
import { Icon } from "/web/icons.js"
import { addressOf, keep, mine } from "/web/mine.js"
import { go } from "/web/routes.js"
import { still } from "/web/settings.js"
import { Scores, lookAt } from "/web/table/scores.js"
import { fetched } from "/web/wire.js"
import { t } from "/web/words.js"

/** @typedef {import("/web/table/state.js").Table} Table */

const PACE = 700 // milliseconds a line

/** @param {{table: Table, children?: any}} props */
export function End({ table, children }) {
  const { names, now, words, card } = table, winners = now.value?.winners ?? [], lines = linesOf(table), [told, tell] = useState(still() ? Infinity : 0)
  useEffect(() => {
    if (told >= lines.length) return void lookAt(table, table.shown.value, "")
    const [seat, i] = lines[told], timer = setTimeout(() => tell(told + 1), PACE)
    lookAt(table, seat, table.scores.value?.seats[seat][i].at ?? "")
    return () => clearTimeout(timer)
  }, [told, lines.length])
  const toldOf = (/** @type {number} */ seat) => lines.slice(0, told).filter(([other]) => other === seat).length
  return html`<section class="end panel" aria-label=${t("page-end-of-match")}>
    <h2>${told < lines.length ? t("page-telling") : words.t("winners", { names: winners.map((seat) => names.value[seat]).join(", "), count: winners.length })}</h2>
    <div class="row">${told < lines.length ? html`<button type="button" onClick=${() => tell(Infinity)}>${t("page-skip-telling")}</button>` : html`<button type="button" onClick=${() => tell(0)}>${t("page-tell-again")}</button>`}
      ${!card.value?.ended && html`<button type="button" class="go" onClick=${() => again(table)}><${Icon} name="turn" size=${18} />${card.value?.next ? t("page-join-rematch") : t("page-rematch")}</button>`}
      <button type="button" onClick=${() => save(table)}><${Icon} name="save" size=${18} />${t("page-record")}</button>
      <button type="button" onClick=${() => { table.stepping.value = true }}><${Icon} name="back" size=${18} />${t("page-back")}</button></div>
    ${children}<${Scores} table=${table} told=${toldOf} /></section>`
}

/** All lines of all seats, one seat after another. @param {Table} table @returns {[seat: number, line: number][]} */
const linesOf = ({ scores }) => (scores.value?.seats ?? []).flatMap((items, seat) => items.map((_, i) => /** @type {[number, number]} */ ([seat, i])))

/** The same people once more, by the same keys. @param {Table} table */
const again = (table) => table.attempt(async () => {
  const next = table.card.value?.next || (await (await table.api("POST", "/rematch")).json()).table, kept = mine(table.id)
  if (kept) keep(await moved(kept, next))
  go(addressOf(next, table.key))
})

/** This browser's keys, by the seats they have there. @param {import("/web/mine.js").Mine} kept @param {string} next @returns {Promise<import("/web/mine.js").Mine>} */
async function moved(kept, next) {
  const seatOf = async (/** @type {string} */ key) => (await (await fetched("GET", `/api/tables/${next}`, { key })).json()).seat
  const all = await Promise.all(Object.entries(kept.seats).map(async ([old, key]) => ({ old: Number(old), key, seat: await seatOf(key) })))
  return { ...kept, table: next, links: undefined, seats: Object.fromEntries(all.map(({ seat, key }) => [seat, key])), here: all.filter(({ old }) => kept.here.includes(old)).map(({ seat }) => seat) }
}

/** @param {Table} table */
export const save = (table) => table.attempt(async () => {
  const text = await (await table.api("GET", "/record")).blob()
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(text), download: `${table.card.value?.game}-${table.id}.txt` })
  link.click()
  URL.revokeObjectURL(link.href)
})
