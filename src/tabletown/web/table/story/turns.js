/** Find the turns of a match by its events. */

/** @typedef {import("../../server.js").ToldEvent} ToldEvent */
/** @typedef {{seat: number, events: ToldEvent[]}} Turn what a seat did in one go */

/** @param {ToldEvent[]} events of seats @returns {Turn[]} */
export function turnsIn(events) {
  /** @type {Turn[]} */
  const turns = []
  for (const event of events) {
    const last = turns[turns.length - 1]
    if (last?.seat === event.seat) last.events.push(event)
    else turns.push({ seat: event.seat, events: [event] })
  }
  return turns
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
