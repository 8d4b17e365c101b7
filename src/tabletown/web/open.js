/** The form that opens a table: which game, who sits where, what is agreed. */
import { h } from "./h.js";
import { remember } from "./memory.js";
import { Refusal, fetched } from "./wire.js";
import { Words } from "./words.js";

/** @typedef {{name: string, choices: string[], default: string, seats: number[]}} Option */
/** @typedef {{name: string, title: string, seats: number[], options: Option[]}} Game */

const HUMAN = "human";

/** @param {Words} words @param {HTMLElement} main */
export async function openOne(words, main) {
  const alert = h("p", { role: "alert" });
  main.className = "home";
  main.replaceChildren(h("div", { class: "hero" }, h("h1", {}, words.t("page-headline")), h("p", {}, words.t("page-about"))), alert);
  try {
    const house = await (await fetched("GET", "/api/games")).json();
    main.append(await new Form(words, house, alert).draw());
  } catch (wrong) {
    tell(words, alert, wrong);
  }
}

/** @param {Words} words @param {HTMLElement} alert @param {unknown} wrong */
function tell(words, alert, wrong) {
  if (!(wrong instanceof Refusal)) throw wrong;
  alert.textContent = words.sentence(wrong.told);
}

class Form {
  /** @param {Words} words @param {{games: Game[], bots: string[], aids: string[]}} house @param {HTMLElement} alert */
  constructor(words, house, alert) {
    this.words = words;
    this.house = house;
    this.alert = alert;
    this.game = house.games[0];
    this.seats = [HUMAN, house.bots.at(-1) ?? HUMAN];
    /** @type {Record<string, string>} */
    this.options = {};
    this.aids = new Set(house.aids);
    this.seeded = true;
    this.form = h("form", { class: "opening", onsubmit: (event) => this.#open(event) });
  }

  /** Everything anew, the focus where it was. */
  async draw() {
    const game = this.game, words = await Words.load(game.name), focus = document.activeElement?.id;
    if (game !== this.game) return this.form; // another was chosen meanwhile, and is drawn
    const open = h("button", { class: "go" }, words.t("page-open"));
    this.form.replaceChildren(this.#games(), h("div", { class: "agreed" }, this.#chairs(), this.#choices(words), this.#helps(), open));
    if (focus) document.getElementById(focus)?.focus();
    return this.form;
  }

  #games() {
    const { t } = this.words;
    const cards = this.house.games.map((game) => {
      const chosen = { type: "radio", name: "game", id: `game-${game.name}`, checked: game === this.game };
      return h("label", { class: "game" }, h("input", { ...chosen, onchange: () => this.#choose(game) }),
        h("b", {}, game.title), h("span", {}, this.#range(game.seats)));
    });
    return h("fieldset", { class: "games" }, h("legend", {}, t("page-game")), cards);
  }

  /** @param {number[]} seats */
  #range(seats) {
    const few = Math.min(...seats), many = Math.max(...seats);
    return few === many ? this.words.t("page-seat-count", { count: few }) : this.words.t("page-seat-range", { few, many });
  }

  #chairs() {
    const { t } = this.words, count = this.seats.length, who = [HUMAN, ...this.house.bots];
    const chairs = this.seats.map((sits, i) => field(`seat-${i}`, t("page-seat", { number: i + 1 }), sits,
      who.map((bot) => [bot, t("page-who", { bot })]), (chosen) => { this.seats[i] = chosen; }));
    return h("fieldset", { class: "panel" }, h("legend", {}, t("page-seats")), chairs, h("div", { class: "row" },
      this.#resize("less", t("page-seat-less"), count - 1), this.#resize("more", t("page-seat-more"), count + 1)));
  }

  /** @param {string} id @param {string} label @param {number} count */
  #resize(id, label, count) {
    const resize = () => {
      this.seats = this.#filled(count);
      this.draw();
    };
    return h("button", { type: "button", id, disabled: !this.game.seats.includes(count), onclick: resize }, label);
  }

  /** So many seats: those there are, and bots. @param {number} count */
  #filled(count) {
    return Array.from({ length: count }, (_, i) => this.seats[i] ?? this.house.bots.at(-1) ?? HUMAN);
  }

  /** What may be decided with this many seats. @param {Words} words of the game */
  #choices({ t }) {
    const offered = this.game.options.filter((option) => option.seats.includes(this.seats.length));
    const fields = offered.map(({ name, choices, default: usual }) => {
      const named = choices.map((choice) => [choice, t(`option-${name}-${choice}`)]);
      return field(`option-${name}`, t(`option-${name}`), this.options[name] ?? usual, named, (chosen) => { this.options[name] = chosen; });
    });
    this.options = Object.fromEntries(Object.entries(this.options).filter(([name]) => offered.some((option) => option.name === name)));
    return fields.length ? h("fieldset", { class: "panel" }, h("legend", {}, t("page-options")), fields) : null;
  }

  #helps() {
    const { t } = this.words;
    const aids = this.house.aids.map((aid) =>
      check(`aid-${aid}`, t("page-aid", { aid }), this.aids.has(aid), (on) => this.aids[on ? "add" : "delete"](aid)));
    const seeded = check("seeded", t("page-seeded"), this.seeded, (on) => { this.seeded = on; });
    return h("fieldset", { class: "panel" }, h("legend", {}, t("page-aids")), aids, seeded);
  }

  /** @param {Game} game */
  #choose(game) {
    const count = Math.min(Math.max(this.seats.length, ...game.seats.slice(0, 1)), Math.max(...game.seats));
    Object.assign(this, { game, options: {}, seats: this.#filled(count) });
    this.draw();
  }

  /** @param {Event} event */
  async #open(event) {
    event.preventDefault();
    const { seats, options, seeded } = this, body = { game: this.game.name, seats, options, seeded, aids: [...this.aids] };
    try {
      const links = await (await fetched("POST", "/api/tables", { body })).json();
      remember(`links ${links.table}`, JSON.stringify(links));
      location.assign(`/t/${links.table}#${links.opener}`);
    } catch (wrong) {
      tell(this.words, this.alert, wrong);
    }
  }
}

/**
 * @param {string} id @param {string} label @param {string} chosen @param {string[][]} choices values and names
 * @param {(value: string) => void} choose
 */
function field(id, label, chosen, choices, choose) {
  const options = choices.map(([value, name]) => h("option", { value, selected: value === chosen }, name));
  const select = h("select", { id, onchange: ({ target }) => choose(target.value) }, options);
  return h("div", { class: "field" }, h("label", { for: id }, label), select);
}

/** @param {string} id @param {string} label @param {boolean} on @param {(on: boolean) => void} choose */
function check(id, label, on, choose) {
  const box = h("input", { type: "checkbox", id, checked: on, onchange: ({ target }) => choose(target.checked) });
  return h("label", { class: "check" }, box, label);
}
