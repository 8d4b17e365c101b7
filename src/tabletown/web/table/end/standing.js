/** How the seats stand: a row each, with its city, its name, and a bar that grows while the end is told. */
import { html } from "../../lib/preact.js"
import { Badge, colourOf } from "../../icons.js"
import { placeNamed, placeOf } from "../../headline.js"
import { Mini, seatsFrom } from "../panels/others.js"
import { inTabs } from "../size.js"
import { shortened } from "../../shortened.js"
import { Running } from "../motion/running.js"
import { t } from "../../words.js"
import { placesOf } from "./telling.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("./sections.js").Section} Section */

const [SHORT, LONG] = [16, 40] // letters of a name

/** @param {{table: Table, section?: Section}} props section: what is being told */
export const Standing = ({ table, section }) =>
  html`<ol class="standing">${seatsFrom(table).map(
    (seat) => html`<${Row} key=${seat} table=${table} seat=${seat} section=${section} />`,
  )}</ol>`

/** @param {{table: Table, seat: number, section?: Section}} props */
function Row({ table, seat, section }) {
  const { names, totals, words, board, now } = table
  const told = !section
  const total = totals.value[seat] ?? 0
  const city = board && !board.shared
  const name = shortened(names.value[seat], inTabs.value ? SHORT : LONG)
  const marks = section ? placesOf(table, section, seat) : []
  return html`<li class=${told && now.value?.winners.includes(seat) ? "winner" : ""}>
    ${city && html`<${Mini} table=${table} seat=${seat} marks=${marks} />`}
    <p class="person"><${Badge} seat=${seat} size=${22} /><b>${name}</b>
      ${seat === table.seat.value && html`<small>${t("page-you")}</small>`}
      ${told && html`<${Place} table=${table} seat=${seat} />`}</p>
    <b class="sum"><${Running} to=${total} told=${words.points} /></b>
    <span class=${`amount amount-${colourOf(seat)}`} style=${{ width: `${shareOf(table, total)}%` }}></span>
  </li>`
}

/** @param {{table: Table, seat: number}} props */
function Place({ table: { scores, now, names, words }, seat }) {
  const winners = now.value?.winners ?? []
  const ending = { totals: scores.value?.totals ?? [], winners, names: names.value }
  if (names.value.length === 1) return null
  const place = winners.includes(seat)
    ? t("page-sheet-winner")
    : words.tell(placeNamed(placeOf(ending, seat)))
  return html`<small class="place">${place}</small>`
}

/** How much of the widest bar a total fills, in percent. @param {Table} table @param {number} total */
function shareOf({ scores }, total) {
  const most = Math.max(1, ...(scores.value?.totals ?? []))
  return (100 * Math.max(0, total)) / most
}
