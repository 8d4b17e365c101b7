/** What one can do: the legal moves as buttons, what a move would change, undo, hint, and a line to type in. */
import { h } from "./h.js";
import { showText } from "./panels.js";

/** @typedef {import("./table.js").TablePage} TablePage */

const FEW = 30; // moves that are shown side by side; more are chosen word by word
const LINGER = 80; // milliseconds on a move before its points are asked for

export class Rack {
  /** @type {string[]} */ chosen = []; // the first words of the move
  /** @type {number | null} */ question = null;
  /** @type {number | null} */ sent = null; // the question that was answered a moment ago
  held = false; // was the focus on the moves?
  /** @type {Map<string, string>} */ points = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */ lingering;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    const { t } = page.words;
    this.moves = h("div", { class: "moves" });
    this.dock = h("p", { class: "dock", "aria-live": "polite" });
    this.undo = h("button", { type: "button", onclick: () => this.#takeBack() }, t("page-undo"));
    this.hint = h("button", { type: "button", onclick: () => this.#advise() }, t("page-hint"));
    this.acts = h("div", { class: "row" }, this.undo, this.hint);
    this.typed = h("input", { id: "typed", autocomplete: "off", autocapitalize: "off", spellcheck: "false", placeholder: "help" });
    this.answer = h("pre", { class: "answer panel", tabindex: 0, role: "status", hidden: true });
    const line = h("form", { class: "line", onsubmit: (event) => this.#type(event) },
      h("label", { for: "typed" }, t("page-type")), this.typed, h("button", {}, t("page-send")));
    this.panel = h("section", { class: "rack panel", "aria-label": t("page-moves"), hidden: true },
      this.moves, this.dock, this.acts, line);
  }

  draw() {
    const { card, now } = this.page, seated = card?.seat !== null && card?.seats[card.seat].name;
    this.panel.hidden = !seated || !now;
    if (this.panel.hidden) return;
    if (this.question !== now.question) this.#forget();
    for (const part of [this.moves, this.dock, this.acts]) part.hidden = now.over || card.ended;
    this.undo.disabled = now.undo === null;
    this.hint.hidden = !card.aids.includes("hints");
    this.hint.disabled = now.question === null;
    this.#drawMoves();
  }

  /** Another question: what was chosen and known belongs to the last one. */
  #forget() {
    this.question = this.page.now.question;
    this.chosen = [];
    this.points.clear();
    clearTimeout(this.lingering);
    this.dock.replaceChildren();
  }

  #drawMoves() {
    this.held ||= this.moves.contains(document.activeElement);
    this.moves.replaceChildren(...this.#crumbs(), ...this.#choices());
    const first = this.moves.querySelector("button:not(.crumb)");
    if (this.held) /** @type {HTMLElement} */ (first ?? this.page.pill).focus({ preventScroll: true });
    this.held &&= !first;
  }

  /** What is chosen so far; a click goes back there. */
  #crumbs() {
    const back = (/** @type {number} */ to) => () => this.#choose(this.chosen.slice(0, to));
    return this.chosen.map((word, i) => h("button", { type: "button", class: "crumb", onclick: back(i) }, word));
  }

  /** Moves, or where there are many of them their next words. */
  #choices() {
    const said = this.chosen.length, first = this.chosen.map((word) => `${word} `).join("");
    const fitting = this.page.now.moves.filter((move) => `${move} `.startsWith(first));
    if (fitting.length <= FEW) return fitting.map((move) => this.move(move, said));
    const groups = Map.groupBy(fitting, (move) => move.split(" ")[said]);
    return [...groups].map(([word, moves]) => (moves.length === 1 ? this.move(moves[0], said) : this.#group(word, moves.length)));
  }

  /** @param {string} word @param {number} count */
  #group(word, count) {
    const choose = () => this.#choose([...this.chosen, word]);
    return h("button", { type: "button", class: "group", onclick: choose }, `${word} … `, h("small", {}, String(count)));
  }

  /** @param {string[]} words */
  #choose(words) {
    this.chosen = words;
    this.#drawMoves();
  }

  /** A button that plays a move. @param {string} move @param {number} said how many of its words stand before it */
  move(move, said = 0) {
    return h("button", {
      type: "button", class: "move", "aria-label": move, onclick: () => this.#play(move), onpointerenter: () => this.#preview(move),
      onpointerleave: () => this.page.drawn.think(null), onblur: () => this.page.drawn.think(null),
      onfocus: ({ target }) => target.matches(":focus-visible") && this.#preview(move),
    }, move.split(" ").slice(said).join(" "));
  }

  // What is done

  /** @param {string} move */
  #play(move) {
    const { page, question } = this;
    if (this.sent === question) return; // a double click
    page.attempt(() => {
      page.wire.tell("answer", { question, move });
      this.sent = question;
    });
  }

  #takeBack() {
    const { page } = this;
    page.attempt(() => page.wire.tell("undo", { event: page.now.undo }));
  }

  #advise() {
    const { page } = this, { t } = page.words;
    page.attempt(async () => {
      const { question, move } = await page.wire.ask("hint");
      if (question === this.question) this.dock.replaceChildren(t("page-hinted"), " ", this.move(move));
    });
  }

  /** The points a move would bring, for whoever stays on it a moment. @param {string} move */
  #preview(move) {
    clearTimeout(this.lingering);
    this.page.drawn.think(move);
    if (this.page.card.aids.includes("preview")) this.lingering = setTimeout(() => this.#foresee(move), LINGER);
  }

  /** @param {string} move */
  async #foresee(move) {
    const { page, question } = this, { card, words } = page;
    if (!this.points.has(move)) {
      const told = await page.wire.ask("preview", { move }).catch(() => null); // only looking: nothing that need be refused aloud
      if (!told || question !== this.question) return;
      const seat = card.seat ?? 0, after = told.totals[seat], change = told.change[seat];
      const points = { before: words.points(after - change), after: words.points(after), change: words.signed(change) };
      this.points.set(move, words.t("tried", points));
    }
    if (!this.dock.querySelector("button")) this.dock.textContent = `${move}: ${this.points.get(move)}`;
  }

  /** @param {Event} event */
  #type(event) {
    event.preventDefault();
    const { page } = this, typed = this.typed.value.trim();
    if (typed === "help") this.#help();
    else if (typed === "undo") this.#takeBack();
    else page.attempt(async () => this.#told(await page.wire.ask("ask", { typed })));
  }

  /** @param {any} told */
  #told({ move, lines = [] }) {
    if (move) this.#play(move);
    else this.#say(lines);
    if (move) this.typed.value = "";
  }

  #help() {
    this.#say(this.page.words.t("help-of-game").split("\n").map((line) => [[line, ""]]));
  }

  /** @param {import("./wire.js").Line[]} lines */
  #say(lines) {
    this.answer.hidden = !lines.length;
    showText(this.answer, this.page.words, lines);
    this.typed.select();
  }
}
