/** The city in the middle of the table, in layers; each is drawn again only when it changes. */
import { html, useEffect, useRef } from "../../lib/preact.js"
import { Carried } from "../input/carry.js"
import { split } from "../selection/moves.js"
import { pointing } from "../input/pointing.js"
import { Denied, Pointed, Targets } from "./targets.js"

/** @typedef {import("../state.js").Table} Table */

const LAYERS = [Land, Targets, Pointed, Ghost, Sight, Denied]

/** @param {{table: Table}} props */
export function City({ table }) {
  const { board, shown, names, view, look, words } = table
  const place = useRef(/** @type {HTMLElement | null} */ (null))
  const box = board.box(view.value, shown.value, look.value)
  const name = names.value[shown.value]
  useEffect(() => {
    table.field = place.current?.querySelector("svg") ?? null
  })
  useEffect(() => keepSized(/** @type {HTMLElement} */ (place.current)), [])
  return html`<div class="city" ref=${place} style=${{ "--flat": flatness(box) }} tabindex="0"
    role="application" aria-label=${words.t("page-city", { name })} aria-describedby="keys"
    ...${pointing(table)}>
    <svg viewBox=${box.join(" ")} aria-hidden="true">
      ${LAYERS.map((Layer) => html`<${Layer} table=${table} />`)}
    </svg>
    <${Carried} table=${table} />
  </div>`
}

/**
 * Keep the size of the drawing in pixels. In percent, any change around it would lay it out in several sizes,
 * of which only the last is seen, and each of them takes longer than a frame.
 * @param {HTMLElement} city
 */
function keepSized(city) {
  const observer = new ResizeObserver(([{ contentRect }]) => {
    const { style } = /** @type {SVGSVGElement} */ (city.querySelector("svg"))
    style.width = `${contentRect.width}px`
    style.height = `${contentRect.height}px`
  })
  observer.observe(city)
  return () => observer.disconnect()
}

/** The height of a drawing that is wider than high, as a part of its width. @param {number[]} box */
const flatness = ([, , wide, high]) => Math.min(1, high / wide)

/**
 * The city as it stands. It shows no score while a ghost shows its own, and marks news unless told otherwise.
 * @param {{table: Table}} props
 */
function Land({ table }) {
  const { board, view, shown, past, selection, look } = table
  const seat = shown.value
  const news = board.shared ? table.freshOf(null) : seat === table.seat.value ? [] : table.freshOf(seat)
  const known = past.value ? (past.value.items?.[seat] ?? []) : table.itemsOf(seat)
  const items = selection.ghosting.value ? [] : known
  const eyes = board.shared ? table.seat.value : seat
  const marks = table.marks.value.length ? table.marks.value : news
  return board.city(view.value, eyes, { ...look.value, marks, items })
}

/** What the explained piece of the city can see, if its game draws that. @param {{table: Table}} props */
function Sight({ table }) {
  const { board, view, shown, selection, look, explained, past } = table
  const at = explained.value?.at
  if (!at || !board.sight || selection.ghosting.value || selection.denied.value) return null
  const items = past.value ? [] : table.itemsOf(shown.value)
  return board.sight(view.value, shown.value, at, { ...look.value, items })
}

/** The move in mind, with the server's preview of it. @param {{table: Table}} props */
function Ghost({ table }) {
  const { board, latest, seat, selection, look } = table
  const move = selection.move.value
  const preview = selection.preview.told.value
  if (!move) return null
  const known = preview && { then: preview.items, after: preview.view, next: preview.moves?.map(split) }
  const items = table.itemsOf(seat.value)
  return board.ghost(latest.value, seat.value, move, { ...look.value, items, ...known })
}
