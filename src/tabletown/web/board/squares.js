/** Names of squares: a letter for the column and a number for the row, a1 at the top left. */

const A = "a".charCodeAt(0)

/** @param {number} column */
export const columnName = (column) => String.fromCharCode(A + column)

/** @param {number} row */
export const rowName = (row) => String(row + 1)

/** @param {number} row @param {number} column */
export const squareName = (row, column) => columnName(column) + rowName(row)

/** @param {string} name @returns {[row: number, column: number]} */
export const readSquare = (name) => [Number(name.slice(1)) - 1, name.charCodeAt(0) - A]
