/** How points are shown. */
import { html } from "./lib/preact.js"
import { uncoded } from "./uncoded.js"

/** @param {number} points */
export const tone = (points) => (points > 0 ? "gain" : points < 0 ? "loss" : "nil")

/**
 * A line of the score in short: its points, what they are for without codes, and what is missing.
 * @param {{words: import("./words.js").Words, item: import("./server.js").ScoreItem}} props
 */
export function Short({ words, item: { points, told, lacks } }) {
  const missing = lacks && html` <small>${words.tell(lacks)}</small>`
  return html`<b class=${tone(points)}>${words.signed(points)}</b> ${uncoded(words, told)}${missing}`
}
