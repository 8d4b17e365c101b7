/** The people at a table of this browser, with their points. */
import { seen } from "./seen.js"
import { Badge } from "../icons.js"
import { html } from "../lib/preact.js"
import { house, t } from "../words.js"

/** @typedef {import("./known.js").Known} Known */

/** Everybody with their points. @param {{one: Known}} props */
export const People = ({ one }) =>
  html`<ul class="people">${one.shown?.seats.map(
    (_, seat) =>
      html`<li key=${seat}>
        <${Badge} seat=${seat} size=${20} />
        ${nameAt(one, seat) || t("page-empty-seat")} <${Points} one=${one} seat=${seat} />
      </li>`,
  )}</ul>`

/** @param {{one: Known, seat: number}} props */
function Points({ one, seat }) {
  const sight = seen.value[one.kept.table]
  return sight ? html`<b>${house().points(sight.totals[seat])}</b>` : null
}

/**
 * The name at a seat, or "" if the seat is free. The server may not know the names given here yet.
 * @param {Pick<Known, "kept" | "shown">} one
 * @param {number} seat
 */
export function nameAt({ kept, shown }, seat) {
  const { who, name } = shown?.seats[seat] ?? { who: "human", name: "" }
  const here = (seat in kept.seats && kept.names?.[seat]) || ""
  return who === "human" ? name || here : t("bot-named", { name, level: t("bot-level", { bot: who }) })
}
