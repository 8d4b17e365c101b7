// Say what else travels over the board: figures, the architect, and money.
import { NONE } from "./facts.js"
import { fieldName, spaceName } from "./view.js"

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../../web/board/contract.js").Move} Move */
/** @typedef {import("../../../web/board/contract.js").Travel} Travel */

/**
 * Return what moves by itself: the architect, and after the dice figures and money.
 * @param {View} before
 * @param {number} seat
 * @param {Move} move
 * @param {View} after
 * @returns {Travel[]}
 */
export const travels = (before, seat, move, after) => [
  ...architect(before, after),
  ...(seat < 0 ? [...figures(before, after), ...money(before, after)] : []),
]

/** @param {View} before @param {View} after @returns {Travel[]} */
const figures = (before, after) =>
  after.figures
    .filter((seat) => before.figures.includes(seat) && before.figure[seat] !== after.figure[seat])
    .map((seat) => ({
      seat,
      piece: `figure-${seat + 1}`,
      from: { place: spaceName(before.figure[seat]) },
      to: { place: spaceName(after.figure[seat]) },
    }))

/** @param {View} before @param {View} after @returns {Travel[]} */
function architect(before, after) {
  const [from, to] = [before.architect, after.architect]
  if (from === to || from === NONE || to === NONE) return []
  return [{ seat: 0, piece: "architect", from: { place: fieldName(from) }, to: { place: fieldName(to) } }]
}

/** Rent goes from whoever has less now to whoever has more. @param {View} before @param {View} after */
function money(before, after) {
  const gains = after.cash.map((cash, seat) => cash - before.cash[seat])
  const from = gains.findIndex((gain) => gain < 0)
  const to = gains.findIndex((gain) => gain > 0)
  return from < 0 || to < 0
    ? []
    : [{ seat: to, text: `${gains[to]}`, from: { seat: from }, to: { seat: to } }]
}
