// The field of a score sheet for a biodome that our list lacks: draw its shape, and take it up as a brush.
import { html, useState } from "../../../web/lib/preact.js"
import { Choice } from "../../../web/settings_panel.js"
import { drawnDome, flip, pays, squares } from "./dome.js"
import { DOME_SIDE, DOME_VALUES } from "./facts.js"

/** @typedef {import("../../../web/words.js").Words} Words */

/** @param {{ words: Words, choose: (brush: string) => void }} props choose: takes up a brush */
export function Fields({ words, choose }) {
  const takeUp = () => choose(drawnDome.value[0] ?? "")
  const draw = (/** @type {number} */ i) => {
    flip(i)
    takeUp()
  }
  const pay = (/** @type {string} */ points) => {
    pays.value = Number(points)
    takeUp()
  }
  return html`<section class="fields panel" aria-labelledby="other-dome">
    <h2 id="other-dome">${words.t("tap-dome")}</h2>
    <p>${words.t("tap-dome-how")}</p>
    <${Choice} name="dome-points" title=${words.t("tap-dome-points")} chosen=${String(pays.value)}
      choices=${DOME_VALUES.map((value) => [String(value), String(value)])} choose=${pay} />
    <${Shape} words=${words} draw=${draw} />
  </section>`
}

const STEPS = /** @type {Record<string, number>} */ ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -DOME_SIDE,
  ArrowDown: DOME_SIDE,
})

/**
 * Squares to tap on, or to walk over with the arrow keys.
 * @param {{ words: Words, draw: (square: number) => void }} props
 */
function Shape({ words, draw }) {
  const [at, enter] = useState(0)
  const walk = (/** @type {KeyboardEvent} */ event) => {
    const next = /** @type {Element} */ (event.currentTarget).children[at + (STEPS[event.key] ?? NaN)]
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  }
  return html`<div class="nv-shape" role="group" aria-label=${words.t("tap-dome-shape")} onKeyDown=${walk}>
    ${squares.value.map(
      (on, i) =>
        html`<button key=${i} type="button" aria-pressed=${on} tabindex=${i === at ? 0 : -1}
          aria-label=${words.t("tap-dome-square", placeOf(i))} onFocus=${() => enter(i)}
          onClick=${() => draw(i)}></button>`,
    )}</div>`
}

/** @param {number} i */
const placeOf = (i) => ({ row: Math.floor(i / DOME_SIDE) + 1, column: (i % DOME_SIDE) + 1 })
