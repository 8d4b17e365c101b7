/** The card that leads through a lesson: what to do, and the way back and on. */
import { html, useEffect, useRef } from "../../lib/preact.js"
import { Press } from "../../components.js"
import { Icon } from "../../icons.js"
import { Rule } from "../../rules/rule.js"
import { t, useSpeech } from "../../words.js"
import { hrefTo } from "../../base.js"
import { titled } from "./steps.js"

/** @typedef {import("../state.js").Table} Table */

/** @param {{table: Table, typed?: boolean}} props typed: is it shown where moves are typed? */
export function Coach({ table, typed = false }) {
  const { lesson, card, game } = table
  const words = useSpeech(`${game}/lessons`)
  const step = lesson.step.value
  if (!words || !step) return html`<aside class="coach panel" aria-busy="true"></aside>`
  const { title, about } = titled(words.t(`lesson-${card.value?.lesson?.name}-${step.name}`))
  return html`<aside class="coach panel" aria-label=${t("page-lesson")}>
    <${Head} table=${table} />
    <${Text} title=${title} about=${about} move=${typed && (step.move || step.tries)} />
    <${Ways} table=${table} />
  </aside>`
}

/** The number of the step, its §, and the way out. @param {{table: Table}} props */
const Head = ({ table: { lesson, game, read } }) => html`<header>
  <small>${t("page-lesson-step", { step: lesson.index.value + 1, steps: lesson.steps.value.length })}</small>
  ${lesson.step.value.rules.map(
    (rule) => html`<${Rule} key=${rule} game=${game} rule=${rule} open=${read} />`,
  )}
  <a class="tool button" href=${hrefTo("/")} aria-label=${t("page-lesson-leave")}
    title=${t("page-lesson-leave")}><${Icon} name="close" size=${16} /></a></header>`

/** The text of a step, from its top. @param {{title: string, about: string, move: string | false}} props */
function Text({ title, about, move }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null))
  useEffect(() => place.current?.scrollTo(0, 0), [title])
  return html`<div class="coach-text" role="status" tabindex="0" ref=${place}>
    <b>${title}</b>
    <p>${about}</p>
    ${move && html`<p>${t("page-lesson-type")} <code>${move}</code></p>`}
  </div>`
}

/** Back, help, and on. @param {{table: Table}} props */
function Ways({ table }) {
  const { lesson } = table
  const { move, tries } = lesson.step.value
  const helps = (move || tries) && lesson.pointed.value !== null && !lesson.tried.value
  return html`<div class="row">
    <${Press} class="tool" icon="back" disabled=${lesson.index.value === 0} press=${lesson.back}
      aria-label=${t("page-lesson-back")} title=${t("page-lesson-back")} />
    ${helps && html`<${Press} key="help" icon="bulb" press=${lesson.help}>${t("page-lesson-help")}<//>`}
    <${Press} key="on" class=${helps ? "" : "go"} disabled=${!lesson.mayGoOn.value} press=${lesson.next}>
      ${t(lesson.isLast.value && !move ? "page-lesson-end" : "page-lesson-next")}<//>
  </div>`
}
