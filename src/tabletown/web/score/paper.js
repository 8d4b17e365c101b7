/** The sheet as text, beside the cities and always the same: to type, to paste, to copy, to keep. */
import { announce } from "/web/frame.js"
import { Refused } from "/web/home/refused.js"
import { Icon } from "/web/icons.js"
import { html, useRef, useState } from "/web/lib/preact.js"
import { Load, gameOf, openSheet } from "/web/score/load.js"
import { t } from "/web/words.js"

/** @typedef {import("/web/score/draft.js").Draft} Draft */

/** @param {{draft: Draft}} props */
export const Paper = ({ draft }) => html`<section class="paper panel" aria-labelledby="paper-title">
  <h2 id="paper-title">${t("page-sheet-text")}</h2><p>${t("page-sheet-text-about")}</p>
  <${Written} draft=${draft} /><${Ways} draft=${draft} /></section>`

/** Behind the text, in the same place, the word is marked that is wrong. @param {{draft: Draft}} props */
function Written({ draft }) {
  const text = draft.text.value, marked = useRef(/** @type {HTMLElement | null} */ (null)), [before, wrong, after] = cut(draft)
  const scroll = (/** @type {any} */ event) => { if (marked.current) marked.current.scrollLeft = event.target.scrollLeft }
  const type = (/** @type {any} */ event) => written(draft, event.target.value)
  return html`<div class="written">
    <pre aria-hidden="true" ref=${marked}>${before}${wrong && html`<mark>${wrong}</mark>`}${after}${"\n"}</pre>
    <textarea id="sheet" aria-label=${t("page-sheet-text")} aria-invalid=${Boolean(wrong)} aria-describedby="sheet-state" value=${text}
      rows=${text.split("\n").length + 1} wrap="off" spellcheck=${false} autocapitalize="off" autocomplete="off"
      onInput=${type} onScroll=${scroll}></textarea></div>`
}

/** A whole sheet of another game goes to its own page. @param {Draft} draft @param {string} text */
function written(draft, text) {
  const game = gameOf(text)
  if (game && game !== draft.game) openSheet(game, text)
  else draft.write(text, "text")
}

/** The text around the wrong word. @param {Draft} draft @returns {[before: string, wrong: string, after: string]} */
function cut({ text, place }) {
  const lines = text.value.split("\n"), { line, word } = place.value ?? { line: -1, word: -1 }
  const found = [...(lines[line] ?? "").matchAll(/\S+/g)][word]
  if (!found) return [text.value, "", ""]
  const from = lines.slice(0, line).join("\n").length + (line ? 1 : 0) + found.index
  return [text.value.slice(0, from), found[0], text.value.slice(from + found[0].length)]
}

/** @param {{draft: Draft}} props */
function Ways({ draft }) {
  const [wrong, say] = useState(/** @type {import("/web/words.js").Message | null} */ (null)), [copied, note] = useState("")
  const copy = () => navigator.clipboard.writeText(draft.text.value).then(() => { note(draft.text.value); announce(t("page-copied")) })
  const isCopied = copied === draft.text.value, take = (/** @type {string} */ text) => draft.write(text)
  return html`<div class="row">
    <${Way} icon=${isCopied ? "check" : "sheet"} press=${copy}>${isCopied ? t("page-copied") : t("page-copy")}<//>
    <${Way} icon="save" press=${() => save(draft)}>${t("page-sheet-save")}<//>
    <${Load} wrong=${say} here=${take}><${Icon} name="load" size=${18} />${t("page-sheet-load")}<//>
    <${Way} icon="turn" press=${() => draft.write(draft.blank())}>${t("page-sheet-anew")}<//></div>
    <${Refused} told=${wrong} />`
}

/** @param {{icon: string, press: () => void, children?: any}} props */
const Way = ({ icon, press, children }) =>
  html`<button type="button" onClick=${press}><${Icon} name=${icon} size=${18} />${children}</button>`

/** @param {Draft} draft */
function save({ game, text }) {
  const href = URL.createObjectURL(new Blob([text.value], { type: "text/plain" }))
  Object.assign(document.createElement("a"), { href, download: `${game}.txt` }).click()
  URL.revokeObjectURL(href)
}
