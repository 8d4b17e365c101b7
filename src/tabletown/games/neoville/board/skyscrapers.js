// Draw skyscrapers on a square of 40 x 40. They are taller the more they score; a plate shows their value.
import { html } from "../../../web/lib/preact.js"
import { SKYSCRAPERS, VALUES } from "./facts.js"

const FOOT = 37.5 // where they meet the ground

/** @param {number} value */
const height = (value) => 31 + 2 * value
/** Return the y of a share of the height. @param {number} value @param {number} share */
const up = (value, share) => Math.round((FOOT - height(value) * share) * 10) / 10
/** @param {number} n */
const range = (n) => [...Array(n).keys()]

// Clay: steps with arched windows

/** @param {number} value */
function clay(value) {
  const steps = 2 + Math.floor(value / 4)
  const foot = 18
  const tall = (height(value) - foot) / (steps - 1)
  return range(steps).map((i) =>
    step(16 - i * (10 / (steps - 1)), FOOT - foot - i * tall, i ? tall : foot, i > 0),
  )
}

/** @param {number} half @param {number} top @param {number} deep @param {boolean} lived has it windows? */
const step = (half, top, deep, lived) => {
  const shadow = `M${20 + half * 0.2} ${top + 0.6}H${20 + half - 0.6}V${top + deep}H${20 + half * 0.2}z`
  return html`<rect class="nv-clay nv-edge" x=${20 - half} y=${top} width=${2 * half} height=${deep}
    rx="1.2" />
    <path class="nv-shadow" d=${shadow} />
    <path class="nv-coping" d=${`M${20 - half - 0.6} ${top + 1.4}H${20 + half + 0.6}`} />
    ${lived ? windows(half, top + deep - 1.4, Math.min(deep - 6.6, 4.2)) : ""}`
}

/** @param {number} half @param {number} y @param {number} tall */
const windows = (half, y, tall) => (half > 8.5 ? [-4.2, 4.2] : [0]).map((x) => arch(20 + x, y, tall))

/** @param {number} x @param {number} y @param {number} tall */
const arch = (x, y, tall) =>
  html`<path class="nv-window" d=${`M${x - 1.8} ${y}v${-tall}a1.8 1.8 0 013.6 0v${tall}z`} />`

// Tree: a trunk with windows, a garden on every floor

/** @param {number} value */
function tree(value) {
  const floors = 1 + Math.floor(value / 3.5)
  const top = up(value, 1) + 9
  const low = FOOT - 13
  const gardens = range(floors)
    .map((i) => i / (floors - 1))
    .map((share) => ({ y: low - (low - top) * share, half: 15 - 6.5 * share }))
  return html`<rect class="nv-trunk nv-edge" x="15.8" y=${top} width="8.4" height=${FOOT - top} />
    <rect class="nv-shadow" x="20.4" y=${top} width="3.2" height=${FOOT - top} />
    ${gardens.slice(1).map(panes)}
    ${gardens.map(({ y, half }, i) => garden(y, half, i === floors - 1))}`
}

/** @param {{y: number}} garden */
const panes = ({ y }) =>
  html`<path class="nv-panes" d=${`M18 ${y + 7}h1.6m1.2 0h1.6M18 ${y + 9.6}h1.6m1.2 0h1.6`} />`

/**
 * Draw a garden twice, first as an edge, so that its leaves share one outline.
 * @param {number} y
 * @param {number} half
 * @param {boolean} top
 */
function garden(y, half, top) {
  const tufts = top
    ? [
        [20, y - 2.4, 6.8],
        [15, y, 4],
        [25, y, 4],
      ]
    : [
        [23.4 - half, y, 3.4],
        [16.6 + half, y, 3.4],
        [20 - half * 0.36, y - 1.6, 4.2],
        [20 + half * 0.36, y - 1.4, 4],
      ]
  const leaves = html`${tufts.map(([x, at, r]) => html`<circle cx=${x} cy=${at} r=${r} />`)}
    <rect x=${20 - half} y=${y - 0.6} width=${2 * half} height="4.6" rx="2.3" />`
  return html`<g class="nv-leaves nv-outer">${leaves}</g><g class="nv-leaves">${leaves}</g>
    <path class="nv-deck" d=${`M${22 - half} ${y + 3}h${2 * half - 4}`} />
    <g class="nv-sun"><circle cx=${20 - half * 0.34} cy=${top ? y - 4.6 : y - 2.8} r=${top ? 2.4 : 1.7} />
    <circle cx=${20 + half * 0.34} cy=${y - 2.4} r="1.2" /></g>`
}

// Stone: a crystal, with smaller ones beside it from 6 on

/** @param {number} value */
function stone(value) {
  const left = up(value, 0.6)
  const ridge = up(value, 0.54)
  const right = up(value, 0.66)
  const tip = up(value, 1)
  const outline = `M8.5 ${FOOT}L12 ${left} 21 ${tip} 30 ${right} 32.5 ${FOOT}z`
  const edges = `M12 ${left}L22.5 ${ridge} 30 ${right}M21 ${tip}L22.5 ${ridge} 20.5 ${FOOT}`
  return html`${value > 5 && shard(2.5, 6.5, 14, 14 + value)}
    ${value > 7 && shard(27, 34, 38, 11 + value)}
    <path class="nv-stone" d=${outline} />
    <path class="nv-stone nv-bright" d=${`M8.5 ${FOOT}L12 ${left} 22.5 ${ridge} 20.5 ${FOOT}z`} />
    <path class="nv-stone nv-dim" d=${`M22.5 ${ridge}L30 ${right} 32.5 ${FOOT}H20.5z`} />
    <path class="nv-stone nv-brightest" d=${`M12 ${left}L21 ${tip} 22.5 ${ridge}z`} />
    <path class="nv-bare nv-edge" d=${outline} />
    <path class="nv-ridge" d=${edges} />`
}

/** @param {number} left @param {number} tip @param {number} right @param {number} tall */
const shard = (left, tip, right, tall) => html`
  <path class="nv-stone nv-edge" d=${`M${left} ${FOOT}L${tip} ${FOOT - tall} ${right} ${FOOT}z`} />
  <path class="nv-stone nv-dim"
    d=${`M${tip} ${FOOT - tall + 2}L${right - 0.8} ${FOOT}H${(left + right) / 2}z`} />`

// Waterfall: a wall of glass with water running down

/** @param {number} value */
function waterfall(value) {
  const at = (/** @type {number} */ share) => up(value, share)
  const wall = `M5.5 ${FOOT}C5.5 ${at(0.5)} 12 ${at(0.84)} 32 ${at(1)}V${FOOT}z`
  const falls =
    `M11 ${FOOT}C11 ${at(0.55)} 13 ${at(0.68)} 16.5 ${at(0.78)}V${FOOT}z` +
    `M18.8 ${FOOT}V${at(0.8)}q1.6-2 3.2-3.4V${FOOT}z` +
    `M25.2 ${FOOT}V${at(0.86)}h1.8V${FOOT}zM28.8 ${FOOT}V${at(0.9)}h1.3V${FOOT}z`
  const foam =
    `M3.5 ${FOOT + 0.6}q2.4-5.4 5.2-1.6q2.4-4 5 0q2.8-4 5.6 0` + "q2.6-4 5.2 0q2.6-3.8 5.4 0q3-3.6 6 1.6z"
  return html`<path class="nv-glass" d=${wall} />
    <path class="nv-glass nv-deep" d=${`M23.5 ${at(0.93)}Q27.5 ${at(0.965)} 32 ${at(1)}V${FOOT}H23.5z`} />
    <path class="nv-fall" d=${falls} /><path class="nv-bare nv-edge" d=${wall} />
    <path class="nv-foam" d=${foam} />`
}

// Bodies and plates are separate, so that no skyscraper hides the plate behind it

const BODIES = { E: clay, G: tree, R: stone, W: waterfall }

/** @param {string} word */
const body = (word) => BODIES[/** @type {keyof typeof BODIES} */ (word[0])](Number(word.slice(1)))

/** @param {number} value */
const plate = (value) => html`<rect class="nv-plate" x="8" y="22.6" width="24" height="16" rx="4.2" />
  <text class="nv-num" x="20" y="35.4" font-size="14">${value}</text>`

export const skyscrapers =
  () => html`${VALUES.map((value) => html`<g id=${`nv-plate-${value}`}>${plate(value)}</g>`)}
  ${SKYSCRAPERS.map(
    (word) => html`<g id=${`nv-body-${word}`} class=${`nv-${word[0]}`}>
    <ellipse class="nv-shade" cx="22" cy="37.4" rx="17" ry="3.4" />${body(word)}</g>
    <g id=${`nv-${word}`}><use href=${`#nv-body-${word}`} /><use href=${`#nv-plate-${word.slice(1)}`} /></g>`,
  )}`
