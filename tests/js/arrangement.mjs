/** Arranges tables in the windows that come in: [width, height, is a drawer open?]. */
import { readFileSync } from "node:fs"
import { arrange } from "../../src/tabletown/web/table/arrangement.js"
import { shortened } from "../../src/tabletown/web/shortened.js"

const { windows, names } = JSON.parse(readFileSync(0, "utf-8"))
const arranged = windows.map(([width, height, open]) => {
  const { arrangement, drawer } = arrange({ width, height }, open)
  return [arrangement.name, drawer]
})
console.log(JSON.stringify({ arranged, names: names.map(([name, most]) => shortened(name, most)) }))
