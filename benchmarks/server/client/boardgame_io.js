// How boardgame.io is spoken to: its lobby for a match and credentials, then Socket.IO's frames, in the order of its own client.
import { post } from "./post.js";

const GAME = "connect-four", JOINED = `40/${GAME},`, EVENT = `42/${GAME},`;

export const PATH = "/socket.io/?EIO=4&transport=websocket";

/** A new match: what its two seats show at the door. */
export async function open(server, localAddress) {
  const { matchID } = await post(`${server}/games/${GAME}/create`, { numPlayers: 2 }, localAddress);
  const join = (playerID) => post(`${server}/games/${GAME}/${matchID}/join`, { playerID, playerName: `seat ${playerID}` }, localAddress);
  const joined = [await join("0"), await join("1")];
  return joined.map(({ playerID, playerCredentials: credentials }) => ({ matchID, playerID, credentials }));
}

export class Seat {
  constructor(send, ticket, told) {
    Object.assign(this, { send, ...ticket, told });
  }

  /** Engine.IO's server speaks first. */
  greet() {}

  hear(frame) {
    if (frame === "2") this.send("3"); // ping, pong
    else if (frame.startsWith("0{")) this.send(JOINED);
    else if (frame.startsWith(JOINED)) this.emit("sync", this.matchID, this.playerID, this.credentials, 2);
    else if (frame.startsWith(EVENT)) this.happened(...JSON.parse(frame.slice(EVENT.length)));
  }

  /** A state's number is how many moves it holds. */
  happened(event, _, about) {
    if (event === "sync") this.told(about.state._stateID);
    if (event === "update") this.told(about._stateID);
  }

  drop(column, made) {
    const { matchID, playerID, credentials } = this;
    this.emit("update", { type: "MAKE_MOVE", payload: { type: "drop", args: [column], playerID, credentials } }, made, matchID, playerID);
  }

  emit(...event) {
    this.send(EVENT + JSON.stringify(event));
  }
}
