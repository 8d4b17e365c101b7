/** Who sits where: somebody here, somebody by a link, or a bot. */
import { strongest } from "/web/home/plan.js"
import { Badge, Icon } from "/web/icons.js"
import { html } from "/web/lib/preact.js"
import { myName } from "/web/settings.js"
import { Choice } from "/web/wishes.js"
import { t } from "/web/words.js"

/** @typedef {import("/web/home/offer.js").Offer} Offer */
/** @typedef {import("/web/home/plan.js").Sitter} Sitter */

const LONGEST = 40 // characters of a name, as the server has it

/** @param {{seats: Sitter[], counts: number[], offer: Offer, change: (seats: Sitter[]) => void}} props counts: how many seats there may be */
export function Seats({ seats, counts, offer, change }) {
  const me = seats.findIndex(({ who }) => who === "here")
  const put = (/** @type {number} */ seat, /** @type {Partial<Sitter>} */ facts) => change(seats.map((each, i) => (i === seat ? { ...each, ...facts } : each)))
  const without = counts.includes(seats.length - 1) ? (/** @type {number} */ seat) => change(seats.filter((_, i) => i !== seat)) : undefined
  return html`<fieldset class="seats"><legend>${t("page-seats")}</legend>
    <ol>${seats.map((sitter, seat) => html`<${Seat} key=${seat} seat=${seat} sitter=${sitter} mine=${seat === me} offer=${offer}
      put=${(/** @type {Partial<Sitter>} */ facts) => put(seat, facts)} remove=${without && (() => without(seat))} />`)}</ol>
    ${counts.includes(seats.length + 1) && html`<button type="button" class="more-seats" onClick=${() => change([...seats, { who: strongest(offer), name: "" }])}>
      <${Icon} name="plus" size=${18} />${t("page-seat-more")}</button>`}
    ${me < 0 && html`<p class="note">${t("page-only-watch")}</p>`}
  </fieldset>`
}

/** @typedef {{seat: number, sitter: Sitter, mine: boolean, offer: Offer, put: (facts: Partial<Sitter>) => void, remove?: () => void}} OneSeat mine: yours */

/** @param {OneSeat} props */
function Seat({ seat, sitter, mine, offer, put, remove }) {
  const kind = offer.bots.includes(sitter.who) ? "bot" : sitter.who
  const sits = (/** @type {string} */ who) => put({ who: who === "bot" ? strongest(offer) : who })
  return html`<li class="seat"><${Badge} seat=${seat} size=${28} />
    <${Choice} name=${`sits-${seat}`} title=${t("page-seat", { number: seat + 1 })} chosen=${kind} choose=${sits}
      choices=${["here", "link", "bot"].map((who) => [who, t("page-sits", { who })])} />
    ${kind === "here" ? html`<${Name} seat=${seat} sitter=${sitter} mine=${mine} put=${put} />`
      : kind === "bot" ? html`<${Bot} seat=${seat} bot=${sitter.who} bots=${offer.bots} put=${put} />`
      : html`<p class="note">${t("page-gets-link")}</p>`}
    ${remove && html`<${Remove} seat=${seat} remove=${remove} />`}</li>`
}

/** @param {{seat: number, remove: () => void}} props */
const Remove = ({ seat, remove }) => html`<button type="button" class="tool remove" aria-label=${t("page-seat-less", { number: seat + 1 })}
  title=${t("page-seat-less", { number: seat + 1 })} onClick=${remove}><${Icon} name="close" size=${18} /></button>`

/** Your own name is known to the whole house, others are known here. @param {Pick<OneSeat, "seat" | "sitter" | "mine" | "put">} props */
function Name({ seat, sitter, mine, put }) {
  const write = (/** @type {string} */ name) => { if (mine) myName.value = name; else put({ name }) }
  return html`<input type="text" value=${mine ? myName.value : sitter.name} maxlength=${LONGEST} autocomplete=${mine ? "nickname" : "off"} spellcheck=${false}
    aria-label=${t("page-name-here", { number: seat + 1 })} placeholder=${mine ? t("page-my-name") : t("page-guest", { number: seat + 1 })}
    onInput=${(/** @type {any} */ event) => write(event.target.value)} />`
}

/** @param {{seat: number, bot: string, bots: string[], put: (facts: Partial<Sitter>) => void}} props */
const Bot = ({ seat, bot, bots, put }) => html`<select aria-label=${t("page-bot-of-seat", { number: seat + 1 })} value=${bot}
    onChange=${(/** @type {any} */ event) => put({ who: event.target.value })}>
    ${bots.map((each) => html`<option key=${each} value=${each}>${t("page-bot", { bot: each })}</option>`)}</select>
  <p class="note">${t("page-bot-about", { bot })}</p>`

/** Those who sit here, by the names they gave, or as guests. @param {Sitter[]} seats @returns {Record<number, string>} */
export function namesHere(seats) {
  const me = seats.findIndex(({ who }) => who === "here")
  const named = seats.map(({ name }, seat) => (seat === me ? myName.value : name).trim() || t("page-guest", { number: seat + 1 }))
  return Object.fromEntries(seats.flatMap(({ who }, seat) => (who === "here" ? [[seat, named[seat]]] : [])))
}
