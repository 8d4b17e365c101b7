// Tell each message as the end of a match does, beside a picture; its words are in its id.
import { readFileSync } from "node:fs"
import { uncoded } from "../../src/tabletown/web/uncoded.js"

const told = JSON.parse(readFileSync(0, "utf-8")).map((message) => uncoded({ tell: ({ id }) => id }, message))
process.stdout.write(JSON.stringify(told))
