/** Put the clock of a table into words. */
import { duration } from "./duration.js"
import { house, t } from "./words.js"

/** @param {import("./server.js").Clock | null} clock */
export function clockTold(clock) {
  if (!clock) return t("page-clock-per", { per: "none" })
  return t("page-clock-told", { per: clock.per, time: duration(clock.seconds, house().code) })
}

/** What happens when time is up. @param {string} then */
export const thenTold = (then) => t("page-clock-then-choice", { then: then === "end" ? "end" : "bot" })
