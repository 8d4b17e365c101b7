/** Light up the legal targets with a dashed frame and a plus, unless the game draws its own. */
import { NoEntry } from "../../board/no_entry.js"
import { inTurn } from "../in_turn.js"
import { html } from "../../lib/preact.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../board/contract.js").Place} Place */

export const Targets = inTurn((/** @type {{table: Table}} */ { table }) => {
  const { board, latest, seat, look, selection } = table
  const moves = selection.targets.value
  const { from } = selection.thought.value
  if (!moves.length && !from) return null
  const view = latest.value
  if (board.targets) return board.targets(view, seat.value, moves, { ...look.value, from })
  const places = board.places(view, seat.value, look.value)
  const known = moves.map(({ aim }) => aim.place ?? "").filter((name) => places[name])
  return html`<g class="targets">
    ${known.map((name) => html`<${Target} key=${name} ...${places[name]} />`)}
  </g>`
})

/** The move at which a lesson points, until one is in mind. @param {{table: Table}} props */
export function Pointed({ table: { board, latest, seat, look, selection, lesson } }) {
  const move = lesson.pointed.value
  if (!move?.aim.place || selection.busy.value) return null
  const { aim } = move
  const places = board.places(latest.value, seat.value, look.value)
  const place = places[aim.place ?? ""]
  return html`<g class="pointed-move">
      ${board.ghost(latest.value, seat.value, move, { ...look.value, items: [] })}</g>
    ${place && html`<path class="pointed-place" d=${place.path} />`}`
}

/** A no-entry sign on a refused place, and the reason as the game draws it. @param {{table: Table}} props */
export function Denied({ table: { board, latest, seat, look, selection, itemsOf } }) {
  const denied = selection.denied.value
  const view = latest.value
  if (!denied) return null
  const place = board.places(view, seat.value, look.value)[denied.aim.place ?? ""]
  const items = selection.ghosting.value ? [] : itemsOf(seat.value)
  return html`<g class="denied">${board.denied?.(view, seat.value, denied, { ...look.value, items })}
    ${place && html`<${NoEntry} ...${place} />`}</g>`
}

/** @param {Place} props */
function Target({ x, y, w, h, path }) {
  const arm = Math.min(w, h) / 8
  return html`<g class="target"><path class="halo" d=${path} /><path class="frame" d=${path} />
    <path class="plus" d=${`M${x + w / 2 - arm} ${y + h / 2}h${2 * arm}m${-arm} ${-arm}v${2 * arm}`} /></g>`
}
