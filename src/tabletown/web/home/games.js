/** The games as cards: one press opens the setup. */
import { Cover, coverText } from "../cover.js"
import { Icon } from "../icons.js"
import { Learn } from "./learn.js"
import { html } from "../lib/preact.js"
import { t, useSpeech } from "../words.js"
import { hrefTo } from "../base.js"

/** @typedef {import("../catalogue.js").Game} Game */

/** @param {{games: Game[]}} props */
export const Games = ({ games }) => html`<section aria-labelledby="games">
  <h2 id="games" class="unseen">${t("page-games")}</h2>
  <ul class="games">${games.map((game) => html`<${Card} key=${game.name} game=${game} />`)}</ul></section>`

/** @param {{game: Game}} props */
function Card({ game }) {
  const words = useSpeech(game.name)
  const rules = t("page-rules-of", { game: game.title })
  const time = coverText(words, "cover-time")
  return html`<li class="game">
    <${Cover} game=${game.name} words=${words} />
    <h3>
      <a class="whole" href=${hrefTo(`/#${game.name}`)} aria-label=${t("page-set-up", { game: game.title })}>
        ${game.title}</a>
    </h3>
    <p>${coverText(words, "cover-about")}</p>
    <div class="facts">
      <${Fact} icon="people" short=${range(game.seats, "–")} long=${seatsOf(game.seats)} />
      ${time && html`<${Fact} icon="clock" short=${time} long=${t("page-about-time", { time })} />`}
      ${game.lessons.length > 0 && html`<${Learn} game=${game} lesson=${game.lessons[0]} />`}
      <a class="button tool" href=${hrefTo(`/rules/${game.name}`)} aria-label=${rules} title=${rules}>
        <${Icon} name="book" /></a>
    </div></li>`
}

/** @param {{icon: string, short: string, long: string}} props long: for screen readers */
const Fact = ({ icon, short, long }) =>
  html`<span class="fact" title=${long}>
    <${Icon} name=${icon} size=${18} />
    <span aria-hidden="true">${short}</span>
    <span class="unseen">${long}</span>
  </span>`

/** @param {number[]} seats */
const seatsOf = (seats) =>
  seats.length > 1
    ? t("page-seat-range", { few: seats[0], many: seats[seats.length - 1] })
    : t("page-seat-count", { count: seats[0] })

/** @param {number[]} seats @param {string} to */
const range = (seats, to) => [...new Set([seats[0], seats[seats.length - 1]])].join(to)
