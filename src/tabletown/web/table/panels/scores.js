/** The score of each seat, line by line; pointing at a line marks in the city what it is for. */
import { html, useEffect } from "../../lib/preact.js"
import { Badge } from "../../icons.js"
import { tone } from "../../points.js"
import { Rule } from "../../rules/rule.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */

/** @param {{table: Table, seat: number}} props */
const Seat = ({ table, seat }) =>
  html`<section class=${table.now.value?.winners.includes(seat) ? "winner" : ""}>
    <h3>
      <${Badge} seat=${seat} />
      <span>${table.names.value[seat]} <${Level} table=${table} seat=${seat} /></span>
      <b>${table.words.points(table.scores.value?.totals[seat] ?? 0)}</b>
    </h3>
    <ol>${table
      .itemsOf(seat)
      .map((item, i) => html`<${Line} key=${i} table=${table} seat=${seat} item=${item} />`)}</ol></section>`

/** How strong a bot is; at the table a small screen shows only its face. */
function Level(/** @type {{table: Table, seat: number}} */ { table, seat }) {
  const who = table.card.value?.seats[seat].who ?? "human"
  return who !== "human" && html`<small>${t("bot-level", { bot: who })}</small>`
}

/** @param {{table: Table, seat: number, item: import("../../server.js").ScoreItem}} props */
function Line({ table, seat, item: { rule, at, told, lacks, points } }) {
  const { words, game, read } = table
  return html`<li tabindex=${at ? 0 : undefined} ...${looking(table, seat, at)}>
    <p>
      ${words.tell(told)}${at && html` <small>${at}</small>`}${" "}
      <${Rule} game=${game} rule=${rule} open=${read} />
      ${lacks && html`<small class="lacks">${words.tell(lacks)}</small>`}
    </p>
    <b class=${tone(points)}>${words.signed(points)}</b>
  </li>`
}

/** The events that mark a place in a city. @param {Table} table @param {number} seat @param {string} at */
function looking(table, seat, at) {
  const look = () => lookAt(table, seat, at)
  const away = () => lookAt(table, seat, "")
  return { onPointerEnter: look, onFocus: look, onClick: look, onPointerLeave: away, onBlur: away }
}

/** @param {Table} table @param {number} seat @param {string} at */
function lookAt(table, seat, at) {
  table.marks.value = at ? [table.board?.scored?.(at) ?? at] : []
  if (at && !table.board?.shared) table.visited.value = seat === table.seat.value ? null : seat
}

/** Closed, it leaves no mark in a city. @param {{table: Table}} props */
export function ScoresDrawer({ table }) {
  useEffect(() => () => lookAt(table, 0, ""), [])
  return html`<p class="calm">${table.now.value?.over ? t("page-final") : t("page-scores")}</p>
    <div class="scores">
      ${table.names.value.map((_, seat) => html`<${Seat} key=${seat} table=${table} seat=${seat} />`)}
    </div>`
}
