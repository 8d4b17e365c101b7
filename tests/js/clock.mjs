// Count the time of a seat down, and put it into words.
import { readFileSync } from "node:fs"
import { countdown, duration } from "/web/duration.js"
import { isShort, leftOf } from "/web/table/clock/left.js"

const { seconds, code, clocks, seat, now, whole } = JSON.parse(readFileSync(0, "utf-8"))
const left = leftOf(clocks, seat, now)
const told = [duration(seconds, code), countdown(seconds, code)].map((text) => text.replace(/\u00a0/g, " "))
process.stdout.write(JSON.stringify({ told, left, short: left !== null && isShort(left, whole) }))
