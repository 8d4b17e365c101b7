/**
 * Sit down with a name; the people at this browser may have given theirs when they opened the table, and
 * learners are not asked for one.
 */
import { nameOrGuest } from "../../guest_name.js"
import { html, useRef } from "../../lib/preact.js"
import { mine } from "../../my_tables.js"
import { myName } from "../../settings.js"
import { LONGEST_NAME, shortened } from "../../shortened.js"
import { SoundOffer } from "../../sound/offer.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */

/** @param {Table} table */
export const mayTakeSeat = ({ seat, seated, closed }) => seat.value !== null && !seated.value && !closed.value

/** Sit down without being asked, if that is possible. @param {Table} table */
export const sitDown = (table) =>
  table.card.value?.lesson && mayTakeSeat(table) ? sitLearnerDown(table) : sitAllDown(table)

/** @param {Table} table */
const sitLearnerDown = (table) => table.enter(table.key, nameOrGuest(myName.value, table.seat.value ?? 0))

/** @param {Table} table */
async function sitAllDown(table) {
  const kept = mine(table.id)
  const chairs = table.card.value?.seats ?? []
  const waiting = (kept?.here ?? []).filter((seat) => kept?.names?.[seat] && !chairs[seat].name)
  const key = table.key
  for (const seat of waiting) await table.enter(kept?.seats[seat] ?? "", kept?.names?.[seat])
  if (waiting.length && table.key !== key) await table.enter(key)
}

/** @param {{table: Table}} props */
export function Sit({ table }) {
  const name = useRef(/** @type {HTMLInputElement | null} */ (null))
  /** @param {Event} event */
  const sit = async (event) => {
    event.preventDefault()
    const given = shortened(name.current?.value.trim() ?? "", LONGEST_NAME)
    await table.enter(table.key, given)
    if (!table.problem.value) myName.value = given
  }
  return html`<form class="sit panel" onSubmit=${sit}>
    <label for="name">${t("page-name", { number: (table.seat.value ?? 0) + 1 })}</label>
    <input id="name" ref=${name} required autocomplete="nickname" value=${myName.value} />
    <button class="go">${t("page-sit")}</button><${SoundOffer} /></form>`
}
