/**
 * Addresses on this server, which may serve Tabletown below a path; paths within it begin with "/". Those of
 * files have a version, so that browsers keep them for ever.
 */

const FILES = new URL("../", import.meta.url)
const BASE = new URL(FILES.href.replace(/v\/\w+\/$/, ""))

/** @param {string} path */
const isFile = (path) => /^\/(web|games|messages)\//.test(path)

/** The address of a page or a file. @param {string} path such as "/rules/GAME" */
export const hrefTo = (path) => (isFile(path) ? FILES : BASE).pathname + path.slice(1)

/**
 * The path of an address within Tabletown, or null if it leads elsewhere.
 * @param {URL | Location | HTMLAnchorElement} place
 */
export const pathIn = ({ origin, pathname }) =>
  origin === BASE.origin && pathname.startsWith(BASE.pathname)
    ? pathname.slice(BASE.pathname.length - 1)
    : null
