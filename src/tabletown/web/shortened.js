/** Shorten a text, and say so by three dots. @param {string} text @param {number} most letters */
export function shortened(text, most) {
  const letters = [...text]
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
}
