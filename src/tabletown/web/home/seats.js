/** Who sits where: somebody here, somebody by a link, or a bot. */
import { Badge, Face, Icon } from "../icons.js"
import { html } from "../lib/preact.js"
import { USUAL } from "../catalogue.js"
import { myName } from "../settings.js"
import { Choice } from "../settings_panel.js"
import { t } from "../words.js"

/** @typedef {import("../catalogue.js").Catalogue} Catalogue */
/** @typedef {import("./plan.js").SeatPlan} SeatPlan */
/** @typedef {Record<string, import("../catalogue.js").Strength>} Strengths by level */
/**
 * @typedef {object} OneSeat
 * @property {number} seat
 * @property {SeatPlan} sitter
 * @property {boolean} mine is it yours?
 * @property {Catalogue} catalogue
 * @property {Strengths} strengths
 * @property {(facts: Partial<SeatPlan>) => void} put
 */

const LONGEST = 40 // characters of a name, as the server has it

/** @param {{seats: SeatPlan[], counts: number[], catalogue: Catalogue, strengths: Strengths, change: (seats: SeatPlan[]) => void}} props
 *   counts: how many there may be */
export function Seats({ seats, counts, catalogue, strengths, change }) {
  const me = mySeat(seats)
  const more = counts.includes(seats.length + 1)
  const fewer = counts.includes(seats.length - 1)
  /** @param {number} seat @returns {OneSeat["put"]} */
  const put = (seat) => (facts) => change(seats.with(seat, { ...seats[seat], ...facts }))
  return html`<fieldset class="seats"><legend>${t("page-seats")}</legend>
    <ol>${seats.map(
      (sitter, seat) => html`<li key=${seat} class="sitter">
      <${Seat} seat=${seat} sitter=${sitter} mine=${seat === me} catalogue=${catalogue} strengths=${strengths} put=${put(seat)} />
      ${fewer && html`<${Remove} seat=${seat} remove=${() => change(seats.toSpliced(seat, 1))} />`}</li>`,
    )}</ol>
    ${
      more &&
      html`<button type="button" class="more-seats" onClick=${() => change([...seats, { who: USUAL, name: "" }])}>
      <${Icon} name="plus" size=${18} />${t("page-seat-more")}</button>`
    }
    ${me < 0 && html`<p class="note">${t("page-only-watch")}</p>`}
  </fieldset>`
}

/** Whoever sits here first is you. @param {SeatPlan[]} seats */
const mySeat = (seats) => seats.findIndex(({ who }) => who === "here")

/** @param {OneSeat} props */
function Seat({ seat, sitter, mine, catalogue, strengths, put }) {
  const kind = catalogue.bots.includes(sitter.who) ? "bot" : sitter.who
  const sit = (/** @type {string} */ who) => put({ who: who === "bot" ? USUAL : who })
  return html`<${Badge} seat=${seat} size=${28} />
    <${Choice} name=${`sits-${seat}`} title=${t("page-seat", { number: seat + 1 })} chosen=${kind} choose=${sit}
      choices=${["here", "link", "bot"].map((who) => [who, t("page-sits", { who })])} />
    ${kind === "here" && html`<${Name} seat=${seat} sitter=${sitter} mine=${mine} put=${put} />`}
    ${kind === "link" && html`<p class="note">${t("page-gets-link")}</p>`}
    ${kind === "bot" && html`<${Bot} seat=${seat} sitter=${sitter} catalogue=${catalogue} strengths=${strengths} put=${put} />`}`
}

/** @param {{seat: number, remove: () => void}} props */
function Remove({ seat, remove }) {
  const label = t("page-seat-less", { number: seat + 1 })
  return html`<button type="button" class="tool remove" aria-label=${label} title=${label} onClick=${remove}>
    <${Icon} name="close" size=${18} /></button>`
}

/** Your own name is known to the whole house, others are known here. @param {Pick<OneSeat, "seat" | "sitter" | "mine" | "put">} props */
function Name({ seat, sitter, mine, put }) {
  const write = (/** @type {any} */ { target }) => {
    if (mine) myName.value = target.value
    else put({ name: target.value })
  }
  return html`<input type="text" value=${mine ? myName.value : sitter.name} maxlength=${LONGEST} onInput=${write} spellcheck=${false}
    autocomplete=${mine ? "nickname" : "off"} aria-label=${t("page-name-here", { number: seat + 1 })}
    placeholder=${mine ? t("page-my-name") : t("page-guest", { number: seat + 1 })} />`
}

/** @param {Pick<OneSeat, "seat" | "sitter" | "catalogue" | "strengths" | "put">} props */
const Bot = ({ seat, sitter, catalogue, strengths, put }) => html`<select value=${sitter.who}
    aria-label=${t("page-bot-of-seat", { number: seat + 1 })}
    onChange=${(/** @type {any} */ { target }) => put({ who: target.value })}>
    ${catalogue.bots.map((bot) => html`<option key=${bot} value=${bot}>${t("page-bot-level", { bot })}</option>`)}</select>
  <p class="note about-bot"><${Face} bot=${sitter.who} size=${20} /><span>${t("page-bot-about", { bot: sitter.who })}${" "}
    ${strengthOf(sitter.who, catalogue.bots, strengths)}</span></p>`

/** What a level scores, and how often it beats the one below; nothing where nobody has measured it.
 * @param {string} bot @param {string[]} bots @param {Strengths} strengths */
function strengthOf(bot, bots, strengths) {
  if (!strengths[bot]) return ""
  const { points, beats } = strengths[bot]
  const lower = bots[bots.indexOf(bot) - 1]
  return lower ? t("page-bot-beats", { points, beats, lower }) : t("page-bot-scores", { points })
}

/** Those who sit here, by the names they gave, or as guests. @param {SeatPlan[]} seats @returns {Record<number, string>} */
export function namesHere(seats) {
  const me = mySeat(seats)
  const names = seats.map(
    ({ name }, seat) => (seat === me ? myName.value : name).trim() || t("page-guest", { number: seat + 1 }),
  )
  return Object.fromEntries(seats.flatMap(({ who }, seat) => (who === "here" ? [[seat, names[seat]]] : [])))
}
