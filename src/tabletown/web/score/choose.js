/** Choose the game to score, or load a sheet that names it. */
import { Cover } from "../cover.js"
import { Icon } from "../icons.js"
import { html, useState } from "../lib/preact.js"
import { recall } from "../memory.js"
import { catalogue, silence } from "../catalogue.js"
import { ProblemTold } from "../problem.js"
import { Load } from "./load.js"
import { t, useSpeech } from "../words.js"
import { hrefTo } from "../base.js"

/** @typedef {import("../words.js").Message} Message */

export function Choose() {
  const [wrong, say] = useState(/** @type {Message | null} */ (null))
  return html`<main class="score choose">
    <div><h1>${t("page-sheet-choose")}</h1><p>${t("page-sheet-about")}</p></div>
    <${ProblemTold} told=${silence.value ?? wrong} />
    <ul class="score-games">
      ${scorable()?.map((game) => html`<${Card} key=${game.name} game=${game} />`)}
    </ul>
    ${
      catalogue.value &&
      html`<${Load} wrong=${say}><${Icon} name="load" size=${18} />${t("page-sheet-load")}<//>`
    }
  </main>`
}

/** The games that have a score sheet. */
const scorable = () => catalogue.value?.games.filter((game) => game.sheet)

/** @param {{game: import("../catalogue.js").Game}} props */
const Card = ({ game: { name, title } }) =>
  html`<li class="score-game">
    <${Cover} game=${name} words=${useSpeech(name)} />
    <h2><a class="whole" href=${hrefTo(`/score/${name}`)}>${title}</a></h2>
    <p>${recall(`sheet ${name}`) ? t("page-sheet-begun") : ""}</p>
  </li>`
