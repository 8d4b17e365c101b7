/** Where the house stands: maybe below a path of its host. Within it a path begins with "/". */

const BASE = new URL("../", import.meta.url)

/** The address of a page or a file of the house. @param {string} path such as "/rules/GAME" */
export const hrefTo = (path) => BASE.pathname + path.slice(1)

/** The path of an address within the house, or null if it lies elsewhere. @param {URL | Location | HTMLAnchorElement} place */
export const pathIn = ({ origin, pathname }) =>
  origin === BASE.origin && pathname.startsWith(BASE.pathname)
    ? pathname.slice(BASE.pathname.length - 1)
    : null
