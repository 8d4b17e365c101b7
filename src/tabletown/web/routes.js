/** The current address, and links that change it without loading the page again. */
import { onceBack } from "./back.js"
import { signal } from "./lib/preact.js"
import { pathIn } from "./base.js"

/** @typedef {{path: string, hash: string, state: any}} Place path: within Tabletown */

/** @returns {Place} */
const here = () => ({ path: pathIn(location) ?? "", hash: location.hash.slice(1), state: history.state })

export const place = signal(here())

/**
 * Go to an address; scroll to the top if it is another page.
 * @param {string} address
 * @param {any} [state] for the next page, but not part of the address
 */
export const go = (address, state = null) =>
  onceBack(() => {
    const before = place.value.path
    history.pushState(state, "", address)
    place.value = here()
    if (place.value.path !== before) scrollTo(0, 0)
  })

addEventListener("popstate", () => {
  place.value = here()
})
addEventListener("hashchange", () => {
  place.value = here()
})

/** Follow links within Tabletown here; leave those to elsewhere, or to another tab, to the browser. */
addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.("a[href]")
  const elsewhere =
    event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented
  if (!(link instanceof HTMLAnchorElement) || elsewhere || !leadsOn(link)) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
})

/** Does the link lead to another page of Tabletown, in the same tab? @param {HTMLAnchorElement} link */
const leadsOn = (link) => !link.target && !link.hasAttribute("download") && pathIn(link) !== null
