/** The link to a § of a rulebook, as used everywhere. */
import { html } from "../lib/preact.js"
import { t } from "../words.js"
import { hrefTo } from "../base.js"

/** @typedef {(rule: string) => void} Open shows a § in place */

/**
 * @param {object} props
 * @param {string} props.game
 * @param {string} props.rule with or without its sign; "" gives no link
 * @param {Open} [props.open] used instead of going to the rulebook
 */
export function Rule({ game, rule, open }) {
  if (!rule) return null
  const number = rule.replace("§", "")
  const sign = `§${number}`
  return html`<a class="rule" href=${addressOf(game, number)} aria-label=${t("page-rule", { rule: sign })}
    onClick=${opening(number, open)}>${sign}</a>`
}

/** @param {string} game @param {string} rule */
export const addressOf = (game, rule) => hrefTo(`/rules/${game}#${rule}`)

/**
 * Handle a click by opening the § in place, unless the reader wants another tab or window.
 * @param {string} rule
 * @param {Open} [open]
 */
export const opening = (rule, open) => (/** @type {MouseEvent} */ event) => {
  if (!open || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  open(rule)
}
