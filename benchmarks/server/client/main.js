// The neutral client: SOCKETS sockets, two to a match, each at one move every EVERY seconds, on any server whose dialect it has.
// node main.js DIALECT SOCKETS EVERY WARM SECONDS SERVER...   A match's second seat sits at the second server, if there is one.
// It says when all are seated, when the warm-up is over and when the measured time is, then what came out.
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { Match } from "./match.js";
import { LENGTH, drawnMatches } from "./matches.js";

const SEED = 1, PATIENCE = 20_000, GLANCE = 20; // ms that late answers are waited for, and between two looks
const AT_ONCE = 20; // matches that sit down side by side

const [dialect, ...words] = process.argv.slice(2);
const [sockets, every, warm, seconds] = words.splice(0, 4).map(Number), servers = words;
const PACE = every * 500; // ms from move to move of a match
const { PATH, Seat, open } = await import(`./${dialect}.js`);

/** Every match comes from an address of its own, as people do: servers limit what one address may open. */
const addressOf = (match) => `127.0.${1 + (match >> 8)}.${match & 255}`;

/** Opens a match and lets both sit down: done when each has been told the empty board. */
async function seated(columns, localAddress) {
  const match = new Match(columns), tickets = await open(servers[0], localAddress);
  await Promise.all(tickets.map((ticket, seat) => sitDown(match, seat, ticket, localAddress)));
  return match;
}

function sitDown(match, seat, ticket, localAddress) {
  const server = servers[seat % servers.length].replace("http", "ws");
  const socket = new WebSocket(server + PATH, { perMessageDeflate: false, localAddress });
  return new Promise((resolve, reject) => {
    match.seats[seat] = new Seat((frame) => socket.send(frame), ticket, (made) => (match.told(seat, made), resolve()));
    socket.on("open", () => match.seats[seat].greet());
    socket.on("message", (frame) => match.seats[seat].hear(frame.toString()));
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("the server has hung up")));
  });
}

/** One move of every match after the other, evenly over time. */
async function play(matches, from, to) {
  const gap = PACE / matches.length, began = performance.now() - from * PACE;
  for (let i = from * matches.length; i < to * matches.length; i++) {
    await sleep(Math.max(0, Math.ceil(began + i * gap - performance.now())));
    matches[i % matches.length].turn();
  }
}

const say = (line) => new Promise((done) => process.stdout.write(JSON.stringify(line) + "\n", done));
const moves = (time) => Math.round((time * 1000) / PACE);
const first = moves(warm), last = first + moves(seconds);
if (last > LENGTH) throw new Error(`a match lasts ${(LENGTH * PACE) / 1000} s, the warm-up included`);

const matches = [], source = drawnMatches(SEED);
while (matches.length < sockets / 2) {
  const first = matches.length, some = Math.min(AT_ONCE, sockets / 2 - first);
  const opening = Array.from({ length: some }, (_, i) => seated(source.next().value, addressOf(first + i)));
  matches.push(...(await Promise.all(opening)));
}
await say("seated");
await play(matches, 0, first);
await say("warm");
const before = process.cpuUsage();
await play(matches, first, last);
const { user, system } = process.cpuUsage(before);
for (let waited = 0; waited < PATIENCE && !matches.every((match) => match.isAnswered); waited += GLANCE) await sleep(GLANCE);
await say("measured");

const measured = (times) => times.filter(([move]) => move >= first).map(([, ms]) => Number(ms.toFixed(3)));
const [answers, tellings] = ["answers", "tellings"].map((times) => matches.flatMap((match) => measured(match[times])));
await say({ moves: (last - first) * matches.length, answers, tellings, busy: (user + system) / 1e6 / seconds });
process.exit();
