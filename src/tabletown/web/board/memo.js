/**
 * Remember what was found for a view, which never changes, because dragging a piece asks for it all the time.
 */

/**
 * `oncePerView` as a game uses it, for its own views and by seat.
 * @template View
 * @typedef {<Found>(find: (view: View, seat: number) => Found) =>
 *   (view: View, seat: number) => Found} OncePerSeat
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
