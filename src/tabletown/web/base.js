/** Addresses on this server, which may serve Tabletown below a path; paths within it begin with "/". */

const BASE = new URL("../", import.meta.url)

/** The address of a page or a file. @param {string} path such as "/rules/GAME" */
export const hrefTo = (path) => BASE.pathname + path.slice(1)

/**
 * The path of an address within Tabletown, or null if it leads elsewhere.
 * @param {URL | Location | HTMLAnchorElement} place
 */
export const pathIn = ({ origin, pathname }) =>
  origin === BASE.origin && pathname.startsWith(BASE.pathname)
    ? pathname.slice(BASE.pathname.length - 1)
    : null
