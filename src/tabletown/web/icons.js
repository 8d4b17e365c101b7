/** Icons of 24 × 24, the faces of bots, and the badges of seats. */
import { html } from "./lib/preact.js"

const FACE = "M12 5.5a7.7 7.7 0 100 15.4 7.7 7.7 0 000-15.4zM9 16.6c1.8 1.5 4.2 1.5 6 0"
const EYES = "M9.2 12.4v.6M14.8 12.4v.6"
const GLASSES =
  "M7.3 12.3a1.9 1.9 0 103.8 0 1.9 1.9 0 10-3.8 0" +
  "M12.9 12.3a1.9 1.9 0 103.8 0 1.9 1.9 0 10-3.8 0M11.1 12.3h1.8"

/** @type {Record<string, string>} */
const STROKES = {
  undo: "M9 7L4 12l5 5M4.5 12H15a5 5 0 010 10h-2",
  check: "M5 13l4.5 4.5L19 7.5",
  turn: "M19.5 12a7.5 7.5 0 11-2.6-5.7M19.5 3v4.5H15",
  flip: "M12 3v18M9 7L3 17h6zM15 7l6 10h-6z",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  more: "M6 9l6 6 6-6",
  up: "M6 15l6-6 6 6",
  book: "M4 5.5C7 4 10 4.5 12 6c2-1.5 5-2 8-.5V19c-3-1.5-6-1-8 .5-2-1.5-5-2-8-.5zM12 6v13",
  sheet: "M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7",
  link: "M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1 1M14 10a4 4 0 00-5.7 0l-3 3A4 4 0 0011 18.7l1-1",
  no: "M12 3a9 9 0 100 18 9 9 0 000-18zM6 6l12 12",
  arrow: "M5 12h14M13 6l6 6-6 6",
  back: "M19 12H5M11 6l-6 6 6 6",
  text: "M4 6h16M4 10h10M4 14h16M4 18h8",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 00-3.5 11c.5.5.8 1.2.8 2h5.4c0-.8.3-1.5.8-2A6 6 0 0012 3z",
  clock: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3.5 2",
  people:
    "M9 5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6" +
    "M16 5.5a3 3 0 010 6M18 14.5c2 .8 3.2 2.7 3.5 5.5",
  bot: "M6 9h12a2 2 0 012 2v6a2 2 0 01-2 2H6a2 2 0 01-2-2v-6a2 2 0 012-2zM12 9V4M9 13.5v1M15 13.5v1",
  newcomer: `${FACE}${EYES}M12 5.5V2.5c1-1.4 2.8-1.4 3.8-.6M12 3.5c-.8-1-2-1.2-3-.7`,
  neighbour: `${FACE}${EYES}M3.5 9.5L12 3l8.5 6.5`,
  planner: `${FACE}${GLASSES}`,
  architect: `${FACE}${EYES}M3 9.3h18M5.5 9.3a6.5 6.5 0 0113 0M12 2.8v3.4`,
  plus: "M12 5v14M5 12h14",
  save: "M12 4v11M7 10.5l5 5 5-5M4 20h16",
  load: "M12 20V9M7 13.5l5-5 5 5M4 4h16",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  rewind: "M11 6l-7 6 7 6zM20 6l-7 6 7 6z",
  forward: "M13 6l7 6-7 6zM4 6l7 6-7 6z",
  first: "M18 6l-8 6 8 6zM6 6v12",
  last: "M6 6l8 6-8 6zM18 6v12",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 10a2 2 0 100 4 2 2 0 000-4z",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15.500 9.200h.1",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
}

/** @param {{name: string, size?: number}} props */
export const Icon = ({ name, size = 20 }) =>
  html`<svg class="icon" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${STROKES[name]} />
  </svg>`

/** The face of a bot, by its level. @param {{bot: string, size?: number}} props */
export const Face = ({ bot, size }) => html`<${Icon} name=${bot in STROKES ? bot : "bot"} size=${size} />`

const SEATS = [
  ["r", html`<rect x="2.5" y="2.5" width="19" height="19" rx="4.5" />`],
  ["g", html`<circle cx="12" cy="12" r="10" />`],
  ["b", html`<path d="M12 1l11 11-11 11L1 12z" />`],
  ["y", html`<path d="M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z" />`],
  ["v", html`<path d="M12 1.5l10.5 7.7-4 12.3h-13l-4-12.3z" />`],
]

/** The colour of a seat, as tokens and styles call it. @param {number} seat */
export const colourOf = (seat) => SEATS[seat % SEATS.length][0]

/** The badge of a seat: a number, a shape and a colour. @param {{seat: number, size?: number}} props */
export function Badge({ seat, size = 24 }) {
  const [colour, shape] = SEATS[seat % SEATS.length]
  return html`<svg class=${`badge badge-${colour}`} width=${size} height=${size}
    viewBox="0 0 24 24" aria-hidden="true">
    ${shape}
    <text x="12" y="16.6">${seat + 1}</text>
  </svg>`
}
