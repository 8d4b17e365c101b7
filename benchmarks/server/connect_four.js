// Connect four by the rules of benchmarks/games/connect_four, for boardgame.io's server and for the client.

export const COLUMNS = 7, ROWS = 6;
const LINES = [[0, 1], [1, 0], [1, 1], [1, -1]]; // upright, across, along both diagonals

/** A board is a list of columns, a column the seats of its discs from the bottom up. */
export const emptyBoard = () => Array.from({ length: COLUMNS }, () => []);

export const takesDisc = (board, column) => board[column]?.length < ROWS;

export const isFull = (board) => board.every((discs) => discs.length === ROWS);

/** §3.1 Whether the disc on top of a column lies in a row of four or more. */
export function topMakesFour(board, column) {
  const row = board[column].length - 1;
  return LINES.some(([right, up]) => 1 + follow(board, column, row, right, up) + follow(board, column, row, -right, -up) >= 4);
}

/** How many discs of the same seat follow a disc in one direction. */
function follow(board, column, row, right, up) {
  const seat = board[column][row];
  let n = 0;
  while (board[column + (n + 1) * right]?.[row + (n + 1) * up] === seat) n++;
  return n;
}
