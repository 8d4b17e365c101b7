/** The result: who has won, and every point of every seat with its §; a line that is tapped is shown in the city. */
import { Icon, Badge } from "/web/icons.js"
import { html, useState } from "/web/lib/preact.js"
import { Rule } from "/web/rules/rule.js"
import { t } from "/web/words.js"

/** @typedef {import("/web/score/draft.js").Draft} Draft */
/** @typedef {import("/web/score/draft.js").Scored} Scored */
/** @typedef {import("/web/wire.js").ScoreItem} ScoreItem */
/** @typedef {{draft: Draft, words: import("/web/words.js").Words, open: (rule: string) => void}} Props */

/** @param {Props} props */
export function Result({ draft, words, open }) {
  const { scored } = draft.told.value, [chosen, choose] = useState([-1, -1])
  if (!scored?.seats.some(({ items }) => items.length)) return null
  const { shared } = draft.sheet, order = ranked(scored), at = scored.seats[chosen[0]]?.items[chosen[1]], drawn = draft.board && draft.complete
  return html`<section class="result" aria-labelledby="result-title">
    <div class="result-head"><div><h2 id="result-title">${draft.complete ? verdict(scored, words) : t("page-sheet-so-far")}</h2>
      <p>${drawn ? t("page-sheet-result-about") : ""}</p></div>
      ${draft.complete && html`<button type="button" class="go" onClick=${() => print()}><${Icon} name="print" />${t("page-print")}</button>`}</div>
    ${shared && drawn && html`<${Drawn} draft=${draft} seat=${null} item=${at} />`}
    <ol class="columns">${order.map((seat, place) => html`<li key=${seat} class=${`panel column ${draft.complete && scored.winners.includes(seat) ? "winner" : ""}`}>
      <${Head} draft=${draft} scored=${scored} seat=${seat} place=${place} words=${words} />
      ${!shared && drawn && html`<${Drawn} draft=${draft} seat=${seat} item=${chosen[0] === seat ? at : undefined} />`}
      <ol class="items">${scored.seats[seat].items.map((item, i) => html`<${Item} key=${i} draft=${draft} item=${item} words=${words} open=${open}
        chosen=${String(chosen) === String([seat, i])} choose=${() => choose(String(chosen) === String([seat, i]) ? [-1, -1] : [seat, i])} />`)}</ol></li>`)}</ol>
  </section>`
}

/** Winners first, then by points. @param {Scored} scored */
const ranked = ({ seats, winners }) => seats.map((_, seat) => seat)
  .sort((one, other) => Number(winners.includes(other)) - Number(winners.includes(one)) || seats[other].total - seats[one].total)

/** @param {Scored} scored @param {import("/web/words.js").Words} words */
function verdict({ seats, winners }, words) {
  const [first, second] = ranked({ seats, winners, game: "", view: null }).map((seat) => seats[seat]), by = first.total - (second?.total ?? 0)
  if (!second) return t("page-sheet-alone", { name: first.name, points: words.points(first.total) })
  if (winners.length > 1) return words.t("winners", { names: winners.map((seat) => seats[seat].name).join(", "), count: winners.length })
  return by ? t("page-sheet-wins", { name: first.name, points: words.points(by) }) : t("page-sheet-tie-break", { name: first.name })
}

/** @param {{draft: Draft, scored: Scored, seat: number, place: number, words: import("/web/words.js").Words}} props */
function Head({ draft, scored, seat, place, words }) {
  const { name, total } = scored.seats[seat], ranks = draft.complete && scored.seats.length > 1, won = ranks && scored.winners.includes(seat)
  return html`<header><${Badge} seat=${seat} /><div><h3>${name || t("page-sheet-nameless")}</h3>
    <small>${won ? t("page-sheet-winner") : ranks ? t("page-sheet-place", { place: place + 1 }) : ""}</small></div><b>${words.points(total)}</b></header>`
}

/** A city, with what a line of the score is about. @param {{draft: Draft, seat: number | null, item?: ScoreItem}} props */
function Drawn({ draft, seat, item }) {
  const { board } = draft, view = draft.view.value, marks = item?.at ? item.at.split(" ").map((at) => board.scored?.(at) ?? at) : []
  return html`<svg class="drawn" viewBox=${board.box(view, seat ?? 0, {}).join(" ")} aria-hidden="true">${board.city(view, seat, { marks })}</svg>`
}

/** @param {{draft: Draft, item: ScoreItem, words: import("/web/words.js").Words, open: (rule: string) => void, chosen: boolean, choose: () => void}} props */
function Item({ draft, item, words, open, chosen, choose }) {
  const { rule, at, told, lacks, points } = item, sign = points > 0 ? "gain" : points < 0 ? "loss" : "nil"
  const what = html`<b>${words.tell(told)}</b>${at && html` <em>${at}</em>`}`
  return html`<li class=${chosen ? "chosen" : ""}><span class="picture">${draft.sheet.pictureOf(item)}</span>
    <div>${at && draft.board && draft.complete ? html`<button type="button" class="line" aria-pressed=${chosen} onClick=${choose}>${what}</button>` : html`<p>${what}</p>`}
    <small>${lacks && words.tell(lacks)} <${Rule} game=${draft.game} rule=${rule} open=${open} /></small></div>
    <strong class=${sign}>${words.signed(points)}</strong></li>`
}
