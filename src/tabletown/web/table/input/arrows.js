/** Arrow keys: from target to target. */

/** @typedef {import("../state.js").Table} Table */

/** @type {Record<string, [number, number]>} */
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The nearest target in a direction; without a ghost, the first. @param {Table} table @param {[number, number]} way */
export function towards({ board, now, seat, look, selection }, [right, down]) {
  const places = board.places(now.value?.view, seat.value, look.value)
  const here = places[selection.thought.value.place ?? ""]
  const names = selection.targets.value.map(({ aim }) => aim.place ?? "").filter((name) => places[name])
  if (!here) return names[0]
  const off = (/** @type {string} */ name) => {
    const [x, y] = middle(places[name])
    const [fromX, fromY] = middle(here)
    const across = x - fromX
    const along = y - fromY
    return {
      name,
      on: across * right + along * down,
      aside: Math.abs(across * down) + Math.abs(along * right),
    }
  }
  const ahead = names.map(off).filter(({ on, aside }) => on > 1 && aside <= 3 * on)
  return ahead.sort((a, b) => a.on + 2 * a.aside - b.on - 2 * b.aside)[0]?.name
}

/** @param {{x: number, y: number, w: number, h: number}} place @returns {[number, number]} */
const middle = ({ x, y, w, h }) => [x + w / 2, y + h / 2]
