/** Addresses on a site, which has one page: the query says which part of it is shown, "?/rules/GAME". */

const BASE = new URL("../../", import.meta.url)
const PAGES = /^\/(t|rules|score)\b/

/** The address of a page or a file. @param {string} path such as "/rules/GAME" */
export const hrefTo = (path) => BASE.pathname + (PAGES.test(path) ? `?${path}` : path.slice(1))

/**
 * The path of an address within Tabletown, or null if it leads elsewhere.
 * @param {URL | Location | HTMLAnchorElement} place
 */
export function pathIn({ origin, pathname, search }) {
  if (origin !== BASE.origin || !pathname.startsWith(BASE.pathname)) return null
  const isPage = pathname === BASE.pathname && PAGES.test(search.slice(1))
  return isPage ? search.slice(1) : pathname.slice(BASE.pathname.length - 1)
}
