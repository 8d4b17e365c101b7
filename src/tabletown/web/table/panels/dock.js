/** The dock says why a move is refused, and what the move in mind would score. */
import { html } from "../../lib/preact.js"
import { Press } from "../../components.js"
import { Icon } from "../../icons.js"
import { Short, tone } from "../../points.js"
import { Rule } from "../../rules/rule.js"
import { verb } from "./rack.js"
import { ruleOf, t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../server.js").ScoreItem} ScoreItem */
/** @typedef {import("../../server.js").Foreseen} Foreseen */
/** @typedef {import("../../words.js").Message} Message */

const LINES = 3 // of the score that are shown of a move

/** @param {{table: Table}} props */
export const Dock = ({ table }) => html`<div class="dock"><${Told} table=${table} />
  <p class="unseen" role="status"><${Meant} table=${table} /></p></div>`

/** @param {{table: Table}} props */
function Told({ table }) {
  const { atHome, problem, selection } = table
  const { denied, preview } = selection
  const why = problem.value
  const not = denied.value
  const told = preview.told.value
  const close = () => {
    if (why) problem.value = null
    else denied.value = null
  }
  if (why) return html`<${Bubble} table=${table} why=${why} close=${close} />`
  if (not) return html`<${Bubble} table=${table} why=${not.why} here=${not.aim.place} close=${close} />`
  if (!atHome.value) return null
  if (told || selection.why.value.length) return html`<${Preview} table=${table} preview=${told} />`
  return html`<${Foresight} table=${table} />`
}

/** What the piece in mind could bring, until a place is in mind too. @param {{table: Table}} props */
function Foresight({ table: { selection, gains, words } }) {
  const gain = gains.best.value.get(selection.piece.value ?? "")
  if (!(gain?.now || gain?.turn) || selection.move.value) return null
  const [now, turn] = [gain.now, gain.turn].map((points) => (points ? words.signed(points) : "±0"))
  return html`<p class="preview panel foresight" role="status">
    ${gain.turn > gain.now ? t("page-foresight-later", { now, turn }) : t("page-foresight", { now })}</p>`
}

/** @param {ScoreItem} item @param {import("../../words.js").Words} words */
const shortLine = (item, words) =>
  html`<span key=${item.what + item.at} class=${item.points ? "" : "worthless"}>
    <${Short} words=${words} item=${item} /></span>`

/** The move in mind for screen readers: its square, if any, and its verb. @param {{table: Table}} props */
function Meant({ table }) {
  const move = table.selection.move.value
  const place = move?.aim.place ?? ""
  return move && `${/^[a-z]\d/.test(place) ? place : ""} ${verb(table, move)}`
}

/** @param {{table: Table, here?: string, why: Message, close: () => void}} props here: the refused place */
const Bubble = ({ table, here, why, close }) =>
  html`<div class="bubble" role="alert"><${Icon} name="no" size=${22} />
    <p>${here && html`<b>${t("page-not-here")} </b>`}${table.words.tell(why)}${" "}
      <${Rule} game=${table.game} rule=${ruleOf(why)} open=${table.read} /></p>
    <${Press} class="tool" icon="close" size=${16} aria-label=${t("page-close")} press=${close} />
  </div>`

/** What a move changes in the score. @param {{table: Table, preview: Foreseen | null}} props */
const Preview = ({ table, preview }) =>
  html`<div class="preview panel" role="status">
    <${table.selection.why.value.length ? Why : Lines} table=${table} preview=${preview} />
    ${preview && html`<${Sum} table=${table} preview=${preview} />`}</div>`

/** What a hint should score, according to the bot that gave it. @param {{table: Table}} props */
const Why = ({ table: { selection, words } }) =>
  html`<p class="why">${t("page-hint-why")} ${selection.why.value.map((item) => shortLine(item, words))}</p>`

/** @param {{table: Table, preview: Foreseen}} props */
function Lines({ table: { words, seat, itemsOf }, preview }) {
  const lines = changed(itemsOf(seat.value ?? 0), preview.items ?? [])
  return html`<p class="lines">
    ${lines.slice(0, LINES).map((item) => shortLine(item, words))}
    ${lines.length > LINES && html`<span>…</span>`}</p>`
}

/** @param {{table: Table, preview: Foreseen}} props */
function Sum({ table, preview: { totals, change } }) {
  const { words, seat, selection } = table
  const mine = seat.value ?? 0
  const [after, by] = [totals[mine], change[mine]]
  const hinted = selection.why.value.length > 0
  return html`<p class="sum">${hinted && html`<small>${t("page-hint-now")} </small>`}
    ${words.points(after - by)} → <b>${words.points(after)}</b>${" "}
    <b class=${tone(by)}>${by ? words.signed(by) : "±0"}</b><${Later} table=${table} /></p>`
}

/** What the rest of the turn could add to the move in mind. @param {{table: Table}} props */
function Later({ table: { words, gains, selection } }) {
  const points = gains.later(selection.move.value?.text)
  const looks = `later ${tone(points)}`
  return (
    points !== 0 &&
    html`<small class=${looks}>${t("page-preview-later", { points: words.signed(points) })}</small>`
  )
}

/** Lines that are new or have changed. @param {ScoreItem[]} before @param {ScoreItem[]} after */
function changed(before, after) {
  const known = new Set(before.map((item) => JSON.stringify(item)))
  return after.filter((item) => !known.has(JSON.stringify(item)))
}
