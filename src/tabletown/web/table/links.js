/** The links of a table, to copy and as QR codes; and what its opener may do with seats. Nobody is told a link twice: they are kept in this browser. */
import { html, useEffect, useState } from "/web/lib/preact.js"
import { Badge, Icon } from "/web/icons.js"
import { addressOf, keep, mine } from "/web/mine.js"
import { t } from "/web/words.js"

/** @typedef {import("/web/table/state.js").Table} Table */

/** @param {{table: Table}} props */
export function Links({ table }) {
  const [version, changed] = useState(0), kept = mine(table.id), { card } = table
  const seats = card.value?.seats ?? [], links = kept?.links ?? seats.map((_, i) => kept?.seats[i] ?? null)
  return html`<div class="links" key=${version}><p>${t("page-links-about")}</p>
    ${seats.map((chair, seat) => html`<${SeatLink} key=${seat} table=${table} seat=${seat} chair=${chair} secret=${links[seat] ?? null} changed=${() => changed(version + 1)} />`)}
    ${kept?.watch && html`<${Link} label=${t("page-watch")} path=${addressOf(table.id, kept.watch)} />`}
    ${kept?.opener && !table.closed.value && html`<${End} table=${table} />`}</div>`
}

/** @param {{table: Table, seat: number, chair: import("/web/wire.js").Seat, secret: string | null, changed: () => void}} props */
function SeatLink({ table, seat, chair, secret, changed }) {
  const { opener } = mine(table.id) ?? {}, here = mine(table.id)?.here.includes(seat)
  const title = html`<h3><${Badge} seat=${seat} /> ${chair.name || t("page-seat", { number: seat + 1 })} <small>${chair.who !== "human" ? t("page-bot") : here ? t("page-here") : chair.name ? "" : t("page-empty-seat")}</small></h3>`
  return html`<section>${title}${chair.who === "human" && secret && html`<${Link} label=${t("page-seat", { number: seat + 1 })} path=${addressOf(table.id, secret)} />`}
    ${opener && !table.closed.value && html`<div class="row"><button type="button" onClick=${() => give(table, seat, "human").then(changed)}>${t("page-new-link")}</button>
      ${chair.who === "human" && html`<button type="button" onClick=${() => give(table, seat, "greedy").then(changed)}>${t("page-to-bot")}</button>`}</div>`}</section>`
}

/** Give a seat to a bot, or to whoever gets the new link; the old one is void. @param {Table} table @param {number} seat @param {string} who */
const give = (table, seat, who) => table.attempt(async () => {
  const { key } = await (await table.opened("PUT", `/seats/${seat}`, { who })).json(), kept = mine(table.id)
  if (!kept) return
  const links = (kept.links ?? []).with(seat, key)
  delete kept.seats[seat]
  keep({ ...kept, links, here: kept.here.filter((other) => other !== seat) })
})

/** @param {{table: Table}} props */
function End({ table }) {
  const [sure, ask] = useState(false)
  return html`<div class="row">${sure ? html`<button type="button" onClick=${() => table.attempt(() => table.opened("DELETE", ""))}>${t("page-end-sure")}</button>`
    : html`<button type="button" onClick=${() => ask(true)}>${t("page-end")}</button>`}</div>`
}

/** @param {{label: string, path: string}} props */
function Link({ label, path }) {
  const [copied, tell] = useState(false), [shown, show] = useState(false), address = location.origin + path
  return html`<div class="link"><input readonly value=${address} aria-label=${label} onFocus=${(/** @type {any} */ { target }) => target.select()} />
    <button type="button" onClick=${async (/** @type {any} */ { currentTarget }) => tell(await copy(currentTarget.previousElementSibling))}><${Icon} name="link" size=${18} />${copied ? t("page-copied") : t("page-copy")}</button>
    <button type="button" aria-expanded=${shown} onClick=${() => show(!shown)}>${t("page-qr")}</button>${shown && html`<${Code} text=${address} />`}</div>`
}

/** Where a page may not use the clipboard, which wants https, it is done the old way. @param {HTMLInputElement} field */
async function copy(field) {
  field.select()
  const copying = navigator.clipboard?.writeText(field.value) ?? Promise.reject()
  return copying.then(() => true, () => document.execCommand("copy"))
}

/** @param {{text: string}} props */
function Code({ text }) {
  const [cells, draw] = useState(/** @type {boolean[][]} */ ([]))
  useEffect(() => { import("/web/lib/qr.js").then(({ encodeQR }) => draw(encodeQR(text, "raw"))) }, [text])
  const path = cells.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("")
  return html`<svg class="qr" viewBox=${`0 0 ${cells.length} ${cells.length}`} role="img" aria-label=${t("page-qr-label")}><rect width="100%" height="100%" /><path d=${path} /></svg>`
}
