// Check a seed as the page does, with and without a way to compute hashes.
import { readFileSync } from "node:fs"
import { fits, memoryOf } from "/web/table/fairness/seed.js"

const { seed, hash, before, able } = JSON.parse(readFileSync(0, "utf-8"))
if (!able) Object.defineProperty(globalThis, "crypto", { value: {} })
process.stdout.write(JSON.stringify({ fits: await fits(seed, hash), memory: memoryOf(hash, before) }))
