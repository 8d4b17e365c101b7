/** The sheet as text, always in step with the cities: to type, paste, copy and save. */
import { copy } from "../copy.js"
import { Press, announce } from "../components.js"
import { Icon } from "../icons.js"
import { html, useState } from "../lib/preact.js"
import { ProblemTold } from "../problem.js"
import { saveFile } from "../save.js"
import { Load, gameOf, openSheet } from "./load.js"
import { t } from "../words.js"

/** @typedef {import("./draft.js").Draft} Draft */

/** @param {{draft: Draft}} props */
export const Paper = ({ draft }) => html`<section class="paper panel" aria-labelledby="paper-title">
  <h2 id="paper-title">${t("page-sheet-text")}</h2><p>${t("page-sheet-text-about")}</p>
  <${Written} draft=${draft} /><${Ways} draft=${draft} /></section>`

/** The text in letters of one width, with a mark behind the wrong word. @param {{draft: Draft}} props */
function Written({ draft }) {
  const text = draft.text.value
  const [aside, scroll] = useState(0)
  const wrong = wordIn(draft)
  return html`<div class="written">${wrong && html`<mark style=${{ ...wrong, "--aside": `${aside}px` }} />`}
    <textarea id="sheet" aria-label=${t("page-sheet-text")} aria-invalid=${Boolean(wrong)}
      aria-describedby="sheet-state" value=${text} rows=${text.split("\n").length + 1} wrap="off"
      spellcheck=${false} autocapitalize="off" autocomplete="off"
      onInput=${(/** @type {any} */ { target }) => take(draft, target.value)}
      onScroll=${(/** @type {any} */ { target }) => scroll(target.scrollLeft)}></textarea></div>`
}

/** Take what was typed; a sheet of another game opens its page. @param {Draft} draft @param {string} text */
function take(draft, text) {
  const game = gameOf(text)
  if (game && game !== draft.game) openSheet(game, text)
  else draft.write(text, "text")
}

/** The place and length of the wrong word, as variables of the stylesheet. @param {Draft} draft */
function wordIn({ text, place }) {
  const { line, word } = place.value ?? { line: -1, word: -1 }
  const found = [...(text.value.split("\n")[line] ?? "").matchAll(/\S+/g)][word]
  return found && { "--line": line, "--column": found.index, "--long": found[0].length }
}

/** @param {{draft: Draft}} props */
function Ways({ draft }) {
  const [wrong, say] = useState(/** @type {import("../words.js").Message | null} */ (null))
  const [copied, note] = useState("")
  const copyText = async () => {
    if (!(await copy(/** @type {HTMLTextAreaElement} */ (document.getElementById("sheet"))))) return
    note(draft.text.value)
    announce(t("page-copied"))
  }
  const isCopied = copied === draft.text.value
  const here = (/** @type {string} */ text) => draft.write(text)
  return html`<div class="row">
      <${Press} icon=${isCopied ? "check" : "sheet"} press=${copyText}>
        ${isCopied ? t("page-copied") : t("page-copy")}<//>
      <${Press} icon="save" press=${() => save(draft)}>${t("page-sheet-save")}<//>
      <${Load} wrong=${say} here=${here}><${Icon} name="load" size=${18} />${t("page-sheet-load")}<//>
      <${Press} icon="turn" press=${() => draft.write(draft.blank())}>${t("page-sheet-anew")}<//>
    </div>
    <${ProblemTold} told=${wrong} />`
}

/** @param {Draft} draft */
const save = ({ game, text }) => saveFile(`${game}.txt`, new Blob([text.value], { type: "text/plain" }))
