/** On phones, show the pieces one group at a time, and first the one to play with. */
import { html, useState } from "../../lib/preact.js"
import { Press } from "../../components.js"
import { Pieces, groupsOf } from "./pieces.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("./pieces.js").Group} Group */
/** @typedef {{name: string, asked: string}} Chosen asked: the pieces that could be played then */

/** @param {{table: Table}} props */
export function Tabs({ table }) {
  const [chosen, choose] = useState(/** @type {Chosen | null} */ (null))
  const groups = [...groupsOf(table, true), ...groupsOf(table, false)]
  const names = [...new Set(groups.map(({ name }) => name))]
  const asked = [...table.selection.pieces.value].join(" ")
  const useful = usefulOf(table, groups)
  const holds = chosen && (chosen.asked === asked || !useful) && names.includes(chosen.name)
  const open = holds ? chosen.name : (useful ?? names[0])
  return html`<div class="tabs" role="tablist">${names.map(
    (name) => html`<${Press} key=${name} role="tab" id=${`tab-${name}`}
      aria-selected=${name === open} aria-controls="tab-panel" press=${() => choose({ name, asked })}>
      ${titleOf(table, groups, name)}<//>`,
  )}</div>
    <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby=${`tab-${open}`}>
      ${groups
        .filter(({ name }) => name === open)
        .map((group, i) => html`<${Pieces} key=${i} table=${table} group=${group} size=${48} />`)}</div>`
}

/**
 * The group to which a lesson points, or the first with a piece that can be played.
 * @param {Table} table
 * @param {Group[]} groups
 */
const usefulOf = ({ selection, lesson }, groups) => {
  const having = (/** @type {(word: string) => boolean} */ fits) =>
    groups.find(({ pieces }) => pieces.some(({ word }) => fits(word)))?.name
  const pointed = lesson.pointed.value?.aim.piece
  return having((word) => word === pointed) ?? having((word) => selection.pieces.value.has(word))
}

/**
 * The title of a tab: its own message, or that of its first group.
 * @param {Table} table
 * @param {Group[]} groups
 * @param {string} name
 */
function titleOf({ words }, groups, name) {
  const own = `tab-${name}`
  const first = /** @type {Group} */ (groups.find((group) => group.name === name))
  return words.knows(own) ? words.t(own) : words.tell(first.title)
}
