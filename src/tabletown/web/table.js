/** One table as one of its guests sees it: what the server tells is kept here, and shown in panels of their own. */
import { Drawn } from "./drawn.js";
import { h } from "./h.js";
import { remember, recall } from "./memory.js";
import { Rack } from "./rack.js";
import { linksPanel, logLine, scoresOf, showText } from "./panels.js";
import { Refusal, Wire, fetched } from "./wire.js";
import { Words } from "./words.js";

const BREATH = 150; // milliseconds between two looks at a table that moves fast

export class TablePage {
  /** @type {import("./wire.js").Card} */ card;
  /** @type {import("./wire.js").Now} */ now;
  /** @type {Promise<void> | undefined} */ ready; // are the words of the game there?
  told = 0; // the last event in the log
  looking = false;
  stale = false; // has the table moved on while we looked?
  drawn = new Drawn();

  /** @param {Words} words @param {HTMLElement} main @param {HTMLElement} place @param {string} table @param {string} key */
  constructor(words, main, place, table, key) {
    const { t } = (this.words = words);
    this.table = table;
    this.key = key;
    this.alert = h("p", { role: "alert" });
    this.status = h("p", { role: "status", class: "calm" });
    this.title = h("h1");
    this.pill = h("p", { class: "turn", tabindex: -1 });
    this.end = h("h2", { class: "end", hidden: true });
    this.chair = h("form", { class: "panel chair", hidden: true, onsubmit: (event) => this.#sit(event) });
    this.links = h("div", { hidden: true });
    this.twin = h("pre", { class: "twin panel", tabindex: 0, "aria-label": t("page-twin") });
    this.rack = new Rack(this);
    this.scores = h("div", { class: "scores" });
    this.scored = h("h2", {}, t("page-scores"));
    this.log = h("ol", { tabindex: 0, "aria-label": t("page-log") });
    place.replaceChildren(this.title, this.pill);
    main.className = "table";
    this.main = main;
    this.inWords = h("details", { class: "words", open: true }, h("summary", {}, t("page-twin")), this.twin);
    const board = h("div", { class: "board" }, this.drawn.place, this.rack.answer, this.inWords);
    main.append(this.alert, this.status, this.end, this.chair, this.links, board, this.rack.panel, this.#side());
    this.wire = new Wire(() => ({ table, key, since: this.told }), {
      table: (card) => this.#take(card),
      now: (now) => this.#grow(now),
      problem: ({ problem }) => this.refuse(problem),
      calm: (calm) => this.#rest(calm),
    });
  }

  #side() {
    const { t } = this.words;
    const save = h("button", { type: "button", onclick: () => this.attempt(() => this.#save()) }, t("page-record"));
    this.rules = h("a", { class: "button", target: "_blank" }, t("page-rules"));
    return h("aside", {},
      h("section", { class: "panel" }, this.scored, this.scores, h("div", { class: "row" }, save, this.rules)),
      h("section", { class: "panel log" }, h("h2", {}, t("page-log")), this.log));
  }

  // What is heard

  /** The first card brings the words of its game, and with them everything else. @param {import("./wire.js").Card} card */
  async #take(card) {
    this.card = card;
    this.ready ??= this.#furnish();
    await this.ready;
    this.#showLinks();
    this.#show();
    if (this.now) this.look(); // names stand in the text and beside the scores
  }

  async #furnish() {
    const { game, title } = this.card;
    document.head.append(h("link", { rel: "stylesheet", href: `/games/${game}/text.css` }));
    const [words, drawn] = await Promise.all([Words.load(game), this.drawn.load(game)]);
    this.words = words;
    this.inWords.open = !drawn;
    this.title.textContent = title;
    this.rules?.setAttribute("href", `/games/${game}/rulebook.${this.words.code}.md`);
    this.#placeName();
    this.main.classList.add("ready");
  }

  /** @param {import("./wire.js").Now} now */
  async #grow(now) {
    if (now.seq < (this.now?.seq ?? 0)) return;
    this.now = now;
    await this.ready;
    this.#tellEvents(now);
    this.#show();
    this.look();
  }

  /** Newest on top; the first of all are history, which nobody reads out. @param {import("./wire.js").Now} now */
  #tellEvents({ seq, events }) {
    const fresh = events.filter((event) => event.seq > this.told);
    this.log.prepend(...fresh.reverse().map((event) => logLine(this.words, this.names(), event)));
    this.told = seq;
    setTimeout(() => this.log.setAttribute("aria-live", "polite"));
  }

  /** @param {boolean} calm */
  #rest(calm) {
    this.status.textContent = calm ? "" : this.words.t("page-away");
    if (calm) this.refuse(null);
  }

  /** @param {import("./words.js").Message | null} problem */
  refuse(problem) {
    this.alert.textContent = problem ? this.words.sentence(problem) : "";
    this.rack.sent = null;
  }

  /** Do something that may be refused, which is told. @param {() => Promise<any> | any} deed */
  async attempt(deed) {
    try {
      this.refuse(null);
      return await deed();
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong;
      this.refuse(wrong.told);
    }
  }

  // What is shown

  names() {
    return this.card.seats.map(({ name }, i) => name || this.words.t("page-seat", { number: i + 1 }));
  }

  #show() {
    if (!this.card || !this.now) return;
    const turn = this.#turn(), { seat, seats, ended } = this.card, { over, winners } = this.now;
    this.pill.textContent = turn;
    this.pill.classList.toggle("yours", this.#asked());
    this.scored.textContent = over ? this.words.t("page-final") : this.words.t("page-scores");
    document.title = `${turn} · ${this.card.title}`;
    this.end.textContent = over ? this.words.t("winners", { names: this.#named(winners), count: winners.length }) : "";
    this.end.hidden = !over;
    this.chair.hidden = seat === null || seats[seat].name !== "" || ended;
    this.rack.draw();
  }

  /** Is it the turn of somebody who sits here? */
  #asked() {
    const { seat, seats } = this.card;
    return this.now.question !== null && seat !== null && seats[seat].name !== "";
  }

  /** Whose turn it is, in words. */
  #turn() {
    const { t } = this.words, { waits, over } = this.now;
    if (over) return t("page-over");
    if (this.card.ended) return t("page-ended");
    return this.#asked() ? t("page-your-turn") : t("page-waits", { names: this.#named(waits) });
  }

  /** @param {number[]} seats */
  #named(seats) {
    return seats.map((seat) => this.names()[seat]).join(", ");
  }

  /** Who comes by the link of a seat sits down by giving a name. */
  #placeName() {
    const { t } = this.words, number = (this.card.seat ?? 0) + 1;
    const value = recall("name") ?? "";
    this.chair.append(h("label", { for: "name" }, t("page-name", { number })),
      h("input", { id: "name", name: "name", required: true, maxlength: 40, autocomplete: "nickname", value }),
      h("button", { class: "go" }, t("page-sit")));
  }

  /** @param {Event} event */
  #sit(event) {
    event.preventDefault();
    const name = String(new FormData(this.chair).get("name"));
    this.attempt(async () => {
      await this.wire.ask("hello", { ...this.wire.hello(), name });
      remember("name", name);
    });
  }

  /** The links, for the browser that opened the table: nobody is told them twice. */
  #showLinks() {
    const { opener, ended, seats } = this.card, kept = opener && !ended && recall(`links ${this.table}`);
    this.links.hidden = !kept;
    if (kept) this.links.replaceChildren(linksPanel(this.words, JSON.parse(kept), seats));
  }

  /** Ask for the table in words and for the scores; not faster than anybody reads. */
  async look() {
    this.stale = true;
    if (this.looking) return;
    this.looking = true;
    try {
      while (this.stale) {
        this.stale = false;
        const [text, scores] = await Promise.all([this.wire.ask("ask"), this.wire.ask("scores")]);
        showText(this.twin, this.words, text.lines ?? []);
        this.drawn.show(this.words, this.now.view, this.card.seat, this.names(), scores.seats);
        this.scores.replaceChildren(...scoresOf(this.words, this.names(), this.card.seat, this.now, scores, this.scores));
        await new Promise((resolve) => setTimeout(resolve, BREATH));
      }
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong; // the next `now` looks again
    } finally {
      this.looking = false;
    }
  }

  async #save() {
    const text = await (await fetched("GET", `/api/tables/${this.table}/record`, { key: this.key })).blob();
    const link = h("a", { href: URL.createObjectURL(text), download: `${this.card.game}-${this.table}.txt` });
    link.click();
    URL.revokeObjectURL(link.href);
  }
}
