// boardgame.io's own server with connect four, on loopback: node server.js PORT [flatfile|journal PATH]
import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";
import { FlatFile, Server } from "boardgame.io/dist/cjs/server.js";
import { emptyBoard, isFull, takesDisc, topMakesFour } from "../connect_four.js";
import { Journal } from "./journal.js";

const connectFour = {
  name: "connect-four",
  setup: () => ({ board: emptyBoard(), last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { drop },
  endIf: result,
};

function drop({ G, playerID }, column) {
  if (!takesDisc(G.board, column)) return INVALID_MOVE;
  G.board[column].push(playerID);
  G.last = column;
}

function result({ G, ctx }) {
  if (G.last === null) return undefined;
  if (topMakesFour(G.board, G.last)) return { winner: ctx.currentPlayer };
  return isFull(G.board) ? { draw: true } : undefined;
}

const STORES = { flatfile: (dir) => new FlatFile({ dir }), journal: (path) => new Journal(path) };

const [port, store, place] = [Number(process.argv[2]), ...process.argv.slice(3)];
const db = STORES[store]?.(place); // in memory, if there is none
await Server({ games: [connectFour], origins: [], db }).run({ port: { host: "127.0.0.1", port } });
