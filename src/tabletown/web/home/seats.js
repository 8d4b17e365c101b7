/** The seats in the setup: each is for somebody here, a guest with a link, or a bot. */
import { Badge, Face, Icon } from "../icons.js"
import { html } from "../lib/preact.js"
import { USUAL } from "../catalogue.js"
import { myName } from "../settings.js"
import { Choice } from "../settings_panel.js"
import { aboutBot, together } from "../surroundings.js"
import { guestName, nameOrGuest } from "../guest_name.js"
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

/**
 * @param {object} props
 * @param {SeatPlan[]} props.seats
 * @param {number[]} props.counts how many seats the game allows
 * @param {Catalogue} props.catalogue
 * @param {Strengths} props.strengths
 * @param {(seats: SeatPlan[]) => void} props.change
 */
export function Seats({ seats, counts, catalogue, strengths, change }) {
  const me = mySeat(seats)
  const more = counts.includes(seats.length + 1)
  const fewer = counts.includes(seats.length - 1)
  const add = () => change([...seats, { who: USUAL, name: "" }])
  /** @param {number} seat @returns {OneSeat["put"]} */
  const put = (seat) => (facts) => change(seats.with(seat, { ...seats[seat], ...facts }))
  return html`<fieldset class="seats"><legend>${t("page-seats")}</legend>
    <ol>${seats.map(
      (sitter, seat) => html`<li key=${seat} class="sitter">
      <${Seat} seat=${seat} sitter=${sitter} mine=${seat === me} catalogue=${catalogue}
        strengths=${strengths} put=${put(seat)} />
      ${fewer && html`<${Remove} seat=${seat} remove=${() => change(seats.toSpliced(seat, 1))} />`}</li>`,
    )}</ol>
    ${
      more &&
      html`<button type="button" class="more-seats" onClick=${add}>
      <${Icon} name="plus" size=${18} />${t("page-seat-more")}</button>`
    }
    ${me < 0 && html`<p class="note">${t("page-only-watch")}</p>`}
  </fieldset>`
}

/** Who may sit on a seat. */
const SITTERS = together ? ["here", "link", "bot"] : ["here", "bot"]

/** Your seat: the first one at this browser. @param {SeatPlan[]} seats */
const mySeat = (seats) => seats.findIndex(({ who }) => who === "here")

/** @param {OneSeat} props */
function Seat({ seat, sitter, mine, catalogue, strengths, put }) {
  const kind = catalogue.bots.includes(sitter.who) ? "bot" : sitter.who
  const sit = (/** @type {string} */ who) => put({ who: who === "bot" ? USUAL : who })
  return html`<${Badge} seat=${seat} size=${28} />
    <${Choice} name=${`sits-${seat}`} title=${t("page-seat", { number: seat + 1 })}
      chosen=${kind} choose=${sit}
      choices=${SITTERS.map((who) => [who, t("page-sits", { who })])} />
    ${kind === "here" && html`<${Name} seat=${seat} sitter=${sitter} mine=${mine} put=${put} />`}
    ${kind === "link" && html`<p class="note">${t("page-gets-link")}</p>`}
    ${
      kind === "bot" &&
      html`<${Bot} seat=${seat} sitter=${sitter} catalogue=${catalogue} strengths=${strengths} put=${put} />`
    }`
}

/** @param {{seat: number, remove: () => void}} props */
function Remove({ seat, remove }) {
  const label = t("page-seat-less", { number: seat + 1 })
  return html`<button type="button" class="tool remove" aria-label=${label} title=${label} onClick=${remove}>
    <${Icon} name="close" size=${18} /></button>`
}

/**
 * The field for a name. Your own is a setting, the others are part of the plan.
 * @param {Pick<OneSeat, "seat" | "sitter" | "mine" | "put">} props
 */
function Name({ seat, sitter, mine, put }) {
  const write = (/** @type {any} */ { target }) => {
    if (mine) myName.value = target.value
    else put({ name: target.value })
  }
  return html`<input type="text" value=${mine ? myName.value : sitter.name}
    onInput=${write} spellcheck=${false} autocomplete=${mine ? "nickname" : "off"}
    aria-label=${t("page-name-here", { number: seat + 1 })}
    placeholder=${mine ? t("page-my-name") : guestName(seat)} />`
}

/** @param {Pick<OneSeat, "seat" | "sitter" | "catalogue" | "strengths" | "put">} props */
const Bot = ({ seat, sitter, catalogue, strengths, put }) => html`<select value=${sitter.who}
    aria-label=${t("page-bot-of-seat", { number: seat + 1 })}
    onChange=${(/** @type {any} */ { target }) => put({ who: target.value })}>
    ${catalogue.bots.map(
      (bot) => html`<option key=${bot} value=${bot}>${t("page-bot-level", { bot })}</option>`,
    )}
  </select>
  <p class="note about-bot">
    <${Face} bot=${sitter.who} size=${20} />
    <span>${aboutBot(sitter.who)}${" "}
      ${strengthOf(sitter.who, catalogue.bots, strengths)}</span>
  </p>`

/**
 * Tell what a level scores and how often it beats the one below, or nothing if that was never measured.
 * @param {string} bot
 * @param {string[]} bots
 * @param {Strengths} strengths
 */
function strengthOf(bot, bots, strengths) {
  if (!strengths[bot]) return ""
  const { points, beats } = strengths[bot]
  const lower = bots[bots.indexOf(bot) - 1]
  return lower ? t("page-bot-beats", { points, beats, lower }) : t("page-bot-scores", { points })
}

/**
 * The names of the people at this browser; those who gave none are guests.
 * @param {SeatPlan[]} seats
 * @returns {Record<number, string>}
 */
export function namesHere(seats) {
  const me = mySeat(seats)
  const names = seats.map(({ name }, seat) => nameOrGuest(seat === me ? myName.value : name, seat))
  return Object.fromEntries(seats.flatMap(({ who }, seat) => (who === "here" ? [[seat, names[seat]]] : [])))
}
