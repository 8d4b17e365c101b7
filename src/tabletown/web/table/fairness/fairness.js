/** With one click, check that the shuffle was fair, and say what was checked by whom. */
import { Press } from "../../components.js"
import { Icon } from "../../icons.js"
import { html, useState } from "../../lib/preact.js"
import { mine } from "../../my_tables.js"
import { problemIn } from "../../server.js"
import { house, t } from "../../words.js"
import { fits, memoryOf } from "./seed.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {{fair: boolean | null, told: string}} Finding null: it says nothing either way */

const FAIR = { "page-fair-known": true, "page-fair-changed": false }

/** @param {{table: Table}} props */
export function Fairness({ table }) {
  const [found, tell] = useState(/** @type {Finding[] | null} */ (null))
  const { hash, seed } = table.card.value ?? {}
  if (!hash) return null
  const check = async () => tell(await findings(table))
  return html`<section class="fair"><p><small>${t(seed ? "page-fair-seed" : "page-fair")}${" "}
      <code>${seed || hash}</code></small></p>
    ${seed && !found && html`<${Press} icon="check" press=${check}>${t("page-fair-check")}<//>`}
    <ul aria-live="polite">${found?.map(
      ({ fair, told }) => html`<li class=${fair === false ? "wrong" : ""}>
        <${Icon} name=${ICONS[String(fair)]} size=${16} /><span>${told}</span></li>`,
    )}</ul></section>`
}

/** @type {Record<string, string>} */
const ICONS = { true: "check", false: "close", null: "eye" }

/** @param {Table} table @returns {Promise<Finding[]>} */
async function findings(table) {
  const { hash = "", seed = "", imported } = table.card.value ?? {}
  const remembered = memoryOf(hash, mine(table.id)?.hash)
  const memory = imported ? "page-fair-imported" : remembered
  return [
    bySeed(await fits(seed, hash)),
    { fair: FAIR[/** @type {keyof typeof FAIR} */ (memory)] ?? null, told: t(memory) },
    await byServer(table),
  ]
}

/** @param {boolean | null} fair @returns {Finding} */
const bySeed = (fair) => ({
  fair,
  told: t("page-fair-fits", { fits: fair === null ? "unable" : fair ? "yes" : "no" }),
})

/** Let the server check the draws, for which one must know the rules. @param {Table} table */
async function byServer(table) {
  try {
    const { events } = await table.api("GET", "/verify")
    return { fair: true, told: t("page-fair-server", { told: t("record-verified", { count: events }) }) }
  } catch (wrong) {
    return { fair: false, told: t("page-fair-server", { told: house().tell(problemIn(wrong)) }) }
  }
}
