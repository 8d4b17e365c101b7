/** Find where remarks belong: what happened at the table besides moves. */

/** @typedef {import("../../server.js").ToldEvent} ToldEvent */
/** @typedef {import("../../server.js").ToldRemark} ToldRemark */

const NATURE = -1

/** @param {ToldEvent | ToldRemark} told @returns {told is ToldRemark} */
export const isRemark = (told) => "number" in told

/**
 * Put remarks after the events that they followed; those from before the first of these events are left out.
 * @param {ToldEvent[]} events
 * @param {ToldRemark[]} remarks
 */
export function interleaved(events, remarks) {
  const before = (events[0]?.seq ?? 1) - 1
  const shown = [...events, ...remarks.filter(({ after }) => after >= before)]
  return shown.sort((one, two) => placeOf(one) - placeOf(two))
}

/** @param {ToldEvent | ToldRemark} told */
const placeOf = (told) => (isRemark(told) ? told.after : told.seq)

/**
 * The remarks about others since one's own last move; for spectators, since the last event of nature.
 * @param {number | null} me
 * @param {ToldEvent[]} events
 * @param {ToldRemark[]} remarks
 */
export function freshRemarks(me, events, remarks) {
  const since = events.findLast(({ seat }) => seat === (me ?? NATURE))?.seq ?? 0
  return remarks.filter(({ after, seat }) => after >= since && seat !== me)
}

/** Add remarks to those that are known; the server may tell some twice. */
export function withMore(/** @type {ToldRemark[]} */ known, /** @type {ToldRemark[]} */ more) {
  const last = known.at(-1)?.number ?? 0
  return [...known, ...more.filter(({ number }) => number > last)]
}
