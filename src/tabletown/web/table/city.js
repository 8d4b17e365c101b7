/** The city in the middle: as it stands, where something may go, and what one has in mind. Each layer is drawn when it changes, and only then. */
import { html, useEffect, useRef } from "/web/lib/preact.js"
import { Carried, drag } from "/web/table/drag.js"
import { Denied, Targets } from "/web/table/targets.js"

/** @typedef {import("/web/table/state.js").Table} Table */

/** @param {{table: Table}} props */
export function City({ table }) {
  const { board, shown, names, view, look } = table, place = useRef(/** @type {HTMLElement | null} */ (null))
  const box = board.box(view.value, shown.value, look.value)
  useEffect(() => { table.field = place.current?.querySelector("svg") ?? null })
  return html`<div class="city" ref=${place} tabindex="0" role="application" aria-label=${table.words.t("page-city", { name: names.value[shown.value] })}
    aria-describedby="keys" ...${drag(table)}>
    <svg viewBox=${box.join(" ")} aria-hidden="true"><${Land} table=${table} /><${Targets} table=${table} /><${Ghost} table=${table} /><${Sight} table=${table} /><${Denied} table=${table} /></svg>
    <${Carried} table=${table} />
  </div>`
}

/** @param {{table: Table}} props */
function Land({ table }) {
  const { board, view, shown, scores, past, marks, mind, look } = table
  const quiet = past.value || mind.ghosting.value, news = board.shared || shown.value !== table.seat.value ? table.freshOf(shown.value) : []
  return board.city(view.value, shown.value, { ...look.value, marks: marks.value.length ? marks.value : news, items: quiet ? [] : scores.value?.seats[shown.value] ?? [] })
}

/** What a piece of the city that one asks about looks at, where a game shows it. @param {{table: Table}} props */
function Sight({ table }) {
  const { board, view, shown, scores, mind, look, explained, past } = table, at = explained.value?.at
  if (!at || !board.sight || mind.ghosting.value || mind.denied.value) return null
  return board.sight(view.value, shown.value, at, { ...look.value, items: past.value ? [] : scores.value?.seats[shown.value] ?? [] })
}

/** The move in mind, with what the server foresees of it. @param {{table: Table}} props */
function Ghost({ table }) {
  const { board, now, seat, scores, mind, look } = table, move = mind.move.value, foreseen = mind.foreseen.value
  if (!move) return null
  const known = foreseen && { then: foreseen.items, after: foreseen.view, next: foreseen.moves?.map(split) }
  return board.ghost(now.value?.view, seat.value, move, { ...look.value, items: scores.value?.seats[seat.value ?? 0] ?? [], ...known })
}

/** @param {string} text */
const split = (text) => {
  const [kind, ...parts] = text.split(" ")
  return { kind, parts }
}
