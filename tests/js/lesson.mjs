// Tell where a lesson stands after some number of events.
import { readFileSync } from "node:fs"
import { goesOn, isBehind, mayGoOn, stepAt } from "/web/table/lesson/steps.js"

const { ats, seq } = JSON.parse(readFileSync(0, "utf-8"))
const steps = ats.map((at) => ({ at }))
const index = stepAt(steps, seq)
const behind = steps.map((_, i) => isBehind(steps, i, seq))
process.stdout.write(
  JSON.stringify({ index, goesOn: goesOn(steps, seq), mayGoOn: mayGoOn(steps, index, seq), behind }),
)
