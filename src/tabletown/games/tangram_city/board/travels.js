/** Draw the largest rectangle anew when it has grown. */

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../../web/board/contract.js").Travel} Travel */

/**
 * @param {View} before
 * @param {number} seat
 * @param {unknown} move
 * @param {View} after
 * @returns {Travel[]}
 */
export const travels = (before, seat, move, after) =>
  seat < 0 || String(before.frames[seat]) === String(after.frames[seat])
    ? []
    : [{ seat, to: { place: "rectangle" } }]
