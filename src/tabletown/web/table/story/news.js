/** Find the events that are news for a seat. */

/** @typedef {import("../../server.js").ToldEvent} ToldEvent */

const NATURE = -1

/**
 * Return what others did, and did not undo, since one's own last move; for spectators, since the last
 * event of nature.
 * @param {number | null} me
 * @param {ToldEvent[]} events
 */
export function newsFor(me, events) {
  const since = events.findLastIndex(({ seat }) => seat === (me ?? NATURE))
  return events
    .slice(since + 1)
    .filter(({ seat }) => seat !== NATURE)
    .reduce(standing, /** @type {ToldEvent[]} */ ([]))
}

/** Add an event; undo removes the last of its seat. @param {ToldEvent[]} events @param {ToldEvent} event */
function standing(events, event) {
  if (event.move !== "undo") return [...events, event]
  const undone = events.findLastIndex(({ seat }) => seat === event.seat)
  return events.filter((_, i) => i !== undone)
}
