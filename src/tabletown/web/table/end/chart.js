/** Small charts of all seats: bars side by side, and curves. A table says the same to screen readers. */
import { html } from "../../lib/preact.js"
import { Badge, colourOf } from "../../icons.js"

/**
 * How seats and numbers are told, and how wide a chart is.
 * @typedef {{names: string[], points: (points: number) => string, wide: number}} Speech
 */
/** @typedef {{title: string, values: number[]}} Group values: one a seat */
/** @typedef {Speech & {title: string, groups: Group[]}} Told groups: what the table says */

const HIGH = 180
const TOP = 16 // room for a number above the highest bar
const BOTTOM = 22 // room for the titles of groups
const LEFT = 52 // room for the numbers of a scale
const ROOM = 0.74 // of a group's width that its bars take
const WIDEST = 44 // a bar
const NUMBERED = 16 // the narrowest bar with its number above it

/** Bars of all seats in every group. @param {Told} props */
export function Bars({ groups, ...told }) {
  const scale = scaleOf(groups.flatMap(({ values }) => values))
  const step = told.wide / groups.length
  return html`<${Figure} ...${told} groups=${groups}>
    <path class="ground" d=${`M0 ${scale(0)}H${told.wide}`} />
    ${groups.map(
      (group, i) =>
        html`<g transform=${`translate(${step * i} 0)`}>
      <${Bundle} group=${group} step=${step} scale=${scale} points=${told.points} /></g>`,
    )}<//>`
}

/**
 * @param {{group: Group, step: number, scale: (value: number) => number, points: Speech["points"]}} props
 */
function Bundle({ group: { title, values }, step, scale, points }) {
  const wide = Math.min(WIDEST, (step * ROOM) / values.length)
  const left = (step - wide * values.length) / 2
  const bar = (/** @type {number} */ value, /** @type {number} */ seat) => {
    const x = left + wide * seat
    const ends = [scale(0), scale(value)].sort((a, b) => a - b)
    return html`<rect class=${`of-${colourOf(seat)}`} x=${x + 1} y=${ends[0]} width=${wide - 2}
        height=${Math.max(ends[1] - ends[0], 1)} rx="2" />
      ${
        wide >= NUMBERED &&
        html`<text class="value" x=${x + wide / 2} y=${ends[0] - 4}>
        ${points(value)}</text>`
      }`
  }
  return html`${values.map(bar)}<text x=${step / 2} y=${HIGH - 6}>${title}</text>`
}

const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3"] // tell seats apart without colours
const MOMENTS = [0, 0.25, 0.5, 0.75, 1] // that the table tells of

/** @typedef {{title: string, course: number[][], start: string, end: string}} Course */

/** A curve of each seat. @param {Speech & Course} props */
export function Curves({ course, start, end, ...told }) {
  const scale = scaleOf(course.flat())
  const last = Math.max(course.length - 1, 1)
  const across = (/** @type {number} */ i) => LEFT + ((told.wide - LEFT - 8) * i) / last
  const line = (/** @type {number} */ seat) =>
    `M${course.map((totals, i) => `${across(i).toFixed(1)} ${scale(totals[seat]).toFixed(1)}`).join("L")}`
  return html`<${Figure} ...${told} groups=${momentsOf(course, start, end)}>
    <${Scale} values=${course.flat()} scale=${scale} ...${told} />
    ${told.names.map(
      (_, seat) => html`<path class="curve-halo" d=${line(seat)} />
        <path class=${`curve of-${colourOf(seat)}`} stroke-dasharray=${DASHES[seat]} d=${line(seat)} />`,
    )}
    <text class="first" x=${LEFT} y=${HIGH - 6}>${start}</text>
    <text class="last" x=${told.wide - 8} y=${HIGH - 6}>${end}</text><//>`
}

/** A few moments of a course. @param {number[][]} course @param {string} start @param {string} end */
const momentsOf = (course, start, end) =>
  MOMENTS.map((part) => ({
    title: part === 0 ? start : part === 1 ? end : `${100 * part} %`,
    values: course[Math.round(part * (course.length - 1))],
  }))

/** @param {Speech & {values: number[], scale: (value: number) => number}} props */
const Scale = ({ values, scale, points, wide }) =>
  marksOf(values).map(
    (mark) => html`<path class="ground" d=${`M${LEFT} ${scale(mark)}H${wide - 8}`} />
    <text class="mark" x=${LEFT - 8} y=${scale(mark) + 4}>${points(mark)}</text>`,
  )

/** Round numbers from below the lowest value to the highest, seven at most. @param {number[]} values */
export function marksOf(values) {
  const low = Math.min(0, ...values)
  const high = Math.max(1, ...values)
  const rough = 10 ** Math.floor(Math.log10(high - low))
  const step = [0.2, 0.5, 1].map((part) => part * rough).find((one) => (high - low) / one <= 6) ?? 2 * rough
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step)
}

/** Heights of values; 0 is always shown. @param {number[]} values @returns {(value: number) => number} */
function scaleOf(values) {
  const low = Math.min(0, ...values)
  const high = Math.max(1, ...values)
  return (value) => TOP + ((HIGH - TOP - BOTTOM) * (high - value)) / (high - low)
}

/** @param {Told & {children?: any}} props */
const Figure = ({ title, names, groups, points, wide, children }) => html`<figure class="chart">
  <figcaption><h3>${title}</h3>
    <ul aria-hidden="true">${names.map(
      (name, seat) => html`<li><${Badge} seat=${seat} size=${18} />${name}</li>`,
    )}</ul></figcaption>
  <svg viewBox=${`0 0 ${wide} ${HIGH}`} aria-hidden="true">${children}</svg>
  <div class="unseen"><table>
    <thead><tr><td></td>${groups.map((group) => html`<th scope="col">${group.title}</th>`)}</tr></thead>
    <tbody>${names.map(
      (name, seat) => html`<tr><th scope="row">${name}</th>
      ${groups.map(({ values }) => html`<td>${points(values[seat])}</td>`)}</tr>`,
    )}</tbody></table></div>
</figure>`
