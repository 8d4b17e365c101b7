/** The city in the middle: as it stands, where something may go, what one has in mind. A layer is drawn when it changes, and only then. */
import { html, useEffect, useRef } from "../../lib/preact.js"
import { Carried } from "../input/carry.js"
import { split } from "../selection/moves.js"
import { pointing } from "../input/pointing.js"
import { Denied, Targets } from "./targets.js"

/** @typedef {import("../state.js").Table} Table */

const LAYERS = [Land, Targets, Ghost, Sight, Denied]

/** @param {{table: Table}} props */
export function City({ table }) {
  const { board, shown, names, view, look, words } = table
  const place = useRef(/** @type {HTMLElement | null} */ (null))
  const box = board.box(view.value, shown.value, look.value)
  const name = names.value[shown.value]
  useEffect(() => {
    table.field = place.current?.querySelector("svg") ?? null
  })
  return html`<div class="city" ref=${place} tabindex="0" role="application" aria-label=${words.t("page-city", { name })}
    aria-describedby="keys" ...${pointing(table)}>
    <svg viewBox=${box.join(" ")} aria-hidden="true">${LAYERS.map((Layer) => html`<${Layer} table=${table} />`)}</svg>
    <${Carried} table=${table} />
  </div>`
}

/** Without score lines while a ghost has its own; what is new is marked, unless something else is. @param {{table: Table}} props */
function Land({ table }) {
  const { board, view, shown, past, marks, selection, look } = table
  const seat = shown.value
  const news = board.shared || seat !== table.seat.value ? table.freshOf(seat) : []
  const items = past.value || selection.ghosting.value ? [] : table.itemsOf(seat)
  const eyes = board.shared ? table.seat.value : seat
  return board.city(view.value, eyes, {
    ...look.value,
    marks: marks.value.length ? marks.value : news,
    items,
  })
}

/** What a piece of the city that one asks about looks at, where a game shows it. @param {{table: Table}} props */
function Sight({ table }) {
  const { board, view, shown, selection, look, explained, past } = table
  const at = explained.value?.at
  if (!at || !board.sight || selection.ghosting.value || selection.denied.value) return null
  return board.sight(view.value, shown.value, at, {
    ...look.value,
    items: past.value ? [] : table.itemsOf(shown.value),
  })
}

/** The move in mind, with what the server foresees of it. @param {{table: Table}} props */
function Ghost({ table }) {
  const { board, now, seat, selection, look } = table
  const move = selection.move.value
  const preview = selection.preview.told.value
  if (!move) return null
  const known = preview && { then: preview.items, after: preview.view, next: preview.moves?.map(split) }
  return board.ghost(now.value?.view, seat.value, move, {
    ...look.value,
    items: table.itemsOf(seat.value),
    ...known,
  })
}
