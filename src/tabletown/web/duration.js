/** Put lengths of time into words. */

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** @type {[string, number][]} */
const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", 1],
]

/** A length of time in its largest unit, such as “5 minutes”. @param {number} seconds @param {string} code */
export function duration(seconds, code) {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? UNITS[3]
  return inUnit(seconds / size, unit, "long", code)
}

/** The time that is left, such as “4:59”, or “2 d 3 h”. @param {number} seconds @param {string} code */
export function countdown(seconds, code) {
  const left = Math.max(0, Math.ceil(seconds))
  if (left >= DAY) return daysAndHours(Math.floor(left / HOUR), code)
  const parts = [Math.floor(left / HOUR), Math.floor(left / MINUTE) % 60, left % 60]
  const shown = parts[0] ? parts : parts.slice(1)
  return shown.map((part, i) => (i ? String(part).padStart(2, "0") : part)).join(":")
}

/** @param {number} hours @param {string} code */
const daysAndHours = (hours, code) =>
  `${inUnit(Math.floor(hours / 24), "day", "narrow", code)} ${inUnit(hours % 24, "hour", "narrow", code)}`

/** @param {number} count @param {string} unit @param {"long" | "narrow"} unitDisplay @param {string} code */
const inUnit = (count, unit, unitDisplay, code) =>
  new Intl.NumberFormat(code, { style: "unit", unit, unitDisplay }).format(count)
