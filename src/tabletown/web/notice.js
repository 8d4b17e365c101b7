/** One look for a page that has nothing to show: a sign, what is the matter, and what can be done. */
import { hrefTo } from "./base.js"
import { Bar } from "./components.js"
import { Icon } from "./icons.js"
import { html } from "./lib/preact.js"
import { t } from "./words.js"

/** @param {{icon: string, title: string, children?: any}} props */
export const Notice = ({ icon, title, children }) =>
  html`<${Bar} />
    <main class="notice">
      <span class="sign"><${Icon} name=${icon} size=${32} /></span>
      <div role="alert"><h1>${title}</h1>${children}</div>
      <a class="button go" href=${hrefTo("/")}>${t("page-home")}</a>
    </main>`

/** What stands at an address that leads nowhere. */
export const Lost = () =>
  html`<${Notice} icon="no" title=${t("page-lost")}><p>${t("page-lost-about")}</p><//>`
