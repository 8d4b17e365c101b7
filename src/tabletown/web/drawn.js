/** A table as its game draws it: one's own city large, the others' small, what lies beside them, and a move in mind as a ghost. */
import { h } from "./h.js";
import { html, render } from "./lib/preact.js";

const SIZE = 52; // pixels of a piece beside the boards

export class Drawn {
  /** @type {any} */ board = null; // the drawings of the game; without any it is told in words alone
  /** @type {any} */ shown = null;
  place = h("div", { class: "drawn", hidden: true });

  /** @param {string} game */
  async load(game) {
    this.board = await import(`/games/${game}/board.js`).catch(() => null);
    if (this.board) document.head.append(h("link", { rel: "stylesheet", href: `/games/${game}/board.css` }));
    this.place.hidden = !this.board;
    return this.board !== null;
  }

  /** @param {import("./words.js").Words} words @param {any} view @param {number | null} seat @param {string[]} names @param {any[]} scores */
  show(words, view, seat, names, scores) {
    this.shown = { words, view, seat, names, scores };
    this.think(null);
  }

  /** Draw, with a move that somebody has in mind, or none. @param {string | null} move */
  think(move) {
    if (this.board && this.shown) render(html`${this.#defs()}${this.#own(move)}${this.#groups()}${this.#others()}`, this.place);
  }

  #defs() {
    return html`<svg class="defs" width="0" height="0" aria-hidden="true">${this.board.defs()}</svg>`;
  }

  /** @param {string | null} move */
  #own(move) {
    return html`<figure class="own panel">${this.#city(this.shown.seat ?? 0, false, move)}</figure>`;
  }

  /** Where every seat has a city of its own. */
  #others() {
    const { seat, names } = this.shown, others = [...names.keys()].filter((other) => other !== (seat ?? 0));
    return this.board.shared || !others.length ? "" : html`<div class="others">${others.map((other) => this.#other(other))}</div>`;
  }

  /** @param {number} seat */
  #other(seat) {
    return html`<figure class="panel"><figcaption>${this.shown.names[seat]}</figcaption>${this.#city(seat, true, null)}</figure>`;
  }

  /** @param {number} seat @param {boolean} small @param {string | null} move */
  #city(seat, small, move) {
    const { view, names, scores } = this.shown, [kind, ...parts] = (move ?? "").split(" ");
    const items = small || move ? [] : scores[seat] ?? [];
    return html`<svg role="img" aria-label=${names[seat]} viewBox=${this.board.box(view, seat, { small }).join(" ")}>
      ${this.board.city(view, seat, { small, items })}${move && this.board.ghost(view, seat, { kind, parts })}</svg>`;
  }

  #groups() {
    const { words, view, seat } = this.shown;
    return html`<div class="groups panel">${this.board.table(view, seat).map((/** @type {any} */ { title, pieces }) =>
      html`<section><h2>${words.tell(title)}</h2><ul>${pieces.map((/** @type {any} */ piece) => this.#piece(piece))}</ul></section>`)}</div>`;
  }

  /** @param {{word: string, count?: number}} piece */
  #piece({ word, count }) {
    const { words } = this.shown, what = words.tell(this.board.explain(word));
    return html`<li class=${count === 0 ? "gone" : ""} title=${what}>
      <span role="img" aria-label=${what}>${this.board.piece(word, { size: SIZE })}</span>${count > 1 && html`<small>×${count}</small>`}</li>`;
  }
}
