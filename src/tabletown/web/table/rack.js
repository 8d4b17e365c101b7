/** The rack along the bottom edge: what one acts with, and what one can do. */
import { html, useState } from "/web/lib/preact.js"
import { Icon } from "/web/icons.js"
import { Pieces, groupsOf } from "/web/table/pieces.js"
import { narrow } from "/web/table/size.js"
import { t } from "/web/words.js"

/** @typedef {import("/web/table/state.js").Table} Table */

/** @param {{table: Table}} props */
export const Rack = ({ table }) => html`<section class="rack" aria-label=${t("page-rack")}>
  ${narrow.value ? html`<${Tabs} table=${table} />` : groupsOf(table, true).map((group) => html`<${Pieces} key=${group.name} table=${table} group=${group} />`)}
  <${Turning} table=${table} /><${Acts} table=${table} /></section>`

/** On a phone one group at a time; by itself the one that can be acted with. @param {{table: Table}} props */
function Tabs({ table }) {
  const [chosen, choose] = useState(/** @type {{name: string, asked: string} | null} */ (null))
  const groups = [...groupsOf(table, true), ...groupsOf(table, false)], names = [...new Set(groups.map(({ name }) => name))]
  const asked = [...table.mind.pieces.value].join(" "), useful = names.find((name) => groups.some((group) => group.name === name && group.pieces.some(({ word }) => table.mind.pieces.value.has(word))))
  const open = chosen && (chosen.asked === asked || !useful) && names.includes(chosen.name) ? chosen.name : useful ?? names[0]
  const shown = groups.filter(({ name }) => name === open)
  return html`<div class="tabs" role="tablist">${names.map((name) => html`<button type="button" role="tab" key=${name} id=${`tab-${name}`} aria-selected=${name === open}
      aria-controls="tab-panel" onClick=${() => choose({ name, asked })}>${tabTitle(table, groups, name)}</button>`)}</div>
    <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby=${`tab-${open}`}>${shown.map((group, i) => html`<${Pieces} key=${i} table=${table} group=${group} size=${48} />`)}</div>`
}

/** Groups that belong together have a word of their own. @param {Table} table @param {import("/web/table/pieces.js").Group[]} groups @param {string} name */
function tabTitle({ words }, groups, name) {
  const own = `tab-${name}`
  return words.knows(own) ? words.t(own) : words.tell(groups.filter((group) => group.name === name)[0].title)
}

/** @param {{table: Table}} props */
function Turning({ table: { mind } }) {
  if (!mind.canTurn.value && !mind.canFlip.value) return null
  return html`<div class="turning">
    ${mind.canTurn.value && html`<button type="button" onClick=${() => mind.turn()} aria-keyshortcuts="R" aria-label=${t("page-turn")}><${Icon} name="turn" /><span>${t("page-turn")}</span> <kbd>R</kbd></button>`}
    ${mind.canFlip.value && html`<button type="button" onClick=${() => mind.flip()} aria-keyshortcuts="F" aria-label=${t("page-flip")}><${Icon} name="flip" /><span>${t("page-flip")}</span> <kbd>F</kbd></button>`}
  </div>`
}

/** One thing to do in the accent colour, then what else can be done. @param {{table: Table}} props */
function Acts({ table }) {
  const { mind, now, closed } = table, primary = mind.primary.value, others = mind.bare.value.filter((move) => move !== primary)
  if (closed.value) return null
  return html`<div class="acts">
    <button type="button" class="go" disabled=${!primary} onClick=${() => primary && table.play(primary.text)}>
      ${primary ? verb(table, primary) : prompt(table)}${primary && html`<${Icon} name="check" size=${18} />`}</button>
    <div class="row">
      <button type="button" class="undo" disabled=${now.value?.undo == null} onClick=${table.undo} aria-keyshortcuts="Backspace"><${Icon} name="undo" size=${18} />${t("page-undo")}</button>
      ${others.map((move) => html`<button type="button" key=${move.text} onClick=${() => table.play(move.text)}>${verb(table, move)}</button>`)}
      ${table.allows("hints") && html`<button type="button" class="hint" disabled=${!table.asked.value} onClick=${mind.hint} aria-keyshortcuts="H" aria-label=${t("page-hint")} title=${`${t("page-hint")} (H)`}><${Icon} name="bulb" /></button>`}
    </div></div>`
}

/** A move as a button says it. @param {Table} table @param {import("/web/table/mind.js").Move} move */
export function verb({ board, words, now, seat }, move) {
  const told = board?.verb?.(now.value?.view, seat.value, move)
  return told ? words.tell(told) : move.text
}

/** What to choose next. @param {Table} table */
function prompt({ asked, mind, board, now, words }) {
  if (!asked.value) return t(now.value?.undo == null ? "page-wait" : "page-wait-undo")
  const { piece } = mind.thought.value, own = board.prompt?.(now.value?.view, mind.kinds.value, mind.thought.value)
  if (own) return words.tell(own)
  return piece || !mind.pieces.value.size ? t("page-choose-place") : t("page-choose-piece")
}
