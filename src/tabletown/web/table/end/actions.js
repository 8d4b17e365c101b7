/** What can be done after a match: play again, hear the end again, keep it, step through it. */
import { html } from "../../lib/preact.js"
import { Press } from "../../components.js"
import { rematch } from "../people/rematch.js"
import { saveRecord } from "../story/record.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */

/** @param {{table: Table, telling: boolean, again: () => void, skip: () => void}} props */
export function Actions({ table, telling, again, skip }) {
  const lookBack = () => {
    table.stepping.value = true
  }
  return html`<div class="actions">
    <${Next} table=${table} />
    ${
      telling
        ? html`<${Act} icon="last" label=${t("page-skip-telling")} press=${skip} />`
        : html`<${Act} icon="play" label=${t("page-tell-again")} press=${again} />`
    }
    ${
      table.board &&
      html`<${Act} icon="picture" label=${t("page-end-picture")} press=${() => picture(table)} />`
    }
    <${Act} icon="save" label=${t("page-record")} press=${() => saveRecord(table)} />
    <${Act} icon="back" label=${t("page-back")} press=${lookBack} />
  </div>`
}

/** Loaded only when it is wanted. @param {Table} table */
const picture = async (table) => (await import("./picture.js")).sharePicture(table)

/** @param {{icon: string, label: string, press: () => void}} props label: narrow screens only speak it */
const Act = ({ icon, label, press }) =>
  html`<${Press} icon=${icon} press=${press} aria-label=${label} title=${label}><span>${label}</span><//>`

/** The button that opens a rematch, or joins one that is open already. @param {{table: Table}} props */
function Next({ table }) {
  const { ended, next } = table.card.value ?? {}
  const label = next ? t("page-join-rematch") : t("page-rematch")
  return !ended && html`<${Press} class="go" icon="turn" press=${() => rematch(table)}>${label}<//>`
}
