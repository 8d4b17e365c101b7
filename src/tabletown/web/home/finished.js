/** The finished matches as cards: a picture of the city, who has won, the points, and when it was. */
import { Forget } from "./forget.js"
import { nameAt } from "./people.js"
import { Picture } from "./picture.js"
import { seen, useSight } from "./seen.js"
import { TableLink } from "./table_link.js"
import { Badge } from "../icons.js"
import { html } from "../lib/preact.js"
import { house, t, useSpeech } from "../words.js"

/** @typedef {import("./known.js").Known} Known */
/** @typedef {import("./seen.js").Seen} Seen */

const NOTHING = { winners: /** @type {number[]} */ ([]), totals: /** @type {number[]} */ ([]) }
const AT_ONCE = 4 // cards; older ones unfold

/** @param {{tables: Known[]}} props */
export function Finished({ tables }) {
  const older = tables.slice(AT_ONCE)
  return html`<section class="my-tables" aria-labelledby="finished">
    <h2 id="finished">${t("page-finished")}</h2>
    <${Cards} tables=${tables.slice(0, AT_ONCE)} />
    ${
      older.length > 0 &&
      html`<details>
        <summary>${t("page-older", { count: older.length })}</summary>
        <${Cards} tables=${older} />
      </details>`
    }
  </section>`
}

/** @param {{tables: Known[]}} props */
const Cards = ({ tables }) =>
  html`<ul class="finished">${tables.map((one) => html`<${Card} key=${one.kept.table} one=${one} />`)}</ul>`

/** @param {{one: Known}} props */
function Card({ one }) {
  const { kept, shown, forgotten } = one
  const words = useSpeech(kept.game)
  const place = useSight(one)
  const sight = seen.value[kept.table]
  return html`<li class=${forgotten ? "panel match forgotten" : "panel match"} ref=${place}>
    <div class="ground"><${Picture} large one=${one} words=${words} /></div>
    <div class="told">
      <p class="when"><${TableLink} one=${one} /> <${When} seconds=${shown?.made ?? 0} /></p>
      <p class="verdict">${forgotten ? t("page-forgotten") : verdict(one, sight)}</p>
      <${Ranking} one=${one} sight=${sight} />
    </div>
    <${Forget} one=${one} />
  </li>`
}

/** @param {{seconds: number}} props */
function When({ seconds }) {
  const date = new Date(seconds * 1000)
  const told = new Intl.DateTimeFormat(house().code, { dateStyle: "medium" }).format(date)
  return html`<time datetime=${date.toISOString()}>${told}</time>`
}

/** Who has won, and by how much. @param {Known} one @param {Seen | undefined} sight */
function verdict(one, sight) {
  if (!one.shown?.over) return t("page-ended")
  if (!sight) return t("page-over")
  const { winners, totals } = sight
  const names = winners.map((seat) => nameAt(one, seat)).join(", ")
  if (winners.length > 1) return t("winners", { names, count: winners.length })
  if (totals.length === 1) return t("page-points", { points: totals[0] })
  const by = totals[winners[0]] - Math.max(...totals.filter((_, seat) => seat !== winners[0]))
  const who = isYou(one, winners[0]) ? "you" : "other"
  return t(by > 0 ? "page-won" : "page-won-tie", { who, name: names, points: by })
}

/** Does the one person at this browser sit there? @param {Known} one @param {number} seat */
const isYou = ({ kept }, seat) => seat in kept.seats && Object.keys(kept.seats).length === 1

/** Everybody with their points, the winners first. @param {{one: Known, sight: Seen | undefined}} props */
function Ranking({ one, sight }) {
  const { winners, totals } = sight ?? NOTHING
  const place = (/** @type {number} */ seat) => (winners.includes(seat) ? Infinity : (totals[seat] ?? 0))
  const seats = (one.shown?.seats ?? []).map((_, seat) => seat)
  return html`<ol class="ranking">${seats
    .sort((a, b) => place(b) - place(a) || a - b)
    .map(
      (seat) => html`<li key=${seat} class=${winners.includes(seat) ? "won" : ""}>
      <${Badge} seat=${seat} size=${20} /><span>${nameAt(one, seat) || t("page-empty-seat")}</span>
      <b>${sight && house().points(totals[seat])}</b></li>`,
    )}</ol>`
}
