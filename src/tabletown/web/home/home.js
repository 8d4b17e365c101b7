/** Home. */
import { html } from "/web/lib/preact.js"
import { Bar } from "/web/frame.js"
import { t } from "/web/words.js"

export default () => html`<${Bar} /><main class="home"><h1>${t("page-headline")}</h1></main>`
