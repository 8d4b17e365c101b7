/** The few things that made the difference between two seats. */
import { html } from "../../lib/preact.js"
import { Badge } from "../../icons.js"
import { t } from "../../words.js"
import { Picture } from "./line.js"
import { compared, differences } from "./sections.js"

/** @typedef {import("./end.js").Props} Props */

/** @param {Props} props */
export function Differences({ table, end }) {
  const { scores, now } = table
  const { seats = [], totals = [] } = scores.value ?? {}
  const pair = compared({ totals, winners: now.value?.winners ?? [] }, table.seat.value)
  const found = pair ? differences(seats, end.sections, pair) : []
  if (!found.length) return null
  return html`<section class="made">
    <h3>${t("page-end-difference")}</h3>
    <ol>${found.map((one) => html`<${One} table=${table} end=${end} one=${one} />`)}</ol></section>`
}

/** @param {Props & {one: import("./sections.js").Difference}} props */
function One({ table, end, one: { title, line, seat, points } }) {
  const { words, names } = table
  const who = seat === table.seat.value ? "you" : "seat"
  const ahead = t("page-end-ahead", { who, name: names.value[seat], points: words.signed(points) })
  return html`<li><${Picture} table=${table} end=${end} line=${line} seat=${seat} />
    <span class="title">${words.tell(title)}</span>
    <b><${Badge} seat=${seat} size=${18} />${ahead}</b></li>`
}
