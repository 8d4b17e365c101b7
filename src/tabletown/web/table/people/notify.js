/** Tell people that it is their turn, or what happened: by title, notification and screen reader. */
import { announce } from "../../components.js"
import { notices } from "../../settings.js"
import { spoken, spokenRemark } from "../panels/log.js"
import { house, t } from "../../words.js"
import { hrefTo } from "../../base.js"
import { duration } from "../../duration.js"
import { leftOf, littleOf } from "../clock/left.js"

/** @typedef {import("../state.js").Table} Table */

const LONGEST_WAIT = 1e6 // seconds; a browser's timers go no further than weeks

/** Say in the title of the page whose turn it is. @param {Table} table */
export function title(table) {
  const { card, asked, closed } = table
  if (!card.value) return
  const told = closed.value ? t("page-over") : asked.value ? t("page-your-turn") : card.value.title
  document.title = `${asked.value ? "● " : ""}${told} · Tabletown`
}

/** Call when a turn begins. @returns {(table: Table) => void} */
export function turnCaller() {
  let before = true
  return (table) => {
    const asked = table.asked.value
    if (asked && !before) call(table)
    before = asked
  }
}

/** @param {Table} table */
function call(table) {
  if (notices.value === "on" && document.hidden && Notification.permission === "granted") {
    new Notification(t("page-your-turn"), {
      body: table.card.value?.title,
      icon: hrefTo("/web/icon.svg"),
      tag: table.id,
    })
  }
}

/** Announce new remarks about others. @returns {(table: Table) => void} */
export function remarkTeller() {
  let told = -1
  return (table) => {
    const { remarks, seat, now } = table
    if (!now.value) return // what was remarked before arrival is no news
    const fresh = remarks.value.filter(({ number, ...each }) => number > told && each.seat !== seat.value)
    if (told >= 0 && fresh.length) announce(fresh.map((each) => spokenRemark(table, each)).join(". "))
    told = remarks.value.length
  }
}

/** Announce, once for each move, that little time is left. @returns {(table: Table) => void} */
export function timeCaller() {
  let timer = 0
  return ({ clocks, seat, card }) => {
    clearTimeout(timer)
    const mine = seat.value !== null && clocks.value?.runs.includes(seat.value) ? seat.value : null
    if (mine === null) return
    const little = littleOf(card.value?.clock?.seconds ?? 0)
    const wait = (leftOf(clocks.value, mine, performance.now()) ?? 0) - little
    const call = () => announce(t("page-clock-little", { time: duration(little, house().code) }), true)
    if (wait > 0 && wait < LONGEST_WAIT) timer = setTimeout(call, wait * 1000)
  }
}

/** Announce new events. @returns {(table: Table) => void} */
export function teller() {
  let told = -1
  return (table) => {
    const events = table.events.value
    const last = events.at(-1)?.seq ?? 0
    if (!table.now.value) return // the events before arrival are no news
    const fresh = events.filter(({ seq }) => seq > told)
    if (told >= 0 && fresh.length) announce(fresh.map((event) => spoken(table, event)).join(". "))
    told = last
  }
}
