/** How much time a seat has left, by what the server said and how long ago. */

/** @typedef {{left: (number | null)[], runs: number[], heard: number}} Clocks heard: in milliseconds */

const LITTLE = 60 // seconds
const SHARE = 0.2 // of a time that is short itself

/**
 * Return the seconds, or null if the seat has no clock.
 * @param {Clocks | null} clocks
 * @param {number} seat
 * @param {number} now in milliseconds
 */
export function leftOf(clocks, seat, now) {
  const left = clocks?.left[seat] ?? null
  if (left === null || !clocks?.runs.includes(seat)) return left
  return Math.max(0, left - (now - clocks.heard) / 1000)
}

/** When little time is left: the last minute, or less of a short time. @param {number} whole in seconds */
export const littleOf = (whole) => Math.min(LITTLE, Math.round(whole * SHARE))

/** @param {number} left @param {number} whole */
export const isShort = (left, whole) => left <= littleOf(whole)
