// A store for boardgame.io that is as durable as ours: matches are in memory, and every move is synced to a journal.
import { open } from "node:fs/promises";
import { Async } from "boardgame.io/dist/cjs/internal.js";

export class Journal extends Async {
  constructor(path) {
    super();
    this.path = path;
    this.matches = new Map();
    this.lines = [];
    this.last = Promise.resolve(); // the write that is under way
    this.next = null; // the one after it, which takes all lines that come meanwhile
  }

  async connect() {
    this.file = await open(this.path, "a");
  }

  async createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { initialState, state: initialState, metadata, log: [] });
    await this.write({ id, initialState, metadata });
  }

  async setState(id, state, deltalog = []) {
    const match = this.matches.get(id);
    match.state = state;
    match.log.push(...deltalog);
    await this.write({ id, deltalog });
  }

  async setMetadata(id, metadata) {
    this.matches.get(id).metadata = metadata;
  }

  async fetch(id, wanted) {
    const match = this.matches.get(id) ?? {};
    return Object.fromEntries(Object.keys(wanted).map((name) => [name, wanted[name] && match[name]]));
  }

  async wipe(id) {
    this.matches.delete(id);
  }

  async listMatches() {
    return [...this.matches.keys()];
  }

  write(change) {
    this.lines.push(`${JSON.stringify(change)}\n`);
    this.next ??= this.last.then(() => this.flush());
    return this.next;
  }

  flush() {
    const text = this.lines.splice(0).join("");
    this.next = null;
    this.last = this.file.appendFile(text).then(() => this.file.datasync());
    return this.last;
  }
}
