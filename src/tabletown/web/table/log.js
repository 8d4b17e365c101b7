/** What happened, the newest first. */
import { html } from "/web/lib/preact.js"
import { Badge } from "/web/icons.js"
import { Rule } from "/web/table/dock.js"
import { ruleOf, t } from "/web/words.js"

/** @typedef {import("/web/table/state.js").Table} Table */

const SHOWN = 60

/** @param {{table: Table}} props */
export const Log = ({ table }) => html`<section class="log panel"><h2>${t("page-log")}</h2>
  <ol tabindex="0" aria-label=${t("page-log")}>${table.events.value.slice(-SHOWN).reverse().map((event) => html`<${Line} key=${event.seq} table=${table} event=${event} />`)}</ol></section>`

/** @param {{table: Table, event: import("/web/wire.js").ToldEvent}} props */
const Line = ({ table, event: { seat, told } }) => html`<li class=${seat < 0 ? "chance" : ""}>${seat < 0 ? html`<i></i>` : html`<${Badge} seat=${seat} size=${18} />`}
  <p><b>${seat < 0 ? "" : table.names.value[seat]}</b> ${table.words.tell(told)} <${Rule} table=${table} rule=${ruleOf(told)} /></p></li>`

/** An event as it is said. @param {Table} table @param {import("/web/wire.js").ToldEvent} event */
export const spoken = ({ words, names }, { seat, told }) => `${seat < 0 ? "" : `${names.value[seat]} `}${words.tell(told)}`
