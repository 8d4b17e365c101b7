/** The table in words, with a command line: everything can be read and done without seeing the board. */
import { html, useEffect, useRef, useState } from "../../lib/preact.js"
import { announce } from "../../components.js"
import { ignored, problemIn } from "../../server.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../server.js").Line} Line */

/** @param {{table: Table}} props */
export function Commands({ table }) {
  const [picture, show] = useState(/** @type {Line[]} */ ([]))
  const [answer, tell] = useState(/** @type {Line[]} */ ([]))
  const typed = useRef(/** @type {HTMLInputElement | null} */ (null))
  const seq = table.now.value?.seq
  const seat = table.seat.value
  useEffect(() => {
    table.connection.ask("command").then(({ lines = [] }) => show(lines), ignored)
  }, [seq, seat, table.names.value.join()])
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault()
    const lines = await say(table, typed.current?.value.trim() ?? "")
    tell(lines)
    announce(plain(table, lines))
    typed.current?.select()
  }
  return html`<div class="twin">
    <form class="line" onSubmit=${send}>
      <label for="typed">${t("page-type")}</label>
      <input id="typed" class="first" ref=${typed} autocomplete="off" autocapitalize="off" spellcheck=${false}
        placeholder="help" />
      <button>${t("page-send")}</button>
    </form>
    <${Text} table=${table} label=${t("page-answer")} lines=${answer} quiet />
    <${Text} table=${table} label=${t("page-twin")} lines=${picture} /></div>`
}

/**
 * Answer a command, or play it if it is a move; a refusal is an answer too.
 * @param {Table} table
 * @param {string} typed
 * @returns {Promise<Line[]>}
 */
async function say(table, typed) {
  try {
    if (typed === "undo") {
      table.undo()
      return []
    }
    const { move, lines = [] } = await table.connection.ask("command", { typed })
    if (!move) return lines
    table.play(move)
    return [[[table.words.t("page-played", { move }), ""]]]
  } catch (wrong) {
    return [[[problemIn(wrong), ""]]]
  }
}

/** @param {Table} table @param {Line[]} lines */
const plain = (table, lines) =>
  lines.map((line) => line.map(([part]) => told(table, part)).join("")).join("\n")

/** @param {Table} table @param {Line[0][0]} part */
const told = ({ words }, part) => (typeof part === "string" ? part : words.tell(part))

/**
 * Rows of pictures keep their columns, sentences wrap.
 * @param {{table: Table, label: string, lines: Line[], quiet?: boolean}} props quiet: absent without lines
 */
function Text({ table, label, lines, quiet }) {
  if (quiet && !lines.length) return null
  const widths = lines.filter(drawn).map((line) => plain(table, [line]).length)
  const columns = { "--columns": Math.max(40, ...widths) }
  return html`<pre class=${quiet ? "answer" : "picture"} tabindex="0" role="region"
    aria-label=${label} style=${columns}>
    ${lines.map(
      (line) => html`<div class=${drawn(line) ? "row-of-picture" : "sentence"}>
        ${line.map(([part, style]) => html`<span data-style=${style}>${told(table, part)}</span>`)}
        ${"\n"}</div>`,
    )}</pre>`
}

/** Is it a row of a picture? @param {Line} line */
const drawn = (line) => line.length > 1
