/** Go from target to target with the arrow keys. */

/** @typedef {import("../state.js").Table} Table */

/** @type {Record<string, Way>} */
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** @typedef {{x: number, y: number, w: number, h: number}} Box */
/** @typedef {[right: number, down: number]} Way */

/** The nearest target in a direction; without a ghost, the first. @param {Table} table @param {Way} way */
export function towards({ board, latest, seat, look, selection }, way) {
  const places = board.places(latest.value, seat.value, look.value)
  const here = places[selection.thought.value.place ?? ""]
  const names = selection.targets.value.map(({ aim }) => aim.place ?? "").filter((name) => places[name])
  if (!here) return names[0]
  const ahead = names
    .map((name) => ({ name, ...stepTo(places[name], here, way) }))
    .filter(({ on, aside }) => on > 1 && aside <= 3 * on)
  return ahead.sort((a, b) => a.on + 2 * a.aside - b.on - 2 * b.aside)[0]?.name
}

/** How far a place lies along a way, and how far aside. @param {Box} to @param {Box} from @param {Way} way */
function stepTo(to, from, [right, down]) {
  const [x, y] = middle(to)
  const [fromX, fromY] = middle(from)
  const across = x - fromX
  const along = y - fromY
  return { on: across * right + along * down, aside: Math.abs(across * down) + Math.abs(along * right) }
}

/** @param {Box} place @returns {[number, number]} */
const middle = ({ x, y, w, h }) => [x + w / 2, y + h / 2]
