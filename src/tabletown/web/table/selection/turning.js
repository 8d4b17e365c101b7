/** Turning and flipping the piece in mind, among the ways in which it may lie. */

/** @typedef {import("./selection.js").Selection} Selection */
/** @typedef {import("../../board/contract.js").Aim} Aim */
/** @typedef {"turn" | "flip"} What */

/** The next way that is legal there; without a place, the next there is. @param {Selection} selection @param {What} what */
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
  if (asHeld && place) stay(selection, place)
}

/**
 * All that can be done with the piece in mind; one that is turned stays on its side.
 * @param {Selection} selection @param {What} what @param {Aim} held
 */
function aimsOf({ moves, thought }, what, held) {
  const sameSide = (/** @type {Aim} */ aim) =>
    what === "flip" || held.flip === undefined || aim.flip === held.flip
  return moves.value.map(({ aim }) => aim).filter((aim) => aim.piece === thought.value.piece && sameSide(aim))
}

/** As near as it may lie to where it was. @param {Selection} selection @param {string} place */
function stay(selection, place) {
  const { board, now, seat, look } = selection.table
  const view = now.value?.view
  const { x, y, w, h } = board.places(view, seat.value, look.value)[place]
  selection.point(
    board.nearest?.(view, seat.value, { x: x + w / 2, y: y + h / 2 }, selection.targets.value, look.value) ??
      place,
  )
}

/** Is there more than one way to turn or flip the piece in mind? @param {Selection} selection @param {What} what */
export function several({ moves, thought }, what) {
  const { piece } = thought.value
  return (
    Boolean(piece) &&
    new Set(moves.value.filter(({ aim }) => aim.piece === piece).map(({ aim }) => aim[what])).size > 1
  )
}
