/** The name of a table's game, which leads to the table unless it was forgotten. */
import { titleOf } from "../catalogue.js"
import { html } from "../lib/preact.js"
import { addressOf, keyOf } from "../my_tables.js"

/** @param {{one: import("./known.js").Known}} props */
export function TableLink({ one: { kept, forgotten } }) {
  const title = titleOf(kept.game)
  return forgotten
    ? html`<span class="title">${title}</span>`
    : html`<a class="title whole" href=${addressOf(kept.table, keyOf(kept))}>${title}</a>`
}
