/** Start the page, and show the part that its address names. */
import { html, render, useEffect, useState } from "./lib/preact.js"
import { Lost } from "./notice.js"
import { preload } from "./preload.js"
import { place } from "./routes.js"
import { language } from "./settings.js"
import { Skeleton } from "./skeleton.js"
import { Standing } from "./surroundings.js"
import { speech } from "./words.js"
import { hrefTo } from "./base.js"

/** The part for each kind of address. @type {[RegExp, string][]} */
const PARTS = [
  [/^\/$/, "home"],
  [/^\/t\/(?<table>[\w-]+)\/?$/, "table"],
  [/^\/rules\/(?<game>\w+)\/?$/, "rules"],
  [/^\/score(?:\/(?<game>\w+))?\/?$/, "score"],
]

function Page() {
  const { path } = place.value
  for (const [address, part] of PARTS) {
    const found = address.exec(path)
    if (found) return html`<${Part} key=${path} part=${part} ...${found.groups} />`
  }
  return html`<${Lost} />`
}

/** @param {{part: string}} props */
const Loading = ({ part }) =>
  part === "table" ? html`<${Skeleton} />` : html`<main aria-busy="true"></main>`

/** A part of the page, whose stylesheet is on only while it is shown. @param {{part: string}} props */
function Part({ part, ...props }) {
  const [Shown, show] = useState(/** @type {any} */ (null))
  const looks = `/web/${part}/${part}.css`
  useEffect(() => {
    preload(part)
    Promise.all([import(`./${part}/${part}.js`), styled(looks)]).then(([found]) => show(() => found.default))
    return () => {
      sheet(looks).disabled = true
    }
  }, [part])
  return Shown ? html`<${Shown} ...${props} />` : html`<${Loading} part=${part} />`
}

/** @param {string} path @returns {HTMLLinkElement} */
function sheet(path) {
  const href = hrefTo(path)
  const found = /** @type {HTMLLinkElement | null} */ (
    document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`)
  )
  if (found) return found
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href })
  document.head.append(link)
  return link
}

/** Turn a stylesheet on, and resolve when it is loaded. @param {string} path */
export function styled(path) {
  const link = sheet(path)
  link.disabled = false
  return link.sheet
    ? Promise.resolve()
    : new Promise((done) => {
        link.onload = link.onerror = done
      })
}

async function start() {
  if (PARTS[1][0].test(place.value.path)) render(html`<${Skeleton} />`, document.body)
  await speech()
  document.documentElement.lang = language.value
  render(html`<${Page} /><${Standing} />`, document.body)
}

start()
