/** Turn and flip the chosen piece among the ways in which it may lie. */

/** @typedef {import("./selection.js").Selection} Selection */
/** @typedef {import("../../board/contract.js").Aim} Aim */
/** @typedef {"turn" | "flip"} What */

/**
 * Turn or flip to the next way that is legal at the chosen place, or without one, anywhere.
 * @param {Selection} selection
 * @param {What} what
 */
export function another(selection, what) {
  const { place } = selection.thought.value
  const held = selection.move.value?.aim ?? selection.targets.value[0]?.aim ?? selection.thought.value
  const all = aimsOf(selection, what, held)
  const here = all.filter((aim) => aim.place === place)
  const { asHeld } = selection.table.board
  const ways = [...new Set((place && here.length > 1 && !asHeld ? here : all).map((aim) => aim[what]))].sort()
  if (ways.length < 2) return
  const way = ways[(ways.indexOf(held[what]) + 1) % ways.length]
  const stays = here.some((aim) => aim[what] === way)
  selection.think({ turn: held.turn, flip: held.flip, [what]: way, place: stays ? place : undefined })
  if (asHeld && place) stayNear(selection, place)
}

/**
 * All aims of the chosen piece; while it is turned, only those on its side.
 * @param {Selection} selection
 * @param {What} what
 * @param {Aim} held
 */
function aimsOf({ moves, thought }, what, held) {
  const sameSide = (/** @type {Aim} */ aim) =>
    what === "flip" || held.flip === undefined || aim.flip === held.flip
  return moves.value.map(({ aim }) => aim).filter((aim) => aim.piece === thought.value.piece && sameSide(aim))
}

/** Move the piece to the nearest legal place. @param {Selection} selection @param {string} place */
function stayNear(selection, place) {
  const { board, latest, seat, look } = selection.table
  const view = latest.value
  const { x, y, w, h } = board.places(view, seat.value, look.value)[place]
  const middle = { x: x + w / 2, y: y + h / 2 }
  const near = board.nearest?.(view, seat.value, middle, selection.targets.value, look.value)
  selection.point(near ?? place)
}

/** Can the chosen piece be turned or flipped? @param {Selection} selection @param {What} what */
export function several({ moves, thought }, what) {
  const { piece } = thought.value
  if (!piece) return false
  const aims = moves.value.map(({ aim }) => aim).filter((aim) => aim.piece === piece)
  return new Set(aims.map((aim) => aim[what])).size > 1
}
