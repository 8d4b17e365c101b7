/** The page of a table: the city, the pieces beside it, the other seats, and the rack. */
import { html, useEffect, useMemo } from "../lib/preact.js"
import { Bar, Defs, Voice } from "../components.js"
import { mine } from "../my_tables.js"
import { preload } from "../preload.js"
import { place } from "../routes.js"
import { Replay } from "./story/replay.js"
import { Since } from "./story/since.js"
import { City } from "./city/city.js"
import { PassDevice, isPassing } from "./people/pass_device.js"
import { Dock } from "./panels/dock.js"
import { Drawers, Tools } from "./panels/drawers.js"
import { Explained } from "./city/explained.js"
import { follow } from "./follow.js"
import { inTurn } from "./in_turn.js"
import { later } from "./later.js"
import { Coach, isCoached } from "./lesson/late_coach.js"
import { Log } from "./panels/log.js"
import { Looks } from "./city/looks.js"
import { Others, Totals } from "./panels/others.js"
import { Pieces, groupsOf } from "./panels/pieces.js"
import { Rack } from "./panels/rack.js"
import { Sit, mayTakeSeat } from "./people/sit.js"
import { arranged, besides, inTabs, roomWords } from "./size.js"
import { Table } from "./state.js"
import { Steps } from "./panels/steps.js"
import { Tip } from "./panels/tips.js"
import { Commands } from "./panels/commands.js"
import { Notice } from "../notice.js"
import { Skeleton } from "../skeleton.js"
import { t } from "../words.js"

const End = later(async () => (await import("./end/end.js")).End, "/web/table/end/end.css")

/** @param {{table: string}} props */
export default function TablePage({ table: id }) {
  const { hash } = place.value
  const table = useMemo(() => new Table(id, hash || firstKey(id)), [id, hash])
  useEffect(() => preload(mine(id)?.game ?? ""), [id])
  useEffect(() => follow(table), [table])
  if (!table.ready.value || !table.now.value) return html`<${Waiting} table=${table} /><${Voice} />`
  if (isPassing(table)) return html`<${PassDevice} table=${table} /><${Voice} />`
  return html`<${Room}><${Shown} table=${table} /><//>`
}

/** Tell the stylesheets how the table is arranged. @param {{children?: any}} props */
const Room = ({ children }) =>
  html`<div class=${besides.value ? "room beside" : "room"} data-room=${roomWords.value}
    style=${{ "--drawer": `${besides.value}px` }}>${children}</div>`

/** The key of the first seat at this browser. @param {string} id */
const firstKey = (id) => Object.values(mine(id)?.seats ?? {})[0] ?? ""

/** @param {{table: Table}} props */
function Waiting({ table: { calm, gone, problem } }) {
  const why = problem.value ?? (gone.value ? VOID : null)
  if (why) return html`<${Shut} why=${why} />`
  if (calm.value) return html`<${Skeleton} />`
  return html`<${Notice} icon="link" title=${t("page-no-connection")}><p>${t("page-away")}</p><//>`
}

const VOID = { id: "void-link" }

/** A table that does not open. @param {{why: import("../words.js").Message}} props */
const Shut = ({ why }) =>
  html`<${Notice} icon="no" title=${t("page-shut")}>
    <p>${t(why.id, why.args)}</p><p>${t("page-shut-about")}</p><//>`

/** @param {{table: Table}} props */
function Shown({ table }) {
  const { board, now, ending } = table
  return html`<div class=${stateOf(table)} data-seq=${now.value?.seq}>
    <${Top} table=${table} />
    <${Told} table=${table} />
    ${board && !inTabs.value && !ending.value && html`<${Left} table=${table} />`}
    ${!ending.value && html`<${Right} table=${table} />`}
    <${Middle} table=${table} />
    ${isApart() && html`<${Telling} table=${table} />`}
    ${ending.value ? html`<${End} table=${table} />` : board && html`<${Rack} table=${table} />`}
    <${Drawers} table=${table} />
    ${board && html`<${Explained} table=${table} />`}
    <${Defs} board=${board} />
    <${Voice} />
  </div>`
}

/** The state of the table, as classes for the stylesheets. @param {Table} table */
const stateOf = ({ game, past, ending, asked, lesson }) =>
  [
    "table",
    `game-${game}`,
    past.value && "past",
    ending.value && "over",
    asked.value && "asked",
    lesson.running.value && "taught",
  ]
    .filter(Boolean)
    .join(" ")

/** The bar with the steps of the turn, which may stand below it. @param {{table: Table}} props */
function Top({ table }) {
  const { card, board, view, words } = table
  const note = board?.note?.(view.value)
  const steps = html`<${Steps} table=${table} />`
  const tools = html`<${Tools} table=${table} />`
  const inBar = arranged.value === "wide"
  return html`<${Bar} title=${card.value?.title} note=${note && words.tell(note)} tools=${tools}>
      ${inBar && steps}<${Totals} table=${table} /><//>
    ${!inBar && html`<section class="turn" aria-label=${t("page-turns")}>${steps}</section>`}`
}

/** Say that the connection is gone, for now or for good. @param {{table: Table}} props */
const Told = ({ table: { calm, gone } }) =>
  html`<div class="told" role="status">
    ${!calm.value && !gone.value && html`<p>${t("page-away")}</p>`}
    ${gone.value && html`<p>${t(VOID.id)} ${t("page-shut-about")}</p>`}
  </div>`

const Left = inTurn(
  (/** @type {{table: Table}} */ { table }) => html`<aside class="left" aria-label=${t("page-beside")}>
    ${groupsOf(table, false).map(
      (group, i) => html`<${Pieces} key=${i} table=${table} group=${group} size=${44} />`,
    )}</aside>`,
)

/** @param {{table: Table}} props */
const Right = ({ table }) => html`<aside class="right" aria-label=${t("page-people")}>
  ${hasLog() && isCoached(table) && html`<${Coach} table=${table} />`}
  <${Others} table=${table} />
  ${hasLog() && table.board && html`<${Since} table=${table} />`}
  ${hasLog() && html`<${Log} table=${table} />`}</aside>`

const hasLog = () => ["wide", "side"].includes(arranged.value)

/** @param {{table: Table}} props */
const Middle = ({ table }) => html`<main class="middle-column">
  ${mayTakeSeat(table) && html`<${Sit} table=${table} />`}
  ${table.board && html`<${Looks} table=${table} /><${City} table=${table} />`}
  ${!isApart() && html`<${Telling} table=${table} />`}${!table.board && html`<${Commands} table=${table} />`}
  <p id="keys" class="unseen">${t("page-keys")}</p>
</main>`

/** Is what is told of a move apart from the city, in the column beside it? */
const isApart = () => ["side", "low"].includes(arranged.value)

/**
 * A line that is always there: what others did, until a tip or a move has something to tell; or the controls
 * for looking back.
 */
const Telling = (/** @type {{table: Table}} */ { table }) => html`<div class="telling">
  <${table.stepping.value ? Replay : Lately} table=${table} />
  <${Dock} table=${table} /></div>`

const Lately = (/** @type {{table: Table}} */ { table }) => html`
  ${!hasLog() && table.board && html`<${Since} table=${table} />`}
  ${!hasLog() && isCoached(table) && html`<${Coach} table=${table} />`}
  ${!table.ending.value && html`<${Tip} table=${table} />`}`
