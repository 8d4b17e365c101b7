/** The links of a table, which only this browser keeps, and what its opener may do with seats. */
import { html, useState } from "../../lib/preact.js"
import { Press } from "../../components.js"
import { Badge, Icon } from "../../icons.js"
import { addressOf, keep, mine } from "../../my_tables.js"
import { USUAL } from "../../catalogue.js"
import { CopyLink } from "./copy_link.js"
import { together } from "../../surroundings.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../server.js").Seat} Seat */

export const linksTitle = () => t(together ? "page-links" : "page-alone-links")

/** @param {{table: Table}} props */
export function Links({ table }) {
  const [version, changed] = useState(0)
  const kept = mine(table.id)
  const seats = table.card.value?.seats ?? []
  const links = kept?.links ?? seats.map((_, i) => kept?.seats[i] ?? null)
  const opener = kept?.opener && !table.closed.value
  const give = (/** @type {number} */ seat) => (/** @type {string} */ who) =>
    hand(table, seat, who).then(() => changed(version + 1))
  return html`<div class="links" key=${version}>
    <p>${t(together ? "page-links-about" : "page-alone-links-about")}</p>
    ${seats.map(
      (chair, seat) => html`<section key=${seat}>
      <${Sitting} seat=${seat} chair=${chair} here=${kept?.here.includes(seat)} />
      ${
        together &&
        chair.who === "human" &&
        links[seat] &&
        html`<${CopyLink} label=${nameOf(seat)} path=${addressOf(table.id, links[seat])} />`
      }
      ${opener && html`<${Giving} chair=${chair} give=${give(seat)} />`}</section>`,
    )}
    ${together && kept?.watch && html`<${ToWatch} path=${addressOf(table.id, kept.watch)} />`}
    ${opener && html`<${End} table=${table} />`}</div>`
}

/** @param {{path: string}} props */
const ToWatch = ({ path }) => html`<section class="to-watch">
  <h3><${Icon} name="eye" size=${24} /> ${t("page-watch")}</h3>
  <${CopyLink} label=${t("page-watch")} path=${path} /></section>`

/** @param {number} seat */
const nameOf = (seat) => t("page-seat", { number: seat + 1 })

/** @param {{seat: number, chair: Seat, here?: boolean}} props here: at this browser */
function Sitting({ seat, chair, here }) {
  const name = chair.name || nameOf(seat)
  return html`<h3><${Badge} seat=${seat} /> ${name} <small>${aboutSitter(chair, here)}</small></h3>`
}

/** @param {Seat} chair @param {boolean} [here] */
function aboutSitter({ who, name }, here) {
  if (who !== "human") return t("bot-level", { bot: who })
  if (here) return t("page-here")
  return name ? "" : t("page-empty-seat")
}

/** @param {{chair: Seat, give: (who: string) => void}} props */
const Giving = ({ chair, give }) => html`<div class="row">
  ${together && html`<${Press} press=${() => give("human")}>${t("page-new-link")}<//>`}
  ${chair.who === "human" && html`<${Press} press=${() => give(USUAL)}>${t("page-to-bot")}<//>`}</div>`

/**
 * Give a seat to a bot or to the holder of a new link; the old link becomes void.
 * @param {Table} table
 * @param {number} seat
 * @param {string} who
 */
const hand = (table, seat, who) =>
  table.attempt(async () => {
    const { key } = await table.asOpener("PUT", `/seats/${seat}`, { who })
    const kept = mine(table.id)
    if (!kept) return
    const links = (kept.links ?? []).with(seat, key)
    delete kept.seats[seat]
    keep({ ...kept, links, here: kept.here.filter((other) => other !== seat) })
  })

/** The button that ends the match for everybody, and therefore asks again. @param {{table: Table}} props */
function End({ table }) {
  const [sure, ask] = useState(false)
  const end = () => table.attempt(() => table.asOpener("DELETE", ""))
  return html`<div class="row">
    <${Press} press=${sure ? end : () => ask(true)}>${sure ? t("page-end-sure") : t("page-end")}<//>
  </div>`
}
