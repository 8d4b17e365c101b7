/** Where one is: the address, which pages follow without being loaded anew. */
import { signal } from "./lib/preact.js"
import { pathIn } from "./base.js"

/** @typedef {{path: string, hash: string, state: any}} Place path: within the house */

/** @returns {Place} */
const here = () => ({ path: pathIn(location) ?? "", hash: location.hash.slice(1), state: history.state })

export const place = signal(here())

/**
 * A new page begins at its top; opening something on the same page leaves it where it is.
 * @param {string} address
 * @param {any} [state] what the next page should know, and the address not
 */
export function go(address, state = null) {
  const before = place.value.path
  history.pushState(state, "", address)
  place.value = here()
  if (place.value.path !== before) scrollTo(0, 0)
}

addEventListener("popstate", () => {
  place.value = here()
})
addEventListener("hashchange", () => {
  place.value = here()
})

/** Links within the house are followed here; those to somewhere else, or into another tab, by the browser. */
addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.("a[href]")
  const elsewhere =
    event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented
  if (!(link instanceof HTMLAnchorElement) || elsewhere || !leadsOn(link)) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
})

/** To another page of the house, in its place? @param {HTMLAnchorElement} link */
const leadsOn = (link) => !link.target && !link.hasAttribute("download") && pathIn(link) !== null
