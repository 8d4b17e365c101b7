/** Save everything that this browser keeps as one file, or bring it back. */
import { Icon } from "../icons.js"
import { html, useState } from "../lib/preact.js"
import { ProblemTold } from "../problem.js"
import { saveFile } from "../save.js"
import { question } from "./transport.js"
import { t } from "../words.js"

/** @typedef {import("../words.js").Message} Message */

export function Keeping() {
  const [wrong, say] = useState(/** @type {Message | null} */ (null))
  const choose = async (/** @type {any} */ { target }) => {
    const [file] = target.files
    if (file) say(await bringBack(file))
  }
  return html`<div class="keeping">
    <button type="button" onClick=${async () => say(await saveAll())}>
      <${Icon} name="save" />${t("page-alone-save")}</button>
    <label class="button file"><${Icon} name="load" />${t("page-alone-bring")}
      <input type="file" onChange=${choose} /></label>
    <${ProblemTold} told=${wrong} /></div>`
}

/** @returns {Promise<Message | null>} what is wrong, if anything */
async function saveAll() {
  const name = `tabletown-${new Date().toISOString().slice(0, 10)}.backup`
  const answer = await question("save", JSON.stringify({ ...localStorage }), name)
  if (answer.ok) saveFile(name, await answer.blob())
  return problemOf(answer)
}

/** Bring back a file, and begin again with what it holds. @param {File} file */
async function bringBack(file) {
  const answer = await question("bring", file.name, new Uint8Array(await file.arrayBuffer()))
  if (!answer.ok) return problemOf(answer)
  for (const [name, value] of Object.entries(await answer.json())) localStorage[name] ??= value
  location.reload()
  return null
}

/** @param {Response} answer @returns {Promise<Message | null>} */
const problemOf = async (answer) =>
  answer.ok ? null : ((await answer.json().catch(() => null))?.problem ?? { id: "server-error" })
