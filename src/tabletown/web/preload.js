/** Load what will be needed soon; the server lists in the page which files that are. */
import { hrefTo } from "./base.js"

/** By the name of a part of the page or of a game. @type {Record<string, string[]>} */
const LISTS = JSON.parse(document.getElementById("modules")?.textContent ?? "{}")

/** @param {string} name */
export function preload(name) {
  for (const address of LISTS[name] ?? []) {
    const kind = address.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" }
    const link = document.createElement("link")
    const low = { fetchPriority: "low" } // whatever somebody waits for goes first
    document.head.append(Object.assign(link, kind, low, { href: hrefTo(`/${address}`) }))
  }
  delete LISTS[name] // once is enough
}
