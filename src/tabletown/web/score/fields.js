/** Numbers and names that belong on a sheet beside its boards. */
import { html, useState } from "../lib/preact.js"
import { HOLE } from "./lines.js"
import { t } from "../words.js"

/** What is not filled in is a hole on the sheet. @param {{label: string, value: string, change: (word: string) => void}} props */
export const Amount = ({ label, value, change }) => html`<label class="amount"><span>${label}</span>
  <input type="text" inputmode="numeric" autocomplete="off" value=${value === HOLE ? "" : value}
    onInput=${(/** @type {any} */ { target }) => change(target.value.replace(/[\s#]/g, "") || HOLE)} /></label>`

/** A name is words: the space behind the last one is there only while somebody types.
 * @param {{value: string, usual?: string, change: (words: string[]) => void}} props usual: what stands there instead of a name */
export function Name({ value, usual, change }) {
  const [typed, type] = useState(value)
  const shown = wordsOf(typed).join(" ") === value ? typed : value
  const write = (/** @type {any} */ { target }) => {
    type(target.value)
    change(wordsOf(target.value))
  }
  return html`<label class="name"><span>${t("page-sheet-name")}</span>
    <input type="text" value=${shown} placeholder=${usual} maxlength="40" autocomplete="off" onInput=${write} /></label>`
}

/** @param {string} name */
const wordsOf = (name) => name.split(/[\s#]+/).filter(Boolean)
