/** Show a problem next to what caused it. */
import { Icon } from "./icons.js"
import { html } from "./lib/preact.js"
import { house } from "./words.js"

/** @param {{told: import("./words.js").Message | null}} props */
export const ProblemTold = ({ told }) =>
  html`<div role="alert">
    ${told && html`<p class="bubble"><${Icon} name="no" /><span>${house().tell(told)}</span></p>`}
  </div>`
