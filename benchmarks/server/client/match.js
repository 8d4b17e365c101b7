// One match under way: its two seats move in turn, and every move is timed.
import { performance } from "node:perf_hooks";

export class Match {
  due = []; // when each move was due
  sent = 0;
  seen = [null, null]; // how many moves the state holds that each seat was told last
  answers = []; // [move, ms until its own seat was told]
  tellings = []; // [move, ms until the other seat was told]

  constructor(columns) {
    this.columns = columns;
    this.seats = [];
  }

  /** Has every move that was due been answered? */
  get isAnswered() {
    return this.answers.length === this.due.length;
  }

  /** The next move is due; should its seat not know of the one before yet, it waits, and its clock runs. */
  turn() {
    this.due.push(performance.now());
    this.sendDue();
  }

  sendDue() {
    const made = this.sent, seat = made % 2;
    if (made === this.due.length || this.seen[seat] !== made) return;
    this.sent++;
    this.seats[seat].drop(this.columns[made], made);
  }

  told(seat, made) {
    if (this.seen[seat] === made) return;
    this.seen[seat] = made;
    if (made > 0) this.time(seat, made - 1);
    this.sendDue();
  }

  time(seat, move) {
    const times = move % 2 === seat ? this.answers : this.tellings;
    times.push([move, performance.now() - this.due[move]]);
  }
}
