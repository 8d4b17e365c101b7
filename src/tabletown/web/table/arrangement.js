/** How a table is arranged, by the room there is for it and not by devices. */

/** @typedef {{width: number, height: number}} Size in pixels */
/**
 * @typedef {object} Arrangement
 * @property {string} name
 * @property {boolean} tabs are the pieces shown one group at a time?
 * @property {number} width that it needs
 * @property {number} [height] that it needs
 * @property {number} [tallest] its height at most, in widths
 * @property {number} beside the board, pixels of its width that are taken
 * @property {number} stacked above and below the board, pixels of its height that are taken
 */
/** @typedef {{arrangement: Arrangement, slim: boolean, drawer: number}} Room drawer: beside it, its width */

const LEAST = 0.6 // the longer side of the board, in shorter sides of the window
const SLIM = 480 // pixels of the rack, up to which words make room for pictures
const DRAWER = { slim: 288, least: 340, most: 560, part: 0.33 } // pixels, and the part of the window

/** The roomiest first. @type {Arrangement[]} */
const ARRANGEMENTS = [
  { name: "wide", tabs: false, width: 1240, tallest: 1, beside: 650, stacked: 270 },
  { name: "side", tabs: true, width: 860, height: 600, tallest: 1.1, beside: 390, stacked: 130 },
  { name: "upright", tabs: false, width: 700, beside: 40, stacked: 540 },
  { name: "low", tabs: true, width: 560, tallest: 1.1, beside: 298, stacked: 110 },
]

/** One column, which scrolls where it is too high. @type {Arrangement} */
const TALL = { name: "tall", tabs: true, width: 0, beside: 0, stacked: 0 }

/** The same beside a drawer, on a tablet. @type {Arrangement} */
const ASIDE = { ...TALL, width: 440, height: 600, beside: 16 }

/** Arrange a table in a window; a drawer stands beside it if there is room. @param {Size} size */
export function arrange(size, isDrawerOpen = false) {
  const drawer = isDrawerOpen ? drawerIn(size) : 0
  const arrangement = fitting({ ...size, width: size.width - drawer }, size)
  return { arrangement, slim: isSlim(arrangement, size.width - drawer), drawer }
}

/** @param {Size} size @returns {number} 0 if the drawer has to lie over the table */
function drawerIn(size) {
  const { slim, least, most, part } = DRAWER
  const usual = Math.round(Math.min(most, Math.max(least, size.width * part)))
  return [usual, slim].find((drawer) => fitsBeside(drawer, size)) ?? 0
}

/** @param {number} drawer @param {Size} size */
function fitsBeside(drawer, size) {
  const room = { ...size, width: size.width - drawer }
  return fitting(room, size) !== TALL || fits(ASIDE, room, size)
}

/** The first arrangement that leaves the board its least size. @param {Size} room @param {Size} size */
const fitting = (room, size) => ARRANGEMENTS.find((each) => fits(each, room, size)) ?? TALL

/** @param {Arrangement} arrangement @param {Size} room @param {Size} window */
function fits({ width, height = 0, tallest = Infinity, beside, stacked }, room, window) {
  const least = LEAST * Math.min(window.width, window.height)
  const board = Math.min(room.width - beside, room.height - stacked)
  const shaped = room.height >= height && room.height <= tallest * room.width
  return room.width >= width && shaped && board >= least
}

/** Is the rack slim, as it is beside the board? @param {Arrangement} it @param {number} width */
const isSlim = ({ tabs, beside }, width) => (tabs && beside > 0) || width <= SLIM
