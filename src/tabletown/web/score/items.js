/** The score of one seat, line by line: what it is for, what it lacks, its §, its points. */
import { html } from "../lib/preact.js"
import { tone } from "../points.js"
import { Rule } from "../rules/rule.js"

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("../server.js").ScoreItem} ScoreItem */
/** @typedef {{draft: Draft, seat: number, words: Words, open: (rule: string) => void}} About */

/** @param {About & {items: ScoreItem[], chosen: number, choose: (line: number) => void}} props */
export const Items = ({ items, chosen, choose, ...about }) =>
  html`<ol class="items">${items.map(
    (item, i) =>
      html`<${Item} key=${i} ...${about} item=${item} chosen=${i === chosen} choose=${() => choose(i)} />`,
  )}</ol>`

/** @param {About & {item: ScoreItem, chosen: boolean, choose: () => void}} props */
function Item({ draft, seat, words, open, item, chosen, choose }) {
  const { rule, at, told, lacks, points } = item
  const what = html`<b>${words.tell(told)}</b>${at && html` <em>${at}</em>`}`
  return html`<li class=${chosen ? "chosen" : ""}>
    <span class="picture">${draft.sheet.pictureOf(item, draft.lines.value, seat)}</span>
    <div>${
      at && draft.board && draft.complete
        ? html`<button type="button" class="line" aria-pressed=${chosen} onClick=${choose}>${what}</button>`
        : html`<p>${what}</p>`
    }
      <small>
        ${lacks && words.tell(lacks)} <${Rule} game=${draft.game} rule=${rule} open=${open} />
      </small>
    </div>
    <strong class=${tone(points)}>${words.signed(points)}</strong></li>`
}
