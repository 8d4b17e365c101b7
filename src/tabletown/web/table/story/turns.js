/** Find the turns of a match by its events, and what each seat did. */

/** @typedef {import("../../server.js").ToldEvent} ToldEvent */
/** @typedef {{seat: number, events: ToldEvent[]}} Deeds what a seat did */

/** What each seat did, by the order in which they began. @param {ToldEvent[]} events @returns {Deeds[]} */
export function bySeat(events) {
  const seats = [...new Set(events.map(({ seat }) => seat))]
  return seats.map((seat) => ({ seat, events: events.filter((event) => event.seat === seat) }))
}

/**
 * The last event of the next or the previous turn; chance belongs to the turn before it.
 * @param {ToldEvent[]} events
 * @param {number} at
 * @param {1 | -1} way
 */
export function nextTurn(events, at, way) {
  const players = events.filter(({ seat }) => seat >= 0)
  const ends = players.flatMap(({ seat }, i) => {
    const next = players[i + 1]
    if (next?.seat === seat) return []
    return next ? [next.seq - 1] : [events[events.length - 1].seq]
  })
  return way > 0 ? (ends.find((seq) => seq > at) ?? at) : (ends.findLast((seq) => seq < at) ?? 0)
}
