/** Numbers that belong on a sheet beside its boards. */
import { html } from "/web/lib/preact.js"
import { HOLE } from "/web/score/lines.js"

/** What is not filled in is a hole on the sheet. @param {{label: string, value: string, change: (word: string) => void}} props */
export const Amount = ({ label, value, change }) => html`<label class="amount"><span>${label}</span>
  <input type="text" inputmode="numeric" autocomplete="off" value=${value === HOLE ? "" : value}
    onInput=${(/** @type {any} */ event) => change(event.target.value.replace(/[\s#]/g, "") || HOLE)} /></label>`
