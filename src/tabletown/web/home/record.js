/** The drawer that reads a saved match, from a file or as text. */
import { Drawer } from "../components.js"
import { openRecord } from "./opening.js"
import { Icon } from "../icons.js"
import { html, useState } from "../lib/preact.js"
import { ProblemTold } from "../problem.js"
import { problemIn } from "../server.js"
import { t } from "../words.js"

/** @param {{close: () => void}} props */
export function ReadRecord({ close }) {
  const [text, write] = useState("")
  const [wrong, say] = useState(/** @type {import("../words.js").Message | null} */ (null))
  const read = (/** @type {string} */ record) =>
    openRecord(record).catch((problem) => say(problemIn(problem)))
  const choose = async (/** @type {any} */ event) => {
    const chosen = await event.target.files[0]?.text()
    if (chosen) {
      write(chosen)
      read(chosen)
    }
  }
  const open = (/** @type {Event} */ event) => {
    event.preventDefault()
    read(text)
  }
  return html`<${Drawer} title=${t("page-read-record")} close=${close} wide>
  <form class="setup" onSubmit=${open}>
    <label class="button file"><${Icon} name="load" />${t("page-record-file")}
      <input type="file" accept="text/plain" onChange=${choose} /></label>
    <label class="paste">
      <span>${t("page-record-text")}</span>
      <textarea rows="12" spellcheck=${false} required value=${text}
        onInput=${(/** @type {any} */ event) => write(event.target.value)}></textarea>
    </label>
    <div class="start">
      <${ProblemTold} told=${wrong} />
      <button class="go" disabled=${!text.trim()}>${t("page-record-open")}</button>
    </div>
  </form><//>`
}
