/** Looking again whenever something changed, but not faster than anybody reads. */
import { ignored } from "../server.js"

const BREATH = 120 // milliseconds between two looks at a table that moves fast

/** One look at a time; what changes meanwhile is looked at after it. @param {() => Promise<void>} look */
export function throttled(look) {
  let looking = false
  let stale = false
  const catchUp = async () => {
    while (stale) {
      stale = false
      await look()
      await new Promise((resolve) => setTimeout(resolve, BREATH))
    }
  }
  return async () => {
    stale = true
    if (looking) return
    looking = true
    await catchUp()
      .catch(ignored)
      .finally(() => {
        looking = false
      }) // who was refused looks again at the next change
  }
}
