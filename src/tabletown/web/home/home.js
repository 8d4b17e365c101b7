/** Home: the match that waits, the games, this browser's other tables, and other ways in. */
import { Bar, Voice } from "/web/frame.js"
import { Games } from "/web/home/games.js"
import { Join } from "/web/home/join.js"
import { keepLooking, known } from "/web/home/known.js"
import { ReadRecord } from "/web/home/record.js"
import { Setup } from "/web/home/setup.js"
import { Tables, Waiting } from "/web/home/tables.js"
import { Icon } from "/web/icons.js"
import { html, useEffect } from "/web/lib/preact.js"
import { askCatalogue, catalogue, silence } from "/web/catalogue.js"
import { Refused } from "/web/refused.js"
import { go, place } from "/web/routes.js"
import { LANGUAGES, language } from "/web/settings.js"
import { speak, t } from "/web/words.js"

export default function Home() {
  useEffect(() => {
    if (!catalogue.value) askCatalogue()
  }, [])
  useEffect(keepLooking, [])
  const open = place.value.hash
  const [first, ...others] = known.value
  const waiting = first?.state === "yours" && !first.forgotten ? first : null
  useEffect(() => {
    document.title = waiting ? `${t("page-your-turn")} · Tabletown` : "Tabletown"
  })
  return html`<${Bar} tools=${html`<${Languages} />`} />
    <main class="home">
      <div class="hero"><div><h1>${t("page-headline")}</h1><p>${t("page-about")}</p></div>
        ${waiting && html`<${Waiting} one=${waiting} first=${!open} />`}</div>
      <${Refused} told=${silence.value} />
      ${catalogue.value && html`<${Games} games=${catalogue.value.games} />`}
      ${known.value.length > (waiting ? 1 : 0) && html`<${Tables} tables=${waiting ? others : known.value} />`}
      <${WaysIn} />
    </main>
    <${Opened} name=${open} /><${Voice} />`
}

/** What the end of the address opens at the side. @param {{name: string}} props */
function Opened({ name }) {
  const close = () => go("/")
  if (name === "record") return html`<${ReadRecord} close=${close} />`
  const game = catalogue.value?.games.find((each) => each.name === name)
  return game ? html`<${Setup} key=${name} game=${game} catalogue=${catalogue.value} close=${close} />` : null
}

const Languages =
  () => html`<div class="segments languages" role="radiogroup" aria-label=${t("page-language")}>
  ${Object.entries(LANGUAGES).map(
    ([code, name]) => html`<label key=${code} title=${name}>
    <input type="radio" name="tongue" aria-label=${name} lang=${code} checked=${code === language.value} onChange=${() => speak(code)} />
    <span aria-hidden="true">${code.toUpperCase()}</span></label>`,
  )}</div>`

const WaysIn = () => html`<section class="ways-in" aria-label=${t("page-ways-in")}>
  <${Join} />
  <${Way} href="/score" icon="sheet" title=${t("page-to-score")} about=${t("page-to-score-about")} />
  <${Way} href="/#record" icon="load" title=${t("page-read-record")} about=${t("page-read-record-about")} />
</section>`

/** @param {{href: string, icon: string, title: string, about: string}} props */
const Way = ({ href, icon, title, about }) =>
  html`<a class="way" href=${href}><${Icon} name=${icon} size=${24} /><span><b>${title}</b><small>${about}</small></span></a>`
