/** The state of the sheet: what is wrong, else what is missing, else that it is complete and what is odd. */
import { announce } from "../components.js"
import { Icon } from "../icons.js"
import { html, useEffect } from "../lib/preact.js"
import { Rule } from "../rules/rule.js"
import { ruleOf, t } from "../words.js"

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../words.js").Message} Message */
/**
 * @typedef {object} Standing
 * @property {string} kind
 * @property {string} icon
 * @property {string} head
 * @property {Message | null} why
 * @property {string} [whose] the name of the seat that it is about
 * @property {number} [more] remarks like this
 */

const SEAT = "seat "

/**
 * @param {object} props
 * @param {Draft} props.draft
 * @param {import("../words.js").Words} props.words
 * @param {(rule: string) => void} props.open
 * @param {(seat: number) => void} props.show
 */
export function State({ draft, words, open, show }) {
  const { kind, icon, head, whose = "", why, more = 0 } = standing(draft)
  const rule = why ? ruleOf(why) : ""
  const reason = why ? `${whose && `${whose}: `}${words.tell(why)}` : ""
  useEffect(() => {
    if (head) announce(`${head} ${reason}`)
  }, [head, reason])
  const go = () => goThere(draft, show)
  return html`<div class=${`state ${kind}`} id="sheet-state">${
    head &&
    html`<${Icon} name=${icon} />
    <p><b>${head}</b> ${reason} <${Rule} game=${draft.game} rule=${rule} open=${open} />
      ${more > 0 && html` <small>${t("page-sheet-more", { count: more })}</small>`}</p>
    ${kind === "wrong" && html`<button type="button" onClick=${go}>${t("page-sheet-there")}</button>`}`
  }</div>`
}

/** @param {Draft} draft @returns {Standing} */
function standing({ silence, hint, heard, complete, text }) {
  const { wrong, missing, scored } = heard.value
  if (silence.value)
    return { kind: "silent", icon: "clock", head: t("page-sheet-silence"), why: silence.value }
  if (hint.value) return { kind: "hint", icon: "bulb", head: t("page-sheet-hint"), why: hint.value }
  if (wrong) return { kind: "wrong", icon: "no", head: t("page-sheet-wrong"), why: wrong.args?.why }
  if (missing.length)
    return {
      kind: "missing",
      icon: "clock",
      whose: seatAt(text.value, missing[0].args?.line),
      ...told("page-sheet-missing", missing),
    }
  if (complete)
    return { kind: "complete", icon: "check", ...told("page-sheet-complete", scored?.warnings ?? []) }
  return { kind: "", icon: "", head: "", why: null }
}

/** The first of some remarks, and how many more there are. @param {string} id @param {Message[]} remarks */
const told = (id, [first, ...others]) => ({ head: t(id), why: first?.args?.why, more: others.length })

/** The name of the seat whose part of a sheet has a line. @param {string} text @param {number} line */
const seatAt = (text, line) =>
  text
    .split("\n")
    .slice(0, line)
    .findLast((each) => each.startsWith(SEAT))
    ?.slice(SEAT.length)
    .trim()

/** Go to the wrong square, or to the wrong word. @param {Draft} draft @param {(seat: number) => void} show */
function goThere(draft, show) {
  const seat = draft.parts.value.findIndex((_, i) => draft.wrongSquare(i))
  if (seat < 0) return selectWord(draft)
  show(seat)
  requestAnimationFrame(() =>
    /** @type {HTMLElement | null} */ (document.querySelector(".squares .wrong"))?.focus(),
  )
}

/** @param {Draft} draft */
function selectWord({ heard }) {
  const area = document.getElementById("sheet")
  const { line = 1, column = 1 } = heard.value.wrong?.args ?? {}
  if (!(area instanceof HTMLTextAreaElement)) return
  const before = area.value.split("\n").slice(0, line - 1)
  const from = before.reduce((sum, each) => sum + each.length + 1, column - 1)
  area.focus()
  area.setSelectionRange(from, from + (/^\S*/.exec(area.value.slice(from))?.[0].length ?? 0))
}
