/** A number that runs to its new value. */
import { html, useEffect, useState } from "../../lib/preact.js"
import { still } from "../../settings.js"

const DURATION = 320 // milliseconds

/** @param {{to: number, told: (points: number) => string}} props */
export function Running({ to, told }) {
  const [at, set] = useState(to)
  useEffect(() => (still() ? set(to) : run(at, to, set)), [to])
  return html`${told(at)}`
}

/**
 * @param {number} from
 * @param {number} to
 * @param {(at: number) => void} set
 * @returns {() => void} stops it
 */
function run(from, to, set) {
  const began = performance.now()
  let frame = requestAnimationFrame(function next(now) {
    const done = Math.min(Math.max((now - began) / DURATION, 0), 1)
    set(Math.round(from + (to - from) * done))
    if (done < 1) frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
}
