/** Notes below the pieces beside the boards: who sees a card, which tile it is. */
import { Badge, Icon } from "../../../web/icons.js"
import { html } from "../../../web/lib/preact.js"
import { LOOK_ALIKES } from "./facts.js"

/** An eye and the badges of the seats that see the card. @param {number[]} seats */
export const seers = (seats) => html`<span class="tg-note"><${Icon} name="eye" size=${18} />
  ${seats.map((seat) => html`<${Badge} seat=${seat} size=${18} />`)}</span>`

/** The tile on this card has been placed. */
export const placed = html`<span class="tg-note"><${Icon} name="check" size=${16} /></span>`

/** The letter of a tile, with a warning if another tile looks alike. @param {string} letter */
export const lettered = (letter) =>
  html`<span class="tg-note">${letter}${LOOK_ALIKES.includes(letter) && "!"}</span>`
