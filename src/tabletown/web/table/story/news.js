/** What is new at a table for somebody who looks at it. */

/** @typedef {import("../../server.js").ToldEvent} ToldEvent */

const NATURE = -1

/**
 * What others did since one's own last move, and did not take back; for who watches, since chance last came.
 * @param {number | null} me @param {ToldEvent[]} events
 */
export function newsFor(me, events) {
  const since = events.findLastIndex(({ seat }) => seat === (me ?? NATURE))
  return events
    .slice(since + 1)
    .filter(({ seat }) => seat !== NATURE)
    .reduce(standing, /** @type {ToldEvent[]} */ ([]))
}

/** Events that stand, with one more; undo takes back the last one of its seat. @param {ToldEvent[]} events @param {ToldEvent} event */
function standing(events, event) {
  if (event.move !== "undo") return [...events, event]
  const undone = events.findLastIndex(({ seat }) => seat === event.seat)
  return events.filter((_, i) => i !== undone)
}
