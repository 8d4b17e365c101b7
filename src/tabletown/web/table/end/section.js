/** A section of the final score: every seat's sum as a bar, side by side, and the lines it is made of. */
import { html, useEffect, useRef } from "../../lib/preact.js"
import { Badge, colourOf } from "../../icons.js"
import { Rule } from "../../rules/rule.js"
import { seatsFrom } from "../panels/others.js"
import { Line, Picture } from "./line.js"

/** @typedef {import("./end.js").Props} Props */
/** @typedef {import("./sections.js").Section} One */

/** @param {Props & {section: One, all: One[], now: boolean}} props now: is it being told? */
export function Section({ table, end, section, all, now }) {
  const here = useRef(/** @type {HTMLElement | null} */ (null))
  const { kind, lines } = section
  const order = seatsFrom(table)
  const first = /** @type {number} */ (order.find((seat) => lines[seat].length))
  useEffect(() => {
    if (now) here.current?.scrollIntoView({ block: "nearest", behavior: "smooth" })
  }, [now])
  return html`<section class=${now ? "points now" : "points"} ref=${here}>
    <h3><${Picture} table=${table} end=${end} line=${lines[first][0]} seat=${first} />
      <span class="title">${table.words.tell(kind.title)}</span>
      <${Rule} game=${table.game} rule=${kind.rule} open=${table.read} /></h3>
    <ul class="sides">${order.map(
      (seat) =>
        html`<${Side} key=${seat} table=${table} end=${end} section=${section} all=${all} seat=${seat} />`,
    )}</ul></section>`
}

/** @param {Props & {section: One, all: One[], seat: number}} props */
function Side({ table, end, section, all, seat }) {
  const { kind, lines, sums } = section
  const its = lines[seat]
  return html`<li>
    <p class="side-head"><${Badge} seat=${seat} size=${18} />
      <span class="unseen">${table.names.value[seat]}</span>
      ${
        !kind.remark &&
        html`<${Bar} seat=${seat} sum=${sums[seat]} all=${all} />
        <b class="sum">${table.words.points(sums[seat])}</b>`
      }</p>
    <ol>${its.map(
      (line, i) =>
        html`<${Line} key=${i} table=${table} end=${end} line=${line} seat=${seat} title=${kind.title}
          paid=${its.length > 1} />`,
    )}</ol></li>`
}

/** @param {{seat: number, sum: number, all: One[]}} props */
function Bar({ seat, sum, all }) {
  const most = Math.max(1, ...all.flatMap(({ sums }) => sums.map(Math.abs)))
  const looks = sum < 0 ? "amount amount-loss" : `amount amount-${colourOf(seat)}`
  return html`<span class="rail"><span class=${looks}
    style=${{ width: `${(100 * Math.abs(sum)) / most}%` }}></span></span>`
}
