/** What is shown of a table besides its moves: its text twin, its scores, what happened, its links. */
import { h } from "./h.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./wire.js").Line} Line */

/**
 * Lines of [words or message, style], in letters small enough for the widest picture; sentences wrap.
 * @param {HTMLElement} place @param {Words} words @param {Line[]} lines
 */
export function showText(place, words, lines) {
  const shown = lines.map((line) => h("div", { class: line.length > 1 ? "picture" : "sentence" }, line.map(([part, style]) =>
    h("span", { "data-style": style }, typeof part === "string" ? part : words.tell(part))), "\n"));
  const widths = shown.filter((line) => line.className === "picture").map((line) => line.textContent?.trimEnd().length ?? 0);
  place.style.setProperty("--columns", String(Math.max(40, ...widths)));
  place.replaceChildren(...shown);
}

/** @param {Words} words @param {string[]} names @param {import("./wire.js").ToldEvent} event */
export function logLine(words, names, { seat, told }) {
  const who = seat < 0 ? words.t("nature") : names[seat];
  return h("li", { class: seat < 0 ? "chance" : "" }, h("b", {}, who), " ", words.sentence(told));
}

/**
 * Every seat with its total; opened, item by item.
 * @param {Words} words @param {string[]} names @param {number | null} own @param {{waits: number[], over: boolean}} now
 * @param {import("./wire.js").Scores} scores @param {HTMLElement} before what was shown last, for who had opened what
 */
export function scoresOf(words, names, own, { waits, over }, scores, before) {
  return names.map((name, seat) => h("details", { open: over || (before.querySelectorAll("details")[seat]?.open ?? false) },
    h("summary", { "aria-current": String(waits.includes(seat)) },
      h("i", { class: `badge seat-${seat}`, "aria-hidden": "true" }, String(seat + 1)),
      h("span", { class: "who" }, name, seat === own ? h("small", {}, words.t("page-you")) : null),
      h("b", {}, words.points(scores.totals[seat]))),
    h("table", {}, h("tbody", {}, scores.seats[seat].map((item) => scoreRow(words, item))))));
}

/** @param {Words} words @param {import("./wire.js").ScoreItem} item */
function scoreRow(words, { rule, at, told, lacks, points }) {
  const what = h("td", {}, words.tell(told), at ? ` · ${at}` : "", lacks ? h("small", {}, words.tell(lacks)) : null);
  const sign = points > 0 ? "gain" : points < 0 ? "loss" : "";
  return h("tr", {}, h("td", { class: "rule" }, rule), what, h("td", { class: sign }, words.signed(points)));
}

/** @param {Words} words @param {import("./wire.js").Links} links @param {import("./wire.js").Seat[]} seats */
export function linksPanel(words, links, seats) {
  const { t } = words, at = (/** @type {string} */ key) => `${location.origin}/t/${links.table}#${key}`;
  const free = links.seats.findIndex((key, i) => key && !seats[i].name);
  const rows = links.seats.map((key, i) => key && linkRow(words, t("page-seat", { number: i + 1 }), at(key), seats[i].name, i === free));
  return h("section", { class: "panel links" }, h("h2", {}, t("page-links")), h("p", {}, t("page-links-about")),
    rows.filter((row) => row !== null), linkRow(words, t("page-watch"), at(links.watch), "", false));
}

/** @param {Words} words @param {string} label @param {string} address @param {string} taken by whom @param {boolean} next to go to */
function linkRow({ t }, label, address, taken, next) {
  const field = h("input", { readonly: true, value: address, "aria-label": label, onfocus: ({ target }) => target.select() });
  const copy = h("button", { type: "button", onclick: ({ target }) => copied(field, target, t("page-copied")) }, t("page-copy"));
  const go = h("a", { class: next ? "button go" : "button", href: address, target: "_blank" }, t("page-go"));
  return h("div", { class: "link" }, h("b", {}, label, taken ? h("small", {}, taken) : null), field, copy, go);
}

/**
 * Where a page may not use the clipboard, which wants https, it is done the old way.
 * @param {HTMLInputElement} field @param {HTMLElement} copy @param {string} done
 */
async function copied(field, copy, done) {
  field.select();
  const copying = navigator.clipboard?.writeText(field.value) ?? Promise.reject();
  if (await copying.then(() => true, () => document.execCommand("copy"))) copy.textContent = done;
}
