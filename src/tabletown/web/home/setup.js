/** The drawer that sets up a match: seats, variants, aids, and the start button. */
import { ClockChoice } from "./clock.js"
import { coverText } from "../cover.js"
import { Drawer } from "../components.js"
import { Lessons } from "./learn.js"
import { openTable } from "./opening.js"
import { choiceOf, lastPlan, openOptions } from "./plan.js"
import { Seats, namesHere } from "./seats.js"
import { html, useEffect, useRef, useState } from "../lib/preact.js"
import { preload } from "../preload.js"
import { ProblemTold } from "../problem.js"
import { loadGame } from "../table/load_game.js"
import { insist, problemIn } from "../server.js"
import { Toggle } from "../settings_panel.js"
import { SoundOffer } from "../sound/offer.js"
import { Standing } from "../surroundings.js"
import { t, useSpeech } from "../words.js"
import { hrefTo } from "../base.js"

/** @typedef {import("../catalogue.js").Game} Game */
/** @typedef {import("../catalogue.js").Catalogue} Catalogue */
/** @typedef {import("../catalogue.js").Option} Option */
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {(facts: Partial<Plan>) => void} Change */

/** @param {{game: Game, catalogue: Catalogue, close: () => void}} props */
export function Setup({ game, catalogue, close }) {
  const words = useSpeech(game.name)
  const [plan, setPlan] = useState(() => lastPlan(game, catalogue))
  const [wrong, say] = useState(/** @type {import("../words.js").Message | null} */ (null))
  const [busy, work] = useState(false)
  const here = useRef(true)
  useEffect(() => () => void (here.current = false), [])
  useEffect(() => prepare(game), [])
  /** @type {Change} */
  const change = (facts) => setPlan({ ...plan, ...facts })
  const start = (/** @type {Event} */ event) => {
    event.preventDefault()
    work(true)
    const open = () => openTable(game, plan, namesHere(plan.seats))
    insist(open, say, () => here.current).catch((problem) => {
      work(false)
      say(problemIn(problem))
    })
  }
  return html`<${Drawer} title=${game.title} close=${close} wide>
  <form class="setup" onSubmit=${start}>
    <${Lead} game=${game} words=${words} />
    <${Seats} seats=${plan.seats} counts=${game.seats} catalogue=${catalogue}
      strengths=${game.levels} change=${(/** @type {Plan["seats"]} */ seats) => change({ seats })} />
    <${Options} options=${openOptions(game, plan)} words=${words} plan=${plan} change=${change} />
    <${Lessons} game=${game} words=${words} />
    <${Agreed} plan=${plan} aids=${catalogue.aids} change=${change} />
    <${ClockChoice} clock=${plan.clock ?? null}
      set=${(/** @type {Plan["clock"]} */ clock) => change({ clock })} />
    <${SoundOffer} />
    <div class="start">
      <${Standing} /><${ProblemTold} told=${wrong} />
      <button class="go" disabled=${busy}>${t("page-start-match")}</button>
    </div>
  </form><//>`
}

/** Load what the table will need while somebody still chooses. @param {Game} game */
function prepare({ name, drawn }) {
  preload("table")
  loadGame({ game: name, drawn })
}

/** @param {{game: Game, words: Words | null}} props */
const Lead = ({ game, words }) =>
  html`<p class="lead">
    ${coverText(words, "cover-about")} <a class="rule" href=${hrefTo(`/rules/${game.name}`)}>
      ${t("page-rules")}</a>
  </p>`

/** @param {{options: Option[], words: Words | null, plan: Plan, change: Change}} props */
function Options({ options, words, plan, change }) {
  if (!words || !options.length) return null
  const choose = (/** @type {string} */ name, /** @type {string} */ choice) =>
    change({ options: { ...plan.options, [name]: choice } })
  return html`<section><h3>${t("page-options")}</h3>
    ${options.map(
      (option) => html`<${Choices} key=${option.name} option=${option} words=${words}
        chosen=${choiceOf(plan, option)} choose=${choose} />`,
    )}</section>`
}

/**
 * @param {{option: Option, words: Words, chosen: string,
 *   choose: (name: string, choice: string) => void}} props
 */
const Choices = ({ option: { name, choices }, words, chosen, choose }) =>
  html`<fieldset class="option"><legend>${words.t(`option-${name}`)}</legend>
    ${choices.map(
      (choice) => html`<label key=${choice}><input type="radio" name=${`option-${name}`}
        checked=${choice === chosen} onChange=${() => choose(name, choice)} />
        <span>${words.t(`option-${name}-${choice}`)}</span></label>`,
    )}</fieldset>`

/** @param {{plan: Plan, aids: string[], change: Change}} props */
function Agreed({ plan, aids, change }) {
  const flip = (/** @type {string} */ aid) =>
    change({ aids: aids.filter((each) => plan.aids.includes(each) !== (each === aid)) })
  return html`<fieldset class="agreed"><legend>${t("page-aids")}</legend>
    ${aids.map(
      (aid) => html`<${Toggle} label=${t("page-aid", { aid })}
        on=${plan.aids.includes(aid)} flip=${() => flip(aid)} />`,
    )}
    <${Toggle} on=${plan.seeded} flip=${() => change({ seeded: !plan.seeded })}
      label=${t("page-seeded")} about=${t("page-seeded-about")} />
  </fieldset>`
}
