/** Save the record of a match as a file. */
import { saveFile } from "../../save.js"

/** @param {import("../state.js").Table} table */
export const saveRecord = (table) =>
  table.attempt(async () => {
    const record = await table.api("GET", "/record")
    saveFile(`${table.game}-${table.id}.txt`, new Blob([record], { type: "text/plain" }))
  })
