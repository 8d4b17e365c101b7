/** What is different on a site: nobody joins from elsewhere, and everything is kept in this browser. */
import { html } from "../lib/preact.js"
import { Keeping } from "./keeping.js"
import { language } from "../settings.js"
import { coming, host, keeps } from "./standing.js"
import { t } from "../words.js"

export const together = false

const MEGABYTE = 1e6
const WHY_NOT = { broken: "page-alone-broken", insecure: "page-alone-insecure" }
const WEAKER = ["planner", "architect"] // than where Python is compiled

document.querySelector(".unopened")?.remove() // now the page has started

/** @param {string} bot */
export const aboutBot = (bot) => t(WEAKER.includes(bot) ? "page-alone-bot-about" : "page-bot-about", { bot })

/** @param {number} bytes */
const megabytes = (bytes) =>
  (bytes / MEGABYTE).toLocaleString(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** What is being done before the tables are there; afterwards nothing. */
export function Standing() {
  if (host.value === "ready") return null
  if (host.value !== "starting") return html`<p class="standing" role="alert">${t(WHY_NOT[host.value])}</p>`
  const { got, of } = coming.value ?? { got: 0, of: 0 }
  const [done, all] = [got, of].map(megabytes)
  return html`<div class="standing" role="status">
    <span>${t(of ? "page-alone-coming" : "page-alone-starting")}</span>
    ${of > 0 && html`<small aria-hidden="true">${t("page-alone-so-far", { done, all })}</small>`}
    <progress aria-label=${t("page-alone-progress")} max=${of || undefined} value=${of ? got : undefined} />
  </div>`
}

export const AboutSite = () => html`<section class="about-site" aria-label=${t("page-alone")}>
  <div><h2>${t("page-alone")}</h2><p>${t(keeps.value ? "page-alone-keeps" : "page-alone-forgets")}</p>
    <p>${t("page-alone-others")}</p></div>
  <${Keeping} /></section>`
