/** The seats of a table, with names, points and small cities; pressing a city shows it large. */
import { html } from "../../lib/preact.js"
import { Press } from "../../components.js"
import { Badge, Face, Icon } from "../../icons.js"
import { inTurn } from "../in_turn.js"
import { SeatClock } from "../clock/clock.js"
import { Running } from "../motion/running.js"
import { arranged, inTabs } from "../size.js"
import { shortened } from "../../shortened.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */

const LONGEST = { wide: 40, upright: 16, tabs: 10, threes: 8 } // letters of a name

/** @param {{table: Table}} props */
export function Others({ table }) {
  return html`<ul class=${looksOf(table)}>${seatsFrom(table).map(
    (other) =>
      html`<li key=${other} data-seat=${other} class=${marksOf(table, other)}>
        <${Other} table=${table} seat=${other} /></li>`,
  )}</ul>`
}

/** @param {Table} table */
const looksOf = (table) =>
  ["others", table.board?.shared && "together", standInThrees(table) && "threes"].filter(Boolean).join(" ")

/** Do they stand in rows of three where there is little room? @param {Table} table */
const standInThrees = ({ names }) => [3, 5].includes(names.value.length)

/** All seats, one's own first. @param {Table} table */
export function seatsFrom({ names, seat }) {
  const all = names.value.map((_, i) => i)
  return [...all.slice(seat.value ?? 0), ...all.slice(0, seat.value ?? 0)]
}

/** @param {Table} table @param {number} other */
const marksOf = ({ now, seat, shown }, other) =>
  [
    now.value?.waits.includes(other) && "waits",
    other === seat.value && "you",
    other === shown.value && "shown",
  ]
    .filter(Boolean)
    .join(" ")

/** @param {{table: Table, seat: number}} props */
const Other = ({ table, seat }) =>
  html`${table.board && !table.board.shared && html`<${Mini} table=${table} seat=${seat} />`}
    <div class="who">
      <${Badge} seat=${seat} />
      <b title=${table.names.value[seat]}>${shortened(table.names.value[seat], roomForName(table))}</b>
      ${seat === table.seat.value && html`<small class="you-word">${t("page-you")}</small>`}
      <${Present} table=${table} seat=${seat} />
      <${Seen} table=${table} seat=${seat} />
      <${SeatClock} table=${table} seat=${seat} />
    </div>
    ${!areTotalsInBar() && html`<${Total} table=${table} seat=${seat} />`}`

/** Do totals stand in the bar, because the seats are below the edge of the window? */
const areTotalsInBar = () => arranged.value === "low"

/** All totals in the bar, in short. @param {{table: Table}} props */
export const Totals = ({ table }) =>
  areTotalsInBar() &&
  !table.ending.value &&
  html`<ul class="totals">${seatsFrom(table).map(
    (seat) =>
      html`<li key=${seat}><${Badge} seat=${seat} size=${18} /><${Total} table=${table} seat=${seat} /></li>`,
  )}</ul>`

/** @param {{table: Table, seat: number, marks?: string[]}} props marks: instead of its fresh moves */
export function Mini({ table, seat, marks }) {
  const { board, view, names, visited, shown } = table
  const own = seat === (table.seat.value ?? 0)
  const box = board.box(view.value, seat, { small: true })
  const visit = () => {
    visited.value = own ? null : seat
  }
  return html`<${Press} class="mini" aria-label=${t("page-visit", { name: names.value[seat] })}
    aria-pressed=${shown.value === seat} press=${visit}>
    <svg viewBox=${box.join(" ")} aria-hidden="true">
      <${Land} table=${table} seat=${seat} marks=${marks} /></svg><//>`
}

/** @param {{table: Table, seat: number, marks?: string[]}} props */
const Land = inTurn(({ table, seat, marks }) => {
  const fresh = seat === table.seat.value ? [] : table.freshOf(seat)
  return table.board.city(table.view.value, seat, { small: true, marks: marks ?? fresh })
})

/** The letters of a name for which there is room; three or five people stand in rows of three. */
function roomForName(/** @type {Table} */ table) {
  if (!inTabs.value) return arranged.value === "wide" ? LONGEST.wide : LONGEST.upright
  return standInThrees(table) ? LONGEST.threes : LONGEST.tabs
}

/** Whether a bot sits there, or nobody yet. @param {{table: Table, seat: number}} props */
function Present({ table, seat }) {
  const chair = table.card.value?.seats[seat]
  if (!chair) return ""
  const { who } = chair
  if (who !== "human")
    return html`<small class="level" title=${t("bot-level", { bot: who })}>
      <${Face} bot=${who} size=${16} /><span>${t("bot-level", { bot: who })}</span></small>`
  return chair.name ? "" : html`<small class="empty">${t("page-empty-seat")}</small>`
}

/** Say that somebody who left this seat knows its secrets. @param {{table: Table, seat: number}} props */
function Seen({ table: { card, closed }, seat }) {
  if (closed.value || !card.value?.seen?.includes(seat)) return null
  const label = t("page-seen")
  return html`<span class="seen" role="img" aria-label=${label} title=${label}>
    <${Icon} name="eye" size=${16} /></span>`
}

/** @param {{table: Table, seat: number}} props */
function Total({ table: { names, totals, words, drawer }, seat }) {
  const points = words.points(totals.value[seat] ?? 0)
  const label = t("page-total", { name: names.value[seat], points })
  const open = () => {
    drawer.value = "scores"
  }
  return html`<${Press} class="total" aria-label=${label} press=${open}>
    <${Running} to=${totals.value[seat] ?? 0} told=${words.points} /><//>`
}
