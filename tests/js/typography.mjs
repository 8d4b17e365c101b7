// Bind the short words of texts from the input, and print the results.
import { readFileSync } from "node:fs"
import { bound } from "/web/typography.js"

console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(([text, code]) => bound(text, code))))
