// How Tabletown is spoken to: a table over HTTP, one key a seat, then JSON, as docs/protocol.md has it.
import { post } from "./post.js";

const COLUMN_NAMES = "abcdefg";

export const PATH = "/socket";

/** A new match: what its two seats show at the door. */
export async function open(server, localAddress) {
  const { table, seats } = await post(`${server}/api/tables`, { game: "connect_four", seats: ["human", "human"] }, localAddress);
  return seats.map((key, seat) => ({ table, key, name: `seat ${seat}` }));
}

export class Seat {
  constructor(send, ticket, told) {
    Object.assign(this, { say: (said) => send(JSON.stringify(said)), ticket, told, question: null });
  }

  greet() {
    this.say({ type: "hello", version: 2, ...this.ticket });
  }

  hear(frame) {
    const now = JSON.parse(frame);
    if (now.type === "problem") throw new Error(frame);
    if (now.type !== "now") return;
    this.question = now.question;
    this.told(now.seq);
  }

  drop(column) {
    this.say({ type: "answer", question: this.question, move: `drop ${COLUMN_NAMES[column]}` });
  }
}
