/** The search field, with the number of hits and buttons that go from one to the next. */
import { html } from "../lib/preact.js"
import { Tool } from "../components.js"
import { Rule } from "./rule.js"
import { t } from "../words.js"

/** @typedef {import("./search.js").Hit} Hit */
/** @typedef {import("./rule.js").Open} Open */
/**
 * @typedef {{game: string, hits: Hit[], hit: number, turnTo: (hit: number) => void, open: Open}} Found
 * hit: the number of the current hit
 */

/** @param {Found & {wanted: string, want: (text: string) => void}} props */
export function Finder({ wanted, want, ...found }) {
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter") enter(found, event.shiftKey)
    if (event.key !== "Escape" || !wanted) return
    event.stopPropagation()
    want("")
  }
  return html`<div class="finder" role="search">
    <input type="search" aria-label=${t("page-find")} placeholder=${t("page-find")} value=${wanted}
      autocomplete="off" enterkeyhint="search"
      onInput=${(/** @type {any} */ event) => want(event.target.value)} onKeyDown=${keys} />
    ${wanted.trim() && html`<${Hits} ...${found} />`}</div>`
}

/** Go to the next or previous hit; open the § of the only one. @param {Found} found @param {boolean} back */
function enter({ hits, hit, turnTo, open }, back) {
  if (hits.length > 1) turnTo((hit + (back ? hits.length - 1 : 1)) % hits.length)
  else if (hits[0]?.name) open(hits[0].name)
}

/** @param {Found} found */
function Hits(found) {
  const { game, hits, hit, open } = found
  const name = hits[hit]?.name
  return html`<div class="hits">
    <p role="status">${t("page-found", { number: hit + 1, count: hits.length })}</p>
    ${name && html`<${Rule} game=${game} rule=${name} open=${open} />`}
    ${
      hits.length > 1 &&
      html`<${Tool} icon="up" label=${t("page-found-before")} press=${() => enter(found, true)} />
      <${Tool} icon="more" label=${t("page-found-next")} press=${() => enter(found, false)} />`
    }</div>`
}
