/** The rack along the bottom edge: the pieces to play with, and the buttons. */
import { html } from "../../lib/preact.js"
import { Press } from "../../components.js"
import { Icon } from "../../icons.js"
import { inTurn } from "../in_turn.js"
import { Pieces, groupsOf } from "./pieces.js"
import { arranged, inTabs } from "../size.js"
import { Tabs } from "./tabs.js"
import { another } from "../selection/turning.js"
import { t } from "../../words.js"

/** @typedef {import("../state.js").Table} Table */

/** Spectators have a rack only where there is no side panel. @param {{table: Table}} props */
export function Rack({ table }) {
  const acting = table.acting.value
  return (
    (acting || inTabs.value) &&
    html`<section class="rack" aria-label=${t("page-rack")}>
    ${inTabs.value ? html`<${Tabs} table=${table} />` : html`<${Groups} table=${table} />`}
    ${acting && !isRoomy() && html`<${Turning} table=${table} />`}
    ${acting && html`<${Acts} table=${table} />`}</section>`
  )
}

/** Is there always room beside the hand to turn a piece? */
const isRoomy = () => arranged.value === "wide"

const Groups = inTurn(
  (/** @type {{table: Table}} */ { table }) => html`<div class="groups">
    ${groupsOf(table, true).map(
      (group, i) =>
        html`<${Pieces} key=${group.name} table=${table} group=${group} />
          ${i === 0 && isRoomy() && html`<${Turning} table=${table} />`}`,
    )}</div>`,
)

/** @param {{table: Table}} props */
function Turning({ table: { selection } }) {
  const turns = selection.canTurn.value
  const flips = selection.canFlip.value
  const turn = () => another(selection, "turn")
  const flip = () => another(selection, "flip")
  return html`<div class="turning">
    ${turns && html`<${Way} icon="turn" label=${t("page-turn")} keys="R" press=${turn} />`}
    ${flips && html`<${Way} icon="flip" label=${t("page-flip")} keys="F" press=${flip} />`}
  </div>`
}

/** @param {{icon: string, label: string, keys: string, press: () => void}} props */
const Way = ({ icon, label, keys, press }) => html`<${Press} icon=${icon} size=${20} press=${press}
  aria-keyshortcuts=${keys} aria-label=${label}><span>${label}</span> <kbd>${keys}</kbd><//>`

/** The accent button, and below it the others. @param {{table: Table}} props */
function Acts({ table }) {
  const { selection, now, closed } = table
  const primary = selection.primary.value
  const others = selection.bare.value.filter((move) => move !== primary)
  if (closed.value) return null
  return html`<div class=${others.length ? "acts more" : "acts"}><${Go} table=${table} />
    <div class="row">
      <${Press} class="undo" icon="undo" disabled=${now.value?.undo == null} press=${table.undo}
        aria-keyshortcuts="Backspace">${t("page-undo")}<//>
      ${others.map(
        (move) =>
          html`<${Press} key=${move.text} class=${isPointed(table, move)}
            press=${() => table.play(move.text)}>${verb(table, move)}<//>`,
      )}
      ${table.allows("hints") && html`<${Hint} table=${table} />`}
    </div></div>`
}

/** Does a lesson point at the button of a move? @param {Table} table @param {{text: string}} move */
const isPointed = ({ lesson }, { text }) => (lesson.pointed.value?.text === text ? "pointed" : "")

/** The accent button: play the move in mind, or return to your own city. @param {{table: Table}} props */
function Go({ table }) {
  const move = table.selection.primary.value
  const { visited } = table
  const back = () => {
    visited.value = null
  }
  if (visited.value !== null)
    return html`<${Press} class="go" icon="back" press=${back}>${t("page-to-own-city")}<//>`
  return html`<${Press} class="go" disabled=${!move} press=${() => move && table.play(move.text)}>
    ${move ? verb(table, move) : prompt(table)}${move && html`<${Icon} name="check" size=${18} />`}<//>`
}

/** @param {{table: Table}} props */
function Hint({ table: { selection, asked } }) {
  const label = t("page-hint")
  return html`<${Press} class="hint" icon="bulb" size=${20} disabled=${!asked.value} press=${selection.hint}
    aria-keyshortcuts="H" aria-label=${label} title=${`${label} (H)`} />`
}

/** The label of a move's button. @param {Table} table @param {import("../selection/moves.js").Move} move */
export function verb({ board, words, latest, seat }, move) {
  const told = board?.verb?.(latest.value, seat.value, move)
  return told ? words.tell(told) : move.text
}

/** Say what to choose next. @param {Table} table */
function prompt({ asked, selection, board, now, latest, words, lesson }) {
  if (lesson.running.value && !lesson.pointed.value) return t("page-lesson-first")
  if (!asked.value) return t(now.value?.undo == null ? "page-wait" : "page-wait-undo")
  const { piece } = selection.thought.value
  const own = board.prompt?.(latest.value, selection.kinds.value, selection.thought.value)
  if (own) return words.tell(own)
  return piece || !selection.pieces.value.size ? t("page-choose-place") : t("page-choose-piece")
}
