/** What stands in place of this browser's tables while it has none: an invitation. */
import { hrefTo } from "../base.js"
import { html } from "../lib/preact.js"
import { t } from "../words.js"

/** @param {{games: import("../catalogue.js").Game[]}} props */
export const NoTables = ({ games: [first] }) => html`<section class="no-tables" aria-labelledby="my-tables">
  <div><h2 id="my-tables">${t("page-my-tables")}</h2><p>${t("page-no-tables")}</p></div>
  <a class="button" href=${hrefTo(`/#${first.name}`)}>${t("page-start-with", { game: first.title })}</a>
</section>`
