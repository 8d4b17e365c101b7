/** How this browser's matches stand: asked for once they come into sight, and again when they have grown. */
import { drawings } from "../board/load.js"
import { catalogue } from "../catalogue.js"
import { signal, useEffect, useRef, useState } from "../lib/preact.js"
import { keyOf } from "../my_tables.js"
import { ask, ignored } from "../server.js"

/** @typedef {import("./known.js").Known} Known */
/** @typedef {import("./known.js").Mine} Mine */
/** @typedef {{seq: number, view: any, totals: number[], winners: number[]}} Seen */

const MARGIN = "200px" // around the window: what lies there is about to come into sight

export const seen = signal(/** @type {Record<string, Seen>} */ ({})) // by table
export const boards = signal(/** @type {Record<string, import("../board/contract.js").Board>} */ ({}))

/** Keep a table up to date while the element of this reference is in sight. @param {Known} one */
export function useSight({ kept, shown }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null))
  const near = useNear(place)
  const ready = near && catalogue.value !== null // pictures come after the page can be used
  useEffect(() => {
    if (ready && shown) look(kept, shown.seq).catch(ignored)
  }, [ready, shown?.seq])
  return place
}

/** Has the element been in sight? @param {{current: HTMLElement | null}} place */
function useNear(place) {
  const [near, come] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (sights) => sights.some(({ isIntersecting }) => isIntersecting) && come(true),
      { rootMargin: MARGIN },
    )
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return near
}

/** @param {Mine} kept @param {number} seq of the last event */
const look = (kept, seq) => Promise.all([askView(kept, seq), loadBoard(kept.game)])

/** @param {Mine} kept @param {number} seq */
async function askView(kept, seq) {
  if (seen.value[kept.table]?.seq === seq) return
  const sight = await ask("GET", `/api/tables/${kept.table}/view`, { key: keyOf(kept) })
  seen.value = { ...seen.value, [kept.table]: sight }
}

/** @param {string} name */
async function loadBoard(name) {
  const drawn = catalogue.value?.games.find((game) => game.name === name)?.drawn
  if (!drawn || boards.value[name]) return
  const board = await drawings(name)
  boards.value = { ...boards.value, [name]: board }
}
