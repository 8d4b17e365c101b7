/** The outlines of a table, shown at once, until everything is there. */
import { html } from "./lib/preact.js"

export const Skeleton = () =>
  html`<main class="skeleton" aria-busy="true">${["bar", "board", "people", "rack"].map(
    (part) => html`<i key=${part} class=${`outline-${part}`}></i>`,
  )}</main>`
