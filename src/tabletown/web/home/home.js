/** The home page: the match that waits for you, the games, this browser's tables, and other ways in. */
import { Bar, Voice } from "../components.js"
import { Games } from "./games.js"
import { Join } from "./join.js"
import { keepLooking, known } from "./known.js"
import { ReadRecord } from "./record.js"
import { Setup } from "./setup.js"
import { NoTables } from "./no_tables.js"
import { Icon } from "../icons.js"
import { html, useEffect, useState } from "../lib/preact.js"
import { askCatalogue, catalogue, silence } from "../catalogue.js"
import { allMine } from "../my_tables.js"
import { ProblemTold } from "../problem.js"
import { go, place } from "../routes.js"
import { LANGUAGES, language } from "../settings.js"
import { AboutSite, together } from "../surroundings.js"
import { speak, t } from "../words.js"
import { hrefTo } from "../base.js"

export default function Home() {
  useEffect(() => {
    if (!catalogue.value) askCatalogue()
  }, [])
  useEffect(keepLooking, [])
  const mine = useTables()
  const open = place.value.hash
  const [first, ...others] = known.value
  const waiting = first?.state === "yours" && !first.forgotten ? first : null
  const tables = waiting ? others : known.value
  useEffect(() => {
    document.title = waiting ? `${t("page-your-turn")} · Tabletown` : "Tabletown"
  })
  return html`<${Bar} tools=${html`<${Languages} />`} />
    <main class="home">
      <div class="hero"><div>
        <h1>${t("page-headline")}</h1><p>${t(together ? "page-about" : "page-alone-about")}</p></div>
        ${waiting && mine && html`<${mine.Waiting} one=${waiting} first=${!open} />`}</div>
      <${ProblemTold} told=${silence.value} />
      ${catalogue.value && html`<${Games} games=${catalogue.value.games} />`}
      ${tables.length > 0 && mine && html`<${mine.Tables} tables=${tables} />`}
      ${catalogue.value && isEmpty() && html`<${NoTables} games=${catalogue.value.games} />`}
      <${WaysIn} /><${AboutSite} />
    </main>
    <${Opened} name=${open} />${mine && html`<${mine.AllDefs} />`}<${Voice} />`
}

/** The modules that show this browser's tables, which load only if there are any. */
function useTables() {
  const [shown, show] = useState(/** @type {typeof import("./tables.js") | null} */ (null))
  const some = !isEmpty()
  useEffect(() => {
    if (some) import("./tables.js").then((found) => show(found))
  }, [some])
  return shown
}

/** Has this browser no tables, not even forgotten ones? */
const isEmpty = () => !known.value.length && !allMine().length

/** The drawer that the hash of the address opens. @param {{name: string}} props */
function Opened({ name }) {
  const close = () => go(hrefTo("/"))
  if (name === "record") return html`<${ReadRecord} close=${close} />`
  const game = catalogue.value?.games.find((each) => each.name === name)
  return game ? html`<${Setup} key=${name} game=${game} catalogue=${catalogue.value} close=${close} />` : null
}

const Languages =
  () => html`<div class="segments languages" role="radiogroup" aria-label=${t("page-language")}>
  ${Object.entries(LANGUAGES).map(
    ([code, name]) => html`<label key=${code} title=${name}>
    <input type="radio" name="tongue" aria-label=${name} lang=${code} checked=${code === language.value}
      onChange=${() => speak(code)} />
    <span aria-hidden="true">${code.toUpperCase()}</span></label>`,
  )}</div>`

const WaysIn = () => html`<section class="ways-in" aria-label=${t("page-ways-in")}>
  ${together && html`<${Join} />`}
  <${Way} href=${hrefTo("/score")} icon="sheet"
    title=${t("page-to-score")} about=${t("page-to-score-about")} />
  <${Way} href=${hrefTo("/#record")} icon="load"
    title=${t("page-read-record")} about=${t("page-read-record-about")} />
</section>`

/** @param {{href: string, icon: string, title: string, about: string}} props */
const Way = ({ href, icon, title, about }) =>
  html`<a class="way" href=${href}>
    <${Icon} name=${icon} size=${24} />
    <span><b>${title}</b><small>${about}</small></span>
  </a>`
