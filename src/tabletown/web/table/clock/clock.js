/** The time of a seat, counted down in the browser from what the server said last. */
import { countdown } from "../../duration.js"
import { Icon } from "../../icons.js"
import { html, useEffect, useState } from "../../lib/preact.js"
import { t } from "../../words.js"
import { leftOf, isShort } from "./left.js"

/** @typedef {import("../state.js").Table} Table */

/** @param {{table: Table, seat: number}} props */
export function SeatClock({ table, seat }) {
  const { clocks, closed, names, words, card } = table
  const left = leftOf(clocks.value, seat, performance.now())
  const runs = clocks.value?.runs.includes(seat) ?? false
  useTick(runs)
  if (left === null || closed.value) return null
  const short = runs && isShort(left, card.value?.clock?.seconds ?? 0)
  const time = countdown(left, words.code)
  return html`<span class=${`seat-clock${runs ? " runs" : ""}${short ? " short" : ""}`} role="timer"
    aria-label=${t("page-clock-left", { name: names.value[seat], time })}>
    <${Icon} name="clock" size=${14} />${time}</span>`
}

/** Draw once more every second while a time runs. @param {boolean} runs */
function useTick(runs) {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [runs])
}
