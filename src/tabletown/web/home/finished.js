/** The finished matches as cards: a picture of the city, who has won, the points, and when it was. */
import { Forget } from "./forget.js"
import { nameAt } from "./people.js"
import { Picture } from "./picture.js"
import { seen, useSight } from "./seen.js"
import { TableLink } from "./table_link.js"
import { headline, ranked } from "../headline.js"
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

/** How it ended. @param {Known} one @param {Seen | undefined} sight */
function verdict(one, sight) {
  if (!one.shown?.over) return t("page-ended")
  if (!sight) return t("page-over")
  const names = sight.totals.map((_, seat) => nameAt(one, seat))
  return house().tell(headline({ ...sight, names }, ownSeat(one), house().code))
}

/** The seat of the one person at this browser, or null. @param {Known} one */
function ownSeat({ kept }) {
  const seats = Object.keys(kept.seats)
  return seats.length === 1 ? Number(seats[0]) : null
}

/** Everybody with their points, the winners first. @param {{one: Known, sight: Seen | undefined}} props */
function Ranking({ one, sight }) {
  const { winners, totals } = sight ?? NOTHING
  const seats = sight ? ranked(sight) : (one.shown?.seats ?? []).map((_, seat) => seat)
  return html`<ol class="ranking">${seats.map(
    (seat) => html`<li key=${seat} class=${winners.includes(seat) ? "won" : ""}>
      <${Badge} seat=${seat} size=${20} /><span>${nameAt(one, seat) || t("page-empty-seat")}</span>
      <b>${sight && house().points(totals[seat])}</b></li>`,
  )}</ol>`
}
