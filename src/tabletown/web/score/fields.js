/** Fields for the numbers and names that a sheet has besides its boards. */
import { html, useState } from "../lib/preact.js"
import { HOLE } from "./facts.js"
import { wordsIn } from "./lines.js"
import { t } from "../words.js"

/**
 * A field for a number; empty, it is a hole on the sheet.
 * @param {{label: string, value: string, change: (word: string) => void}} props
 */
export const Amount = ({ label, value, change }) => html`<label class="amount"><span>${label}</span>
  <input type="text" inputmode="numeric" autocomplete="off" value=${value === HOLE ? "" : value}
    onInput=${(/** @type {any} */ { target }) => change(wordsIn(target.value).join("") || HOLE)} />
</label>`

/**
 * A field for a name. A sheet keeps only its words, so the field itself keeps the space after the last one.
 * @param {{value: string, usual?: string, change: (words: string[]) => void}} props usual: the placeholder
 */
export function Name({ value, usual, change }) {
  const [typed, type] = useState(value)
  const shown = wordsIn(typed).join(" ") === value ? typed : value
  const write = (/** @type {any} */ { target }) => {
    type(target.value)
    change(wordsIn(target.value))
  }
  return html`<label class="name"><span>${t("page-sheet-name")}</span>
    <input type="text" value=${shown} placeholder=${usual} maxlength="40" autocomplete="off"
      onInput=${write} />
  </label>`
}
