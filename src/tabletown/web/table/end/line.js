/** A line of the final score, with a picture of its piece; pointing at it shows the place in its city. */
import { html } from "../../lib/preact.js"
import { tone } from "../../points.js"
import { uncoded } from "../../uncoded.js"

/** @typedef {import("./end.js").Props} Props */
/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../server.js").ScoreItem} ScoreItem */

const SIZE = 44 // pixels; the stylesheet makes what is larger fit

/** The piece of a line, if the game says which. @param {Props & {line: ScoreItem, seat: number}} props */
export function Picture({ table: { board }, end, line, seat }) {
  const word = end.wordOf(line, seat)
  return word && html`<span class="picture">${board.piece(word, { size: SIZE })}</span>`
}

/** @typedef {import("../../words.js").Message} Message */
/** @typedef {Props & {line: ScoreItem, seat: number, title: Message, paid: boolean}} Shown */

/** What its section has not said already; title: of that; paid: shows its points. @param {Shown} props */
export function Line({ table, end, line, seat, title, paid }) {
  const { at, told, lacks } = line
  const named = told.id !== title.id
  if (!named && !at && !lacks) return null
  const about = html`${named && html`<${Picture} table=${table} end=${end} line=${line} seat=${seat} />`}
    <${Words} table=${table} line=${line} named=${named} pictured=${Boolean(end.wordOf(line, seat))} />
    ${paid && html`<b class=${tone(line.points)}>${table.words.signed(line.points)}</b>`}`
  return html`<li>${
    at && table.board
      ? html`<button type="button" class="line" ...${pointing(table, seat, at)}>${about}</button>`
      : html`<div class="line">${about}</div>`
  }</li>`
}

/** @param {{table: Table, line: ScoreItem, named: boolean, pictured: boolean}} props */
const Words = ({ table: { words }, line: { told, at, lacks }, named, pictured }) =>
  html`<span class=${named ? "title" : "at"}>
    ${named && (pictured ? uncoded(words, told) : words.tell(told))} ${at && html`<small>${at}</small>`}
    ${lacks && html`<small class="lacks">${words.tell(lacks)}</small>`}</span>`

/** The events that show a place. @param {Table} table @param {number} seat @param {string} at */
function pointing(table, seat, at) {
  const look = () => lookAt(table, seat, at)
  const away = () => {
    table.marks.value = []
  }
  return { onPointerEnter: look, onFocus: look, onClick: look, onPointerLeave: away, onBlur: away }
}

/** @param {Table} table @param {number} seat @param {string} at */
function lookAt(table, seat, at) {
  const { board, marks, visited } = table
  if (table.tally.value) return // the telling marks what it tells
  marks.value = at.split(" ").map((one) => board.scored?.(one) ?? one)
  if (!board.shared) visited.value = seat === table.seat.value ? null : seat
}
