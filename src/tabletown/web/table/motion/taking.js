/** Let what somebody takes fly into their own hand. Everything else goes on meanwhile. */
import { still } from "../../settings.js"
import { flyBetween, hide } from "./flight.js"
import { inHand, rectOf } from "./spots.js"
import { paceNow } from "./stage.js"
import { travelsOf } from "./travels.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../server.js").Now} Now */
/** @typedef {import("../../board/contract.js").Travel} Travel */
/** @typedef {{travel: Travel, from: DOMRect, held: number}} Taken held: such pieces in the hand before */

const FRAMES = 30 // in which the hand is drawn

/** Note where one's own pieces leave, and return what lets them fly once all is drawn anew. */
export function takeOff(/** @type {Table} */ table, /** @type {Now} */ now) {
  const taken = takenIn(table, now)
  return () => taken.forEach((one) => land(table, one, now, FRAMES))
}

/** @param {Table} table @param {Now} now @returns {Taken[]} */
function takenIn(table, { events, view }) {
  const before = table.now.value?.view
  const me = table.seat.value
  if (still() || !before || !table.board || table.past.value || !paceNow().travel) return []
  return events
    .filter(({ seat }) => seat === me)
    .flatMap((event) => travelsOf(table.board, before, event, view))
    .filter(({ piece, to }) => piece && to.seat === me)
    .flatMap((travel) => {
      const from = rectOf(table, travel.from ?? {}, travel.seat, before)
      return from ? [{ travel, from, held: inHand(travel.piece ?? "").length }] : []
    })
}

/** @param {Table} table @param {Taken} taken @param {Now} now @param {number} frames left to wait */
function land(table, { travel, from, held }, now, frames) {
  const hand = inHand(travel.piece ?? "")
  if (hand.length <= held && frames)
    return requestAnimationFrame(() => land(table, { travel, from, held }, now, frames - 1))
  const place = hand.length > held ? hand[hand.length - 1] : null
  const to = place?.getBoundingClientRect() ?? rectOf(table, travel.to, travel.seat, now.view)
  if (!to) return
  flyBetween(table, travel, from, to, paceNow().travel)
  if (place) hide([place], paceNow().travel)
}
