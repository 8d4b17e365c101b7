/**
 * Remember what was found for a view, which never changes, because dragging a piece asks for it all the time,
 * and for a city, which stays the same while others move.
 */

/**
 * `oncePerCity` as a game uses it, for its own views.
 * @template View
 * @typedef {<Found>(find: (view: View, seat: number) => Found) =>
 *   (view: View, seat: number) => Found} OncePerCity
 */

/**
 * @template {object} View
 * @template {any[]} More
 * @template Found
 * @param {(view: View, ...more: More) => Found} find
 * @param {(...more: More) => unknown} [key] what else it depends on, as text or number; usually the seat
 * @returns {(view: View, ...more: More) => Found}
 */
export function oncePerView(find, key = (...more) => more[0]) {
  /** @type {WeakMap<View, Map<unknown, Found>>} */
  const known = new WeakMap()
  return (view, ...more) => {
    const found = known.get(view) ?? new Map()
    const wanted = key(...more)
    if (!found.has(wanted)) known.set(view, found.set(wanted, find(view, ...more)))
    return found.get(wanted)
  }
}

/**
 * Keep what was found for a seat over many views, until something changes that belongs to the seat.
 * Of a view, `find` may read nothing else.
 * @template {object} View
 * @template {any[]} More
 * @template Found
 * @param {(view: View, seat: number, ...more: More) => Found} find
 * @param {(seat: number, ...more: More) => unknown} [key] the seat and what else it depends on
 * @returns {(view: View, seat: number, ...more: More) => Found}
 */
export function oncePerCity(find, key = (...more) => more[0]) {
  /** @type {Map<unknown, {of: string, found: Found}>} */
  const known = new Map()
  return oncePerView((/** @type {View} */ view, /** @type {number} */ seat, .../** @type {More} */ more) => {
    const of = cityOf(view, seat)
    const wanted = key(seat, ...more)
    if (known.get(wanted)?.of !== of) known.set(wanted, { of, found: find(view, seat, ...more) })
    return /** @type {{found: Found}} */ (known.get(wanted)).found
  }, key)
}

/** Everything in a view that may belong to a seat, as text. */
const cityOf = oncePerView((/** @type {object} */ view, /** @type {number} */ seat) =>
  JSON.stringify(Object.values(view).map((part) => (Array.isArray(part) ? part[seat] : null))),
)

/**
 * Keep the last drawing until its parts change, because a moving pointer does not change lit targets.
 * @template Made
 * @returns {(of: unknown[], make: () => Made) => Made}
 */
export function keptLast() {
  /** @type {{of: unknown[], made: Made} | null} */
  let last = null
  return (of, make) => {
    if (!last || last.of.length !== of.length || of.some((part, i) => part !== last?.of[i]))
      last = { of, made: make() }
    return last.made
  }
}

const MANY = 512 // drawings of all cities on a page

/**
 * Keep what was found for the last different arguments, because most shapes of a city stay while it grows.
 * @template {any[]} Of
 * @template Found
 * @param {(...of: Of) => Found} find
 * @returns {(...of: Of) => Found}
 */
export function kept(find) {
  /** @type {Map<string, Found>} */
  const known = new Map()
  return (...of) => {
    const key = JSON.stringify(of)
    if (!known.has(key)) known.set(key, find(...of))
    if (known.size > MANY) known.delete(/** @type {string} */ (known.keys().next().value))
    return /** @type {Found} */ (known.get(key))
  }
}
