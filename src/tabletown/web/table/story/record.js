/** The record of a match, as a file. */
import { saveFile } from "/web/save.js"

/** @param {import("/web/table/state.js").Table} table */
export const saveRecord = (table) =>
  table.attempt(async () => {
    const answer = await table.api("GET", "/record")
    saveFile(`${table.game}-${table.id}.txt`, await answer.blob())
  })
