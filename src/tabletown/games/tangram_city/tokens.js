/** Markers, seats, and what a line of the score is for. */
import { html } from "/web/lib/preact.js"

/* Balance. */

/** Where the two balance markers stand, on a track as long as it must be. @param {number} black @param {number} green */
export function gauge(black, green) {
  const most = Math.max(black, green) > 24 ? 48 : 24, x = (/** @type {number} */ n) => 16 + n / most * 228
  const from = x(Math.min(black, green)), to = x(Math.max(black, green))
  return html`<rect class="tg-track" x="16" y="33" width="228" height="8" rx="4"/>
    <rect class="tg-apart" x=${from} y="33" width=${to - from} height="8"/>
    ${[0, 1, 2, 3, 4].map(i => tick(x(i * most / 4), i * most / 4))}
    ${marker("black", x(black), black, -1)}${marker("green", x(green), green, 1)}`
}
/** @param {number} x @param {number} n */
const tick = (x, n) => html`<path class="tg-tick" d=${`M${x} 44v4`}/><text class="tg-ticks" x=${x} y="59">${n}</text>`

/** @param {string} side @param {number} x @param {number} n @param {number} way -1 up, 1 down */
const marker = (side, x, n, way) => html`<g class=${`tg-${side}`} transform=${`translate(${x} 37)`}>
  <path class="tg-marker" d=${`M0 0L-12 ${way * 11}V${way * 29}H12V${way * 11}z`}/>
  <text class="tg-marked" y=${way * 20 + 4.8}>${n}</text></g>`

/* Ratings: how many of five houses a planner has earned. */

/** @param {number} earned */
export const rating = earned => [1, 2, 3, 4, 5].map(i => html`<path class=${i <= earned ? "tg-earned" : "tg-missed"}
  transform=${`translate(${i * 20 - 8} 0)`} d="M0 3l8.5 8H6v9H-6v-9h-2.5z"/>`)

/* Seats: colour, number and shape. */

const SEATS = [
  ["r", html`<rect x="2.5" y="2.5" width="19" height="19" rx="4.5"/>`],
  ["g", html`<circle cx="12" cy="12" r="10"/>`],
  ["b", html`<path d="M12 1l11 11-11 11L1 12z"/>`],
  ["y", html`<path d="M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z"/>`],
  ["v", html`<path d="M12 1.5l10.5 7.7-4 12.3h-13l-4-12.3z"/>`],
]
/** @param {string} number */
function seat(number) {
  const [colour, shape] = SEATS[Number(number) - 1]
  return html`<g class=${`tg-seat tg-seat-${colour}`}>${shape}<text x="12" y="16.6">${number}</text></g>`
}

/** What needs no more than 24 by 24. @type {Record<string, (what: string) => any>} */
export const TOKENS = {
  seat,
  start: () => html`<ellipse class="tg-wood-2" cx="12" cy="20" rx="9" ry="3.2"/><ellipse class="tg-wood" cx="12" cy="18.8" rx="9" ry="3.2"/>
    <path class="tg-line" d="M9 18.5V2.5"/><path class="tg-flag" d="M9 3l10 3.2L9 10z"/>`,
  round: number => html`<rect class="tg-seal-1" x="3" y="5" width="18" height="14" rx="2"/>
    <text class="tg-seal-n" x="12" y="16.2">${number ?? ""}</text>`,
  planning: () => html`<rect class="tg-seal-2" x="3" y="3" width="18" height="18" rx="3"/>
    <path class="tg-seal-3" d="M3 12h18M12 3v18M3 21L21 3"/>
    <circle class="tg-seal-4" cx="18" cy="18" r="5"/><path class="tg-seal-5" d="M15.5 18l1.8 1.9 3.3-3.7"/>`,
  balance: () => html`<path class="tg-line" d="M12 4v16M7 20.5h10M4 6.5h16"/>
    <path class="tg-weight-1" d="M1 9h8l-1.5 6h-5z"/><path class="tg-weight-2" d="M15 9h8a4 5.5 0 01-8 0z"/>`,
}
