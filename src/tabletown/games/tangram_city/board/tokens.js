/** Draw the tokens of score lines and the start marker. */
import { html } from "../../../web/lib/preact.js"
import { RATINGS } from "./facts.js"

/* Ratings: houses, of which a planner has earned some. */

/** @param {number} earned */
export const rating = (earned) =>
  Array.from({ length: RATINGS }, (_, i) => i + 1).map(
    (i) => html`<path class=${i <= earned ? "tg-earned" : "tg-missed"}
  transform=${`translate(${i * 20 - 8} 0)`} d="M0 3l8.5 8H6v9H-6v-9h-2.5z"/>`,
  )

/** Tokens of 24 by 24. @type {Record<string, (...what: string[]) => unknown>} */
export const TOKENS = {
  start: () => html`<ellipse class="tg-wood-2" cx="12" cy="20" rx="9" ry="3.2"/>
      <ellipse class="tg-wood" cx="12" cy="18.8" rx="9" ry="3.2"/>
    <path class="tg-line" d="M9 18.5V2.5"/><path class="tg-flag" d="M9 3l10 3.2L9 10z"/>`,
  round: (number, points) => html`<rect class="tg-round" width="24" height="24" rx="5"/>
    <text class="tg-round-n" x="12" y="8.6">${number}</text>
    <text class="tg-round-points" x="12" y="19.6">${points ?? "–"}</text>`,
  planning: () => html`<rect class="tg-seal-2" x="3" y="3" width="18" height="18" rx="3"/>
    <path class="tg-seal-3" d="M3 12h18M12 3v18M3 21L21 3"/>
    <circle class="tg-seal-4" cx="18" cy="18" r="5"/><path class="tg-seal-5" d="M15.5 18l1.8 1.9 3.3-3.7"/>`,
  balance: () => html`<path class="tg-line" d="M12 4v16M7 20.5h10M4 6.5h16"/>
    <path class="tg-weight-1" d="M1 9h8l-1.5 6h-5z"/><path class="tg-weight-2" d="M15 9h8a4 5.5 0 01-8 0z"/>`,
}
