/** A form that joins a table by a link. */
import { Icon } from "../icons.js"
import { html, useState } from "../lib/preact.js"
import { addressOf } from "../my_tables.js"
import { ProblemTold } from "../problem.js"
import { go } from "../routes.js"
import { t } from "../words.js"
import { pathIn } from "../base.js"

export function Join() {
  const [wrong, say] = useState(/** @type {import("../words.js").Message | null} */ (null))
  const join = (/** @type {any} */ event) => {
    event.preventDefault()
    const link = tableLink(new FormData(event.target).get("link"))
    if (!link)
      say({ id: "page-no-table-link", args: { example: location.origin + addressOf("TABLE", "KEY") } })
    else if (pathIn(link)) go(link.pathname + link.hash)
    else location.assign(link)
  }
  return html`<form class="way join" onSubmit=${join}><${Icon} name="link" size=${24} />
    <label for="join-link"><b>${t("page-join")}</b><small>${t("page-join-link")}</small></label>
    <input id="join-link" name="link" type="text" inputmode="url" required
      autocomplete="off" autocapitalize="off" spellcheck=${false} />
    <button>${t("page-join-go")}</button><${ProblemTold} told=${wrong} /></form>`
}

/** @param {any} text @returns {URL | null} the link to a table, on this server or another */
function tableLink(text) {
  if (!URL.canParse(text.trim(), location.origin)) return null
  const link = new URL(text.trim(), location.origin)
  const web = /^https?:$/.test(link.protocol)
  return web && /\/t\/[\w-]+\/?$/.test(link.pathname) && link.hash.length > 1 ? link : null
}
