/** The drawers of a table, and the tools in the bar that open them. */
import { html } from "../../lib/preact.js"
import { Drawer, Press, Tool } from "../../components.js"
import { later } from "../later.js"
import { Fairness } from "../fairness/fairness.js"
import { Coach } from "../lesson/late_coach.js"
import { Links, linksTitle } from "../people/links.js"
import { Log } from "./log.js"
import { saveRecord } from "../story/record.js"
import { ScoresDrawer } from "./scores.js"
import { Commands } from "./commands.js"
import { t } from "../../words.js"
import { clockTold, thenTold } from "../../clock_told.js"

/** @typedef {import("../state.js").Table} Table */

const Rules = later(async () => (await import("../../rules/book.js")).Book, "/web/rules/rules.css")

/** @param {{table: Table}} props */
export const Tools = ({ table }) => html`
  <${Opener} table=${table} name="text" icon="text" label=${t("page-text")} wide keys="T" />
  <${Opener} table=${table} name="rules" icon="book" label=${t("page-rules")} keys="?" />
  <${Opener} table=${table} name="menu" icon="menu" label=${t("page-menu")} />`

/** @param {{table: Table, name: string}} props */
function Opener({ table: { drawer }, name, ...tool }) {
  const open = drawer.value === name
  const press = () => {
    drawer.value = open ? "" : name
  }
  return html`<${Tool} ...${tool} pressed=${open} press=${press} />`
}

/** The title and the content of each drawer. @type {Record<string, (table: Table) => [string, any]>} */
const DRAWERS = {
  text: (table) => [t("page-twin"), html`<${Twin} table=${table} />`],
  rules: ({ game, rule }) => [t("page-rules"), html`<${Rules} game=${game} at=${rule.value} />`],
  scores: (table) => [t("page-scores-title"), html`<${ScoresDrawer} table=${table} />`],
  menu: (table) => [t("page-menu"), html`<${Menu} table=${table} />`],
  links: (table) => [linksTitle(), html`<${Links} table=${table} />`],
  log: (table) => [t("page-log"), html`<${Log} table=${table} />`],
}

/** The table in words, with the card of a lesson. @param {{table: Table}} props */
const Twin = ({ table }) =>
  html`${table.lesson.running.value && html`<${Coach} table=${table} typed />`}<${Commands} table=${table} />`

/** @param {{table: Table}} props */
export function Drawers({ table }) {
  const { drawer } = table
  const name = drawer.value
  if (!name) return null
  const [title, shown] = DRAWERS[name](table)
  const close = () => {
    drawer.value = ""
  }
  return html`<${Drawer} key=${name} title=${title} close=${close} wide=${name !== "menu"}>${shown}<//>`
}

/** @param {{table: Table}} props */
function Menu({ table }) {
  const { drawer, stepping } = table
  const open = (/** @type {string} */ name) => () => {
    drawer.value = name
  }
  const back = () => {
    stepping.value = true
    drawer.value = ""
  }
  return html`<div class="menu">
    <${Press} press=${open("links")}>${linksTitle()}<//>
    <${Press} press=${open("scores")}>${t("page-scores-title")}<//>
    <${Press} press=${open("log")}>${t("page-log")}<//>
    <${Press} press=${back}>${t("page-back")}<//>
    <${Press} press=${() => saveRecord(table)}>${t("page-record")}<//>
    <${Agreed} table=${table} /></div>`
}

/** @param {{clock: import("../../server.js").Clock}} props */
const ClockAgreed = ({ clock }) =>
  html`<p>${t("page-clock-now", { time: clockTold(clock), after: thenTold(clock.then) })}
    <small>${t("page-clock-about")}</small></p>`

/** @param {{table: Table}} props */
function Agreed({ table }) {
  const { aids = [], clock } = table.card.value ?? {}
  const told = aids.map((aid) => t("page-aid", { aid })).join(", ")
  return html`<p>${t("page-aids-now", { aids: told || t("page-none") })}</p>
    ${clock && html`<${ClockAgreed} clock=${clock} />`}
    <${Fairness} table=${table} />`
}
