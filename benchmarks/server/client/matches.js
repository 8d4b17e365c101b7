// Matches of connect four to be played: random, from a seed, and drawn, so that each lasts all of its 42 moves.
import { COLUMNS, ROWS, emptyBoard, takesDisc, topMakesFour } from "../connect_four.js";

export const LENGTH = COLUMNS * ROWS;

/** Endless drawn matches, each a list of columns. */
export function* drawnMatches(seed) {
  const random = numbers(seed);
  for (;;) {
    const match = peacefulMatch(random);
    if (match.length === LENGTH) yield match;
  }
}

/** Random moves of which none makes a four, as long as there are any. */
function peacefulMatch(random) {
  const board = emptyBoard(), match = [];
  for (let open; (open = peacefulColumns(board, match.length % 2)).length; ) {
    const column = open[random() % open.length];
    board[column].push(match.length % 2);
    match.push(column);
  }
  return match;
}

function peacefulColumns(board, seat) {
  return [...board.keys()].filter((column) => takesDisc(board, column) && !wouldMakeFour(board, column, seat));
}

function wouldMakeFour(board, column, seat) {
  board[column].push(seat);
  const four = topMakesFour(board, column);
  board[column].pop();
  return four;
}

/** Whole numbers from a seed: xorshift32. */
function numbers(seed) {
  let x = seed;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 8;
  };
}
