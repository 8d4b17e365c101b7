/** The page: its bar, and below it a table, or the form that opens one. */
import { h } from "./h.js";
import { openOne } from "./open.js";
import { TablePage } from "./table.js";
import { LANGUAGES, Words, chooseLanguage } from "./words.js";

/** @param {Words} words @param {HTMLElement} place where a page may say more */
function bar({ t, code }, place) {
  const buttons = Object.entries(LANGUAGES).map(([lang, title]) => {
    const chosen = { type: "button", lang, title, "aria-pressed": String(lang === code) };
    return h("button", { ...chosen, onclick: () => chooseLanguage(lang) }, lang.toUpperCase());
  });
  return h("header", { class: "bar" },
    h("a", { class: "brand", href: "/" }, h("img", { src: "/web/icon.svg", alt: "", width: 40, height: 40 }), h("span", {}, "Tabletown")),
    place,
    h("div", { class: "seg", role: "group", "aria-label": t("page-language") }, buttons));
}

async function start() {
  const words = await Words.load(), place = h("div", { class: "place" }), main = h("main");
  document.documentElement.lang = words.code;
  document.body.replaceChildren(bar(words, place), main);
  const table = /^\/t\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
  if (table) new TablePage(words, main, place, table, location.hash.slice(1));
  else await openOne(words, main);
}

addEventListener("hashchange", () => location.reload());
start();
