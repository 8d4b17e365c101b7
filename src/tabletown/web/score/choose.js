/** Which game it was; or a sheet that says so itself. */
import { Cover } from "/web/cover.js"
import { Icon } from "/web/icons.js"
import { html, useState } from "/web/lib/preact.js"
import { recall } from "/web/memory.js"
import { catalogue, silence } from "/web/catalogue.js"
import { Refused } from "/web/refused.js"
import { Load } from "/web/score/load.js"
import { t, useSpeech } from "/web/words.js"

/** @typedef {import("/web/words.js").Message} Message */

export function Choose() {
  const [wrong, say] = useState(/** @type {Message | null} */ (null))
  return html`<main class="score choose">
    <div><h1>${t("page-sheet-choose")}</h1><p>${t("page-sheet-about")}</p></div>
    <${Refused} told=${silence.value ?? wrong} />
    <ul class="score-games">${catalogue.value?.games.map((game) => html`<${Card} key=${game.name} game=${game} />`)}</ul>
    ${catalogue.value && html`<${Load} wrong=${say}><${Icon} name="load" size=${18} />${t("page-sheet-load")}<//>`}
  </main>`
}

/** @param {{game: import("/web/catalogue.js").Game}} props */
const Card = ({
  game: { name, title },
}) => html`<li class="score-game"><${Cover} game=${name} words=${useSpeech(name)} />
  <h2><a class="whole" href=${`/score/${name}`}>${title}</a></h2><p>${recall(`sheet ${name}`) ? t("page-sheet-begun") : ""}</p></li>`
