// The ground, which never changes: fields, the centre, the street around them.
import { columnName, rowName } from "../../../web/board/squares.js"
import { whole } from "../../../web/board/whole.js"
import { html } from "../../../web/lib/preact.js"
import { CENTRE, SQUARES } from "./facts.js"
import { EDGE, FIELD, SPACES, STREET, corner, isCorner } from "./view.js"

/** @typedef {import("./view.js").Space} Space */

const SPAN = EDGE + 2 * STREET
const KERB = 11
const LANE = 41
const LANES = `M0 ${-LANE}H${EDGE}M0 ${EDGE + LANE}H${EDGE}M${-LANE} 0V${EDGE}M${EDGE + LANE} 0V${EDGE}`

/** @param {number} square */
const field = (square) => {
  const [x, y] = corner(square)
  const kind = CENTRE.includes(square) ? "skyline-centre" : "skyline-field"
  return html`<rect class=${kind} x=${x + 2} y=${y + 2} width=${FIELD - 4} height=${FIELD - 4} rx="6" />`
}

/** Draw an arrow after every corner, which shows the way figures go. @param {number} side */
const chevron = (side) => {
  const x = [4, EDGE + LANE, EDGE - 4, -LANE][side]
  const y = [-LANE, 4, EDGE + LANE, EDGE - 4][side]
  return html`<path class="skyline-chevron" d="M-3-5l5 5-5 5"
    transform="translate(${x} ${y}) rotate(${side * 90})" />`
}

/** @param {Space} space */
const actionField = ({
  x,
  y,
}) => html`<g transform="translate(${x} ${y})"><circle class="skyline-action" r="30" />
  <g class="skyline-action-card" transform="translate(-1 -1.5) scale(1.15)">
  <rect x="-7" y="-9" width="16" height="21" rx="3" />
  <path d="M-1.6-1a2.7 2.7 0 113.4 2.6c-.8.2-1.100.7-1.1 1.7M.7 6.4v.1" /></g></g>`

const coordinates = () =>
  [0, 1, 2, 3, 4, 5].map(
    (i) => html`<text class="skyline-coordinate" x=${i * FIELD + 7} y=${-2.6}>
  ${columnName(i)}</text>
  <text class="skyline-coordinate" x=${-5.6} y=${i * FIELD + 10}>${rowName(i)}</text>`,
  )

/** Drawn once and for all. */
export const GROUND = whole(html`<rect class="skyline-slab" x=${-STREET} y=${-STREET + 8} width=${SPAN}
  height=${SPAN} rx="38" />
  <rect class="skyline-street" x=${-STREET} y=${-STREET} width=${SPAN} height=${SPAN} rx="38" />
  <path class="skyline-lane" d=${LANES} />${[0, 1, 2, 3].map(chevron)}
  <rect class="skyline-kerb" x=${-KERB} y=${-KERB} width=${EDGE + 2 * KERB} height=${EDGE + 2 * KERB}
    rx="12" />${SQUARES.map(field)}`)

/** Action fields with a card on them, and the names of rows and columns. */
export const SIGNPOSTS = whole(html`${SPACES.filter(isCorner).map(actionField)}${coordinates()}`)

/** Action fields without anything, where all is small. */
export const PLAIN_CORNERS = SPACES.filter(isCorner).map(
  ({ x, y }) => html`<circle class="skyline-action" cx=${x} cy=${y} r="30" />`,
)
