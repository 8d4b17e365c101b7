/** Shorten what is too long, and say so by three dots. */

export const LONGEST_NAME = 40 // letters, as the server has it

/** @param {string} text @param {number} most letters */
export function shortened(text, most) {
  const letters = [...text]
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
}
