// Draw a piece by its word, beside the board or in a hand.
import { html } from "../../../web/lib/preact.js"
import { COLOURS } from "./facts.js"
import { use } from "./bodies.js"

/** @typedef {[x: number, y: number, w: number, h: number]} Extent a part of the plane */
/** @typedef {{extent: Extent, drawing: unknown}} Shown */

/**
 * Draw r1 r2 r3 rT, which a field and a rent may follow; borrowed, figure-1, seat-1, floors-1, towers-1 2/5,
 * cash, white-0 to black-6, architect, card-back, a card by its name.
 * @param {string} word
 * @param {{size?: number}} [how] size: the height
 */
export const piece = (word, { size = 56 } = {}) => {
  const { extent, drawing } = shown(word)
  const [, , w, h] = extent
  return html`<svg class="piece" viewBox=${extent.join(" ")} width=${Math.round((size * w) / h)}
    height=${size} aria-hidden="true">
    ${drawing}</svg>`
}

/** All buildings are drawn to one scale, so that a tower is taller than a floor. @param {string} word */
const shown = (word) => {
  const [what, ...which] = word.split(/[- /]/)
  if (/^[rgby][123T]$|^borrowed$/.test(what)) return building(what, [0, -26, 60, 86])
  return SHAPES[what]?.(which) ?? whole(word, [0, 0, 64, 87])
}

/** @param {string} id @param {Extent} extent @returns {Shown} */
const whole = (id, extent) => ({ extent, drawing: use(id, ...extent) })
/** @param {string} id @param {Extent} extent what is seen of its field @returns {Shown} */
const building = (id, extent) => ({ extent, drawing: use(id, 0, 0, 60, 60) })
/** @param {string | number} seat */
const ownerOf = (seat) => COLOURS[Number(seat) - 1]

const SLOT = 15
/**
 * Draw a slot for each tower of a seat, filled when it stands.
 * @param {number[]} which the seat, how many stand, how many there are
 * @returns {Shown}
 */
const towers = ([seat, built, all]) => ({
  extent: [0, 0, all * SLOT, 34],
  drawing: Array.from({ length: all }, (_, i) =>
    use(i < built ? `slot-${ownerOf(seat)}` : "slot", i * SLOT, 0, SLOT, 34),
  ),
})

/** @type {Record<string, (which: string[]) => Shown>} what is no building and no card */
const SHAPES = {
  figure: ([seat]) => whole(`figure-${ownerOf(seat)}`, [0, 0, 40, 52]),
  seat: ([seat]) => whole(`seat-${ownerOf(seat)}`, [0, 0, 24, 24]),
  floors: ([seat]) => building(`${ownerOf(seat)}1`, [4, 10, 52, 48]),
  towers: (which) => towers(which.map(Number)),
  cash: () => whole("cash", [0, 0, 44, 50]),
  architect: () => whole("architect", [0, 0, 40, 56]),
  white: ([pips]) => whole(`white-${pips}`, [0, 0, 40, 42]),
  black: ([pips]) => whole(`black-${pips}`, [0, 0, 40, 42]),
}
