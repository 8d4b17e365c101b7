/** The link to a § of a rulebook that is used everywhere. */
import { html } from "../lib/preact.js"
import { t } from "../words.js"
import { hrefTo } from "../base.js"

/** @typedef {(rule: string) => void} Open shows a § in place */

/**
 * @param {{game: string, rule: string, open?: Open}} props rule: with its sign or without, or "", which is no link;
 *   open: instead of going to the rulebook
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

/** A click that opens in place, unless another tab or window is wanted. @param {string} rule @param {Open} [open] */
export const opening = (rule, open) => (/** @type {MouseEvent} */ event) => {
  if (!open || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  open(rule)
}
