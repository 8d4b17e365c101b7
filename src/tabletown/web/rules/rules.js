/** The page of a rulebook, whose address names a §: /rules/GAME#7.2 */
import { html, useEffect, useMemo } from "../lib/preact.js"
import { Bar, Defs, Tool } from "../components.js"
import { Icon } from "../icons.js"
import { askCatalogue, catalogue } from "../catalogue.js"
import { Lost } from "../notice.js"
import { go, place } from "../routes.js"
import { Book } from "./book.js"
import { usePictures } from "./illustrations.js"
import { useRulebook } from "./library.js"
import { addressOf } from "./rule.js"
import { t } from "../words.js"
import { hrefTo } from "../base.js"

/** @param {{game: string}} props */
export default function RulesPage({ game }) {
  const games = catalogue.value?.games ?? []
  const { title = "", pictured = false } = useRulebook(game).book ?? {}
  const board = usePictures(game, pictured)?.board ?? null
  const kind = t("page-rules")
  const at = useMemo(() => ({ rule: ruleIn(place.value.hash) }), [place.value])
  const went = (/** @type {string} */ rule) => {
    if (rule !== at.rule) go(addressOf(game, rule))
  }
  useEffect(() => {
    if (!catalogue.value) askCatalogue()
  }, [])
  useEffect(() => setTitle(title && `${title} · ${kind}`), [title, kind])
  if (games.length && !games.some(({ name }) => name === game)) return html`<${Lost} />`
  const tools = html`<${Tool} icon="print" label=${t("page-print")} press=${() => print()} />`
  return html`<${Bar} title=${title || kind} note=${title && kind} tools=${tools} />
    <${Defs} board=${board} />
    <main class="rules">
      <${Book} game=${game} at=${at} went=${went} />
      <${Others} games=${games} game=${game} />
    </main>`
}

/** Name the page until the returned function is called. @param {string} title */
function setTitle(title) {
  document.title = title || "Tabletown"
  return () => {
    document.title = "Tabletown"
  }
}

/** The § in an address: #7.2, #§7.2, or with the sign encoded. @param {string} hash */
const ruleIn = (hash) => hash.replace(/^(§|%C2%A7)/i, "")

/** @typedef {import("../catalogue.js").Game} Game */

/** Links to the previous and the next rulebook, in a circle. @param {{games: Game[], game: string}} props */
function Others({ games, game }) {
  const i = games.findIndex(({ name }) => name === game)
  const before = games.at(i - 1)
  const after = games[(i + 1) % games.length]
  if (games.length < 2) return null
  return html`<nav class="others" aria-label=${t("page-other-rulebooks")}>
    <a class="button" href=${hrefTo(`/rules/${before?.name}`)}><${Icon} name="back" />${before?.title}</a>
    <a class="button" href=${hrefTo(`/rules/${after.name}`)}>${after.title}<${Icon} name="arrow" /></a></nav>`
}
