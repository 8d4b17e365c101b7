/** The result: who has won, and the score of each seat. Tapping a line shows in the city what it is for. */
import { titleOf } from "../catalogue.js"
import { headline, ranked } from "../headline.js"
import { Badge, Icon } from "../icons.js"
import { html, useState } from "../lib/preact.js"
import { Items } from "./items.js"
import { t } from "../words.js"

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Scored} Scored */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("../server.js").ScoreItem} ScoreItem */
/** @typedef {{seat: number, line: number}} Chosen a line of the score */
/** @typedef {{draft: Draft, words: Words, open: (rule: string) => void}} Props open: shows a § */
/** @typedef {Props & {scored: Scored, chosen: Chosen, choose: (chosen: Chosen) => void}} Shown */

const NOTHING = { seat: -1, line: -1 }

/** @param {Props} props */
export function Result({ draft, words, open }) {
  const { scored } = draft.heard.value
  const [chosen, choose] = useState(/** @type {Chosen} */ (NOTHING))
  if (!scored?.seats.some(({ items }) => items.length)) return null
  const toggle = (/** @type {Chosen} */ line) => choose(same(chosen, line) ? NOTHING : line)
  const shown = { draft, scored, words, open, chosen, choose: toggle }
  return html`<section class="result" aria-labelledby="result-title" aria-busy=${draft.busy}>
    <${Verdict} ...${shown} />
    ${draft.sheet.shared && html`<${Drawn} ...${shown} seat=${null} />`}
    <ol class="columns">${ranked(endingOf(draft, scored, words)).map(
      (seat, place) => html`<${Column} key=${seat} ...${shown} seat=${seat} place=${place} />`,
    )}</ol></section>`
}

/** @param {Chosen} one @param {Chosen} other */
const same = (one, other) => one.seat === other.seat && one.line === other.line

// Who has won

/** @param {Shown} props */
function Verdict({ draft, scored, words }) {
  const places = draft.board && draft.complete && scored.seats.some(({ items }) => items.some(({ at }) => at))
  return html`<div class="result-head"><div><p class="on-paper">${titleOf(draft.game)}</p>
    <h2 id="result-title">${draft.complete ? verdict(draft, scored, words) : t("page-sheet-so-far")}</h2>
    <p>${t("page-sheet-result-about")} ${places && t("page-sheet-tap-line")}</p></div>
    ${
      draft.complete &&
      html`<button type="button" class="go" onClick=${() => print()}>
      <${Icon} name="print" />${t("page-print")}</button>`
    }</div>`
}

/** @param {Draft} draft @param {Scored} scored @param {Words} words */
const verdict = (draft, scored, words) =>
  words.tell(headline(endingOf(draft, scored, words), null, words.code))

/**
 * @param {Draft} draft
 * @param {Scored} scored
 * @param {Words} words
 * @returns {import("../headline.js").Ending}
 */
const endingOf = (draft, { seats, winners }, words) => ({
  totals: seats.map(({ total }) => total),
  names: seats.map(({ name }) => called(draft, name, words)),
  winners,
})

/** What a seat is called. @param {Draft} draft @param {string} name @param {Words} words */
function called({ sheet }, name, words) {
  const mark = sheet.unnamed?.(name)
  return mark ? words.tell(mark) : name || t("page-sheet-nameless")
}

// One seat

/** @param {Shown & {seat: number, place: number}} props */
function Column({ seat, place, ...shown }) {
  const { draft, scored, words, open, chosen, choose } = shown
  const ranks = draft.complete && scored.seats.length > 1
  const won = ranks && scored.winners.includes(seat)
  return html`<li class=${`panel column ${won ? "winner" : ""}`}>
    <header>${draft.sheet.badge?.(draft.lines.value, seat) ?? html`<${Badge} seat=${seat} />`}
      <div><h3>${called(draft, scored.seats[seat].name, words)}</h3>
        <small>
          ${won ? t("page-sheet-winner") : ranks && t("page-sheet-place", { place: place + 1 })}
        </small>
      </div>
      <b>${words.points(scored.seats[seat].total)}</b></header>
    ${!draft.sheet.shared && html`<${Drawn} ...${shown} seat=${seat} />`}
    <${Items} draft=${draft} seat=${seat} items=${scored.seats[seat].items} words=${words} open=${open}
      chosen=${chosen.seat === seat ? chosen.line : -1}
      choose=${(/** @type {number} */ line) => choose({ seat, line })} />
  </li>`
}

/**
 * A finished city, with marks for the chosen line of the score.
 * @param {Shown & {seat: number | null}} props seat: null for a board that all share
 */
function Drawn({ draft, scored, chosen, seat }) {
  const { board } = draft
  const view = draft.view.value
  const at = chosen.seat === seat ? scored.seats[chosen.seat]?.items[chosen.line]?.at : ""
  if (!board || !draft.complete) return null
  const marks = at ? at.split(" ").map((name) => board.scored?.(name) ?? name) : []
  return html`<svg class="drawn" viewBox=${board.box(view, seat ?? 0, {}).join(" ")} aria-hidden="true">
    ${board.city(view, seat, { marks })}</svg>`
}
