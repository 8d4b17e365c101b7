/** A no-entry sign on a place where something is not possible. */
import { html } from "../lib/preact.js"

/** @param {import("./contract.js").Place} props */
export function NoEntry({ x, y, w, h, path }) {
  const r = Math.min(w, h) / 5
  const slant = r * Math.SQRT1_2
  return html`<path class="ground" d=${path} />
    <g transform=${`translate(${x + w / 2} ${y + h / 2})`}>
      <circle class="sign" r=${r} />
      <path class="sign" d=${`M${-slant} ${-slant}L${slant} ${slant}`} />
    </g>`
}
