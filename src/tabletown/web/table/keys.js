/** The keyboard: arrows move the ghost from target to target, letters do the rest. */

/** @typedef {import("/web/table/state.js").Table} Table */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** What the city does with keys. @param {Table} table @returns {(event: KeyboardEvent) => void} */
export const steer = (table) => (event) => {
  if (!(event.key in ARROWS)) return
  event.preventDefault()
  const next = towards(table, ARROWS[event.key])
  if (next) table.mind.point(next)
}

/** The nearest target in a direction; without a ghost, the first. @param {Table} table @param {[number, number]} way */
function towards({ board, now, seat, look, mind }, [right, down]) {
  const places = board.places(now.value?.view, seat.value, look.value), names = mind.targets.value.map(({ aim }) => aim.place ?? "").filter((name) => places[name])
  const here = places[mind.thought.value.place ?? ""]
  if (!here) return names[0]
  const off = (/** @type {string} */ name) => [middle(places[name])[0] - middle(here)[0], middle(places[name])[1] - middle(here)[1]]
  const ahead = names.map((name) => ({ name, far: off(name) })).map(({ name, far: [x, y] }) => ({ name, on: x * right + y * down, aside: Math.abs(x * down) + Math.abs(y * right) }))
  return ahead.filter(({ on, aside }) => on > 1 && aside <= 3 * on).sort((a, b) => a.on + 2 * a.aside - b.on - 2 * b.aside)[0]?.name
}

/** @param {{x: number, y: number, w: number, h: number}} place @returns {[number, number]} */
const middle = ({ x, y, w, h }) => [x + w / 2, y + h / 2]

/** What keys do anywhere at the table, unless somebody is writing. @param {Table} table */
export const keysOf = (table) => (/** @type {KeyboardEvent} */ event) => {
  const target = /** @type {Element} */ (event.target), writing = target.closest("input, textarea, select, [role=dialog]")
  if (writing || event.ctrlKey || event.metaKey || event.altKey) return
  const deed = DEEDS[event.key.toLowerCase()] ?? (/^[1-9]$/.test(event.key) ? nth(Number(event.key)) : undefined)
  if (event.key === "Enter" && target.closest("button, a, summary")) return
  if (deed && deed(table) !== false) event.preventDefault()
}

/** @type {Record<string, (table: Table) => unknown>} */
const DEEDS = {
  enter: (table) => table.mind.primary.value ? table.play(table.mind.primary.value.text) : false,
  backspace: (table) => table.now.value?.undo != null && table.undo(),
  escape: ({ mind }) => mind.forget(),
  r: ({ mind }) => mind.turn(),
  f: ({ mind }) => mind.flip(),
  h: (table) => table.allows("hints") && table.asked.value && table.mind.hint(),
  t: ({ drawer }) => { drawer.value = drawer.value === "text" ? "" : "text" },
  "?": (table) => table.read(table.ruleHere()),
}

/** The piece with that number at hand. @param {number} number */
const nth = (number) => (/** @type {Table} */ { mind }) => {
  const piece = [...mind.numbered.value][number - 1]
  return piece ? mind.choose(piece) : false
}
