/** A table: the city in the middle, what lies beside it, who else is there, and what one can do. */
import { html, useEffect, useMemo, useState } from "/web/lib/preact.js"
import { Bar, Drawer, Tool, Voice } from "/web/frame.js"
import { mine } from "/web/mine.js"
import { place } from "/web/routes.js"
import { styled } from "/web/page.js"
import { Back } from "/web/table/back.js"
import { teller, title, turnCaller } from "/web/table/calls.js"
import { City } from "/web/table/city.js"
import { Curtain, curtained, passOn } from "/web/table/curtain.js"
import { Dock, Explained } from "/web/table/dock.js"
import { End, save } from "/web/table/end.js"
import { keysOf } from "/web/table/keys.js"
import { Links } from "/web/table/links.js"
import { Log } from "/web/table/log.js"
import { Looks } from "/web/table/looks.js"
import { Others } from "/web/table/others.js"
import { Pieces, groupsOf } from "/web/table/pieces.js"
import { Rack } from "/web/table/rack.js"
import { ScoresDrawer } from "/web/table/scores.js"
import { Sit, sitDown } from "/web/table/sit.js"
import { narrow } from "/web/table/size.js"
import { Table, following } from "/web/table/state.js"
import { Steps } from "/web/table/steps.js"
import { TipCard, tipOf } from "/web/table/tips.js"
import { Twin } from "/web/table/twin.js"
import { t } from "/web/words.js"

/** @param {{table: string}} props */
export default function TablePage({ table: id }) {
  const table = useMemo(() => new Table(id, place.value.hash || Object.values(mine(id)?.seats ?? {})[0] || ""), [id, place.value.hash])
  useEffect(() => follow(table), [table])
  if (!table.ready.value || !table.now.value) return html`<${Bar} title="Tabletown" /><main class="waiting"><${Told} table=${table} /></main><${Voice} />`
  if (curtained(table)) return html`<${Curtain} table=${table} /><${Voice} />`
  return html`<${Shown} table=${table} />`
}

/** @param {Table} table */
function follow(table) {
  const calls = turnCaller(), tells = teller(), keys = keysOf(table)
  const end = following(() => title(table), () => calls(table), () => { if (table.ready.value) tells(table) }, () => passOn(table), sitting(table))
  const hush = () => table.tell(null)
  addEventListener("keydown", keys)
  addEventListener("pointerdown", hush)
  return () => { end(); table.leave(); removeEventListener("keydown", keys); removeEventListener("pointerdown", hush); document.title = "Tabletown" }
}

/** Once, when the first card is there: people here sit down, and the links of the others are shown. @param {Table} table */
function sitting(table) {
  let done = false
  return () => {
    if (!table.card.value || done) return
    done = true
    sitDown(table)
    if (invites(table)) table.drawer.value = "links"
  }
}

/** Does a seat wait for somebody with a link that only this browser knows? @param {Table} table */
const invites = ({ id, card }) => {
  const kept = mine(id)
  return card.value?.seats.some(({ who, name }, seat) => who === "human" && !name && kept?.links?.[seat] && !kept.here.includes(seat))
}

/** @param {{table: Table}} props */
function Shown({ table }) {
  const { card, board, view, now } = table, tip = useMemo(() => tipOf(table), [table]).value
  const note = board?.note?.(view.value), ending = now.value?.over && !table.stepping.value
  return html`<div class=${`table game-${card.value?.game} ${table.past.value ? "past" : ""} ${ending ? "over" : ""} ${table.asked.value ? "asked" : ""}`} data-seq=${now.value?.seq}>
    <${Bar} title=${card.value?.title} note=${note && table.words.tell(note)} tools=${html`<${Tools} table=${table} />`}>${!narrow.value && html`<${Steps} table=${table} />`}<//>
    ${narrow.value && html`<section class="turn" aria-label=${t("page-turns")}><${Steps} table=${table} /></section>`}
    <${Told} table=${table} />
    ${board && !narrow.value && !ending && html`<aside class="left" aria-label=${t("page-beside")}>${groupsOf(table, false).map((group, i) => html`<${Pieces} key=${i} table=${table} group=${group} size=${44} />`)}</aside>`}
    <aside class="right" aria-label=${t("page-people")}><${Others} table=${table} />${!narrow.value && !ending && html`<${Log} table=${table} />`}</aside>
    <main class="middle-column">
      ${card.value?.seat !== null && !table.seated.value && !table.closed.value && html`<${Sit} table=${table} />`}
      ${board && html`<${Looks} table=${table} /><${City} table=${table} />`}
      ${table.stepping.value && html`<${Back} table=${table} />`}
      ${tip && !ending && !table.mind.busy.value && html`<${TipCard} table=${table} tip=${tip} />`}
      <${Dock} table=${table} />${!board && html`<${Twin} table=${table} />`}
      <p id="keys" class="unseen">${t("page-keys")}</p>
    </main>
    ${ending ? html`<${End} table=${table}>${tip && html`<${TipCard} table=${table} tip=${tip} />`}<//>` : board && table.seated.value && !table.past.value && html`<${Rack} table=${table} />`}
    <${Drawers} table=${table} />${board && html`<${Explained} table=${table} /><svg class="defs" width="0" height="0" aria-hidden="true">${board.defs()}</svg>`}<${Voice} /></div>`
}

/** What one is told above everything else: no connection, no such table. @param {{table: Table}} props */
const Told = ({ table }) => html`<div class="told" role="status">${!table.calm.value && !table.gone.value && html`<p>${t("page-away")}</p>`}
  ${table.refused.value && !table.ready.value && html`<p role="alert">${t(table.refused.value.id, table.refused.value.args)} <a href="/">${t("page-home")}</a></p>`}</div>`

/** @param {{table: Table}} props */
function Tools({ table }) {
  const tool = (/** @type {string} */ name, /** @type {string} */ icon, /** @type {string} */ label, more = {}) =>
    html`<${Tool} icon=${icon} label=${label} pressed=${table.drawer.value === name} press=${() => { table.drawer.value = table.drawer.value === name ? "" : name }} ...${more} />`
  return html`${tool("text", "text", t("page-text"), { wide: true, keys: "T" })}${tool("rules", "book", t("page-rules"), { keys: "?" })}${tool("menu", "menu", t("page-menu"))}`
}

/** @param {{table: Table}} props */
function Drawers({ table }) {
  const { drawer, card, rule } = table, close = () => { drawer.value = "" }
  if (!drawer.value) return null
  const [label, shown] = /** @type {Record<string, () => [string, any]>} */ ({
    text: () => [t("page-twin"), html`<${Twin} table=${table} />`],
    rules: () => [t("page-rules"), html`<${Rules} game=${card.value?.game} at=${rule.value} />`],
    scores: () => [t("page-scores-title"), html`<${ScoresDrawer} table=${table} />`],
    menu: () => [t("page-menu"), html`<${Menu} table=${table} />`],
    links: () => [t("page-links"), html`<${Links} table=${table} />`],
    log: () => [t("page-log"), html`<${Log} table=${table} />`],
  })[drawer.value]()
  return html`<${Drawer} key=${drawer.value} title=${label} close=${close} wide=${drawer.value !== "menu"}>${shown}<//>`
}

/** The rulebook comes when it is asked for. @param {{game?: string, at: string}} props */
function Rules(props) {
  const [Book, show] = useState(/** @type {any} */ (null))
  useEffect(() => { Promise.all([import("/web/rules/book.js"), styled("/web/rules/rules.css")]).then(([found]) => show(() => found.Book)) }, [])
  return Book && html`<${Book} ...${props} />`
}

/** @param {{table: Table}} props */
function Menu({ table }) {
  const { drawer, card } = table, open = (/** @type {string} */ name) => () => { drawer.value = name }
  return html`<div class="menu">
    <button type="button" onClick=${open("links")}>${t("page-links")}</button><button type="button" onClick=${open("scores")}>${t("page-scores-title")}</button>
    <button type="button" onClick=${open("log")}>${t("page-log")}</button>
    <button type="button" onClick=${() => { table.stepping.value = true; drawer.value = "" }}>${t("page-back")}</button>
    <button type="button" onClick=${() => save(table)}>${t("page-record")}</button>
    <p>${t("page-aids-now", { aids: (card.value?.aids ?? []).map((aid) => t("page-aid", { aid })).join(", ") || t("page-none") })}</p>
    ${card.value?.hash && html`<p class="fair"><small>${t("page-fair")} <code>${card.value.seed || card.value.hash}</code></small></p>`}</div>`
}
