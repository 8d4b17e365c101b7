/** Setting up a match: seats, variants, aids; Start. */
import { Drawer } from "/web/frame.js"
import { toldIn } from "/web/home/offer.js"
import { openTable } from "/web/home/opening.js"
import { lastPlan, openOptions } from "/web/home/plan.js"
import { Refused } from "/web/home/refused.js"
import { Seats, namesHere } from "/web/home/seats.js"
import { html, useState } from "/web/lib/preact.js"
import { t, useSpeech } from "/web/words.js"

/** @typedef {import("/web/home/offer.js").Option} Option */
/** @typedef {import("/web/home/plan.js").Plan} Plan */

/** @param {{game: import("/web/home/offer.js").Game, offer: import("/web/home/offer.js").Offer, close: () => void}} props */
export function Setup({ game, offer, close }) {
  const words = useSpeech(game.name)
  const [plan, setPlan] = useState(() => lastPlan(game, offer))
  const [wrong, say] = useState(/** @type {import("/web/words.js").Message | null} */ (null))
  const [busy, work] = useState(false)
  const change = (/** @type {Partial<Plan>} */ facts) => setPlan({ ...plan, ...facts })
  const start = (/** @type {Event} */ event) => {
    event.preventDefault()
    work(true)
    openTable(game, plan, namesHere(plan.seats)).catch((refusal) => { work(false); say(toldIn(refusal)) })
  }
  return html`<${Drawer} title=${game.title} close=${close} wide><form class="setup" onSubmit=${start}>
    <p class="lead">${words.knows("cover-about") && `${words.t("cover-about")} `}<a class="rule" href=${`/rules/${game.name}`}>${t("page-rules")}</a></p>
    <${Seats} seats=${plan.seats} counts=${game.seats} offer=${offer} change=${(/** @type {Plan["seats"]} */ seats) => change({ seats })} />
    <${Options} words=${words} options=${openOptions(game, plan)} chosen=${plan.options}
      choose=${(/** @type {Option} */ option, /** @type {string} */ choice) => change({ options: { ...plan.options, [option.name]: choice } })} />
    <${Agreed} plan=${plan} aids=${offer.aids} change=${change} />
    <div class="start"><${Refused} told=${wrong} /><button class="go" disabled=${busy}>${t("page-start")}</button></div>
  </form><//>`
}

/** @param {{words: import("/web/words.js").Words, options: Option[], chosen: Record<string, string>, choose: (option: Option, choice: string) => void}} props */
function Options({ words, options, chosen, choose }) {
  if (!options.length) return null
  return html`<section class="options"><h3>${t("page-options")}</h3>${options.map((option) => html`<fieldset key=${option.name} class="option">
    <legend>${words.t(`option-${option.name}`)}</legend>
    ${option.choices.map((choice) => html`<label key=${choice}><input type="radio" name=${`option-${option.name}`} checked=${choice === (chosen[option.name] ?? option.default)}
      onChange=${() => choose(option, choice)} /><span>${words.t(`option-${option.name}-${choice}`)}</span></label>`)}</fieldset>`)}</section>`
}

/** @param {{plan: Plan, aids: string[], change: (facts: Partial<Plan>) => void}} props */
function Agreed({ plan, aids, change }) {
  const flip = (/** @type {string} */ aid) => change({ aids: aids.filter((each) => plan.aids.includes(each) !== (each === aid)) })
  return html`<fieldset class="agreed"><legend>${t("page-aids")}</legend>
    ${aids.map((aid) => html`<${Switch} key=${aid} on=${plan.aids.includes(aid)} flip=${() => flip(aid)} label=${t("page-aid", { aid })} />`)}
    <${Switch} on=${plan.seeded} flip=${() => change({ seeded: !plan.seeded })} label=${t("page-seeded")} about=${t("page-seeded-about")} /></fieldset>`
}

/** @param {{on: boolean, flip: () => void, label: string, about?: string}} props */
const Switch = ({ on, flip, label, about }) => html`<label class="switch"><input type="checkbox" role="switch" checked=${on} onChange=${flip} />
  <span>${label}${about && html`<small>${about}</small>`}</span></label>`
