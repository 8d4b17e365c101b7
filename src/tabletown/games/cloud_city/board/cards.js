// Draw the special requests: what a card asks for, what it pays on the seal, and a crown if only the city
// with the most gets it.
import { html } from "../../../web/lib/preact.js"
import { BALANCE, MOST, PAYS, VOTES } from "./facts.js"
import { HEIGHTS } from "./view.js"

/** @param {string} word */
export const card = (word) => html`<g>
  <rect class="cloud-lip" x="1" y="4" width="78" height="104" rx="9" />
  <rect class="cloud-card" x="1" y="1" width="78" height="104" rx="9" />
  ${WANTS[word]()}
  ${seal(PAYS[word])}
  ${
    MOST.includes(word)
      ? html`<path class="cloud-crown"
    d="M9 22V11.500l5 4 4.500-7 4.500 7 5-4V22z" />`
      : null
  }
</g>`

/** @param {string} text */
function seal(text) {
  const half = 8 + 3.2 * text.length
  const kind = text.startsWith("−") ? "cloud-seal cloud-loss" : "cloud-seal"
  return html`<g transform="translate(40 91)">
    <rect class=${kind} x=${-half} y="-10" width=${2 * half} height="20" rx="10" />
    <text class="cloud-number cloud-seal-number" y="4.8">${text}</text>
  </g>`
}

// Bits of cities

/** Draw a roof at half its size. @param {number} height @param {number} x @param {number} y */
const roof = (height, x, y) =>
  html`<use href=${`#cloud-plan-${HEIGHTS[height]}-small`}
    transform=${`translate(${x - 10} ${y - 10}) scale(.5)`} />`

/**
 * Draw a deck along points, with a roof on each.
 * @param {number} height
 * @param {number[][]} points
 * @param {string} end
 */
function route(height, points, end = "") {
  const path = `M${points.map((p) => p.join(" ")).join("L")}${end}`
  const name = HEIGHTS[height]
  return [
    html`<path class="cloud-line" d=${path} stroke=${`var(--${name}-2)`} stroke-width="8" />`,
    html`<path class="cloud-line" d=${path} stroke=${`var(--${name})`} stroke-width="5" />`,
    ...points.map(([x, y]) => roof(height, x, y)),
  ]
}

/** @param {number} height */
const hill = (height) => [
  html`<path class="cloud-hill" d="M8 78q10-34 32-34t32 34z" />`,
  ...[
    [40, 46],
    [26, 56],
    [54, 56],
    [18, 70],
    [40, 66],
    [62, 70],
  ].map(([x, y]) => roof(height, x, y)),
]

/** @param {number} x @param {number} y @param {number} count @param {number} votes */
const wanted = (x, y, count, votes) => html`<g transform=${`translate(${x} ${y})`}>
  <rect class="cloud-plain-pill" x="2" y="-9" width="24" height="18" rx="5" />
  <text class="cloud-number cloud-count" x="-13" y="4.8">${count} ×</text>
  <text class="cloud-number cloud-count" x="14" y="4.8">${votes}</text>
</g>`

/** The walkways that a balanced city needs: how many, and of which length. */
const BALANCED = BALANCE.map((count, i) => [count, i + 1]).filter(([count]) => count)

/** @type {Record<string, () => unknown>} */
const WANTS = {
  "longest-route": () =>
    route(0, [
      [16, 36],
      [40, 36],
      [40, 52],
      [64, 52],
      [64, 70],
      [22, 70],
    ]),
  "separate-routes": () => [
    route(0, [
      [16, 38],
      [38, 38],
    ]),
    route(1, [
      [62, 30],
      [62, 52],
    ]),
    route(2, [
      [18, 56],
      [18, 74],
    ]),
    route(1, [
      [42, 70],
      [64, 70],
    ]),
  ],
  "varied-routes": () =>
    route(1, [
      [14, 40],
      [26, 40],
      [26, 60],
      [56, 60],
      [56, 22],
    ]),
  circuits: () =>
    route(
      0,
      [
        [20, 30],
        [60, 30],
        [60, 68],
        [20, 68],
      ],
      "Z",
    ),
  "blue-hill": () => hill(0),
  "green-hill": () => hill(1),
  minimalist: () => [
    html`<path d="M32 48H79" stroke="var(--high-2)" stroke-width="10" />
      <path d="M32 48H79" stroke="var(--high)" stroke-width="7" />`,
    html`<use href="#cloud-plan-high" x="12" y="28" />`,
  ],
  crossed: () => [
    route(0, [
      [14, 48],
      [66, 48],
    ]),
    route(2, [
      [40, 22],
      [40, 74],
    ]),
    html`<circle class="cloud-look" cx="40" cy="48" r="12" />`,
  ],
  solo: () =>
    html`<circle class="cloud-look" cx="40" cy="48" r="27" /><use href="#cloud-plan-middle" x="20" y="28" />`,
  balanced: () => BALANCED.map(([count, length], i) => wanted(36, 26 + 22 * i, count, VOTES[length])),
}
