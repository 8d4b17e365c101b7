/** The score sheet for the real box: finished cities are tapped in, or typed, and counted line by line. */
import { Bar, Drawer, Tool, Voice } from "/web/frame.js"
import { askOffer, offer, titleOf } from "/web/home/offer.js"
import { html, useEffect, useState } from "/web/lib/preact.js"
import { Lost, styled } from "/web/page.js"
import { Book } from "/web/rules/book.js"
import { Choose } from "/web/score/choose.js"
import { Desk } from "/web/score/desk.js"
import { Draft } from "/web/score/draft.js"
import { myName } from "/web/settings.js"
import { t, useSpeech } from "/web/words.js"

/** @param {{game?: string}} props */
export default function ScorePage({ game }) {
  useEffect(() => { if (!offer.value) askOffer() }, [])
  const title = game ? titleOf(game) : t("page-sheet")
  useEffect(() => { document.title = `${game ? `${title} · ` : ""}${t("page-sheet")} · Tabletown` })
  if (!game) return html`<${Bar} /><${Choose} /><${Voice} />`
  const found = offer.value?.games.find(({ name }) => name === game)
  if (!found) return offer.value ? html`<${Lost} />` : html`<main aria-busy="true"></main>`
  return html`<${SheetPage} key=${game} game=${game} title=${title} drawn=${found.drawn !== false} />`
}

/** @param {{game: string, title: string, drawn: boolean}} props */
function SheetPage({ game, title, drawn }) {
  const draft = useDraft(game, drawn), words = useSpeech(game), [rule, open] = useState("")
  if (!draft) return html`<${Bar} title=${title} note=${t("page-sheet")} /><main aria-busy="true"></main>`
  const tools = html`<${Tool} icon="undo" label=${t("page-sheet-undo")} press=${() => draft.past.value.length && draft.undo()} />
    <${Tool} icon="book" label=${t("page-rules")} press=${() => open("1")} pressed=${Boolean(rule)} />`
  return html`<${Bar} title=${title} note=${t("page-sheet")} tools=${tools} />
    ${draft.board && html`<svg class="defs" width="0" height="0" aria-hidden="true">${draft.board.defs()}</svg>`}
    <${Desk} draft=${draft} words=${words} open=${open} />
    ${rule && html`<${Drawer} title=${t("page-rules")} wide close=${() => open("")}><${Book} game=${game} at=${{ rule }} went=${open} /><//>`}
    <${Voice} />`
}

/** A draft with all that its game draws; one without drawings is text alone. @param {string} game @param {boolean} drawn @returns {Draft | null} */
function useDraft(game, drawn) {
  const [draft, show] = useState(/** @type {Draft | null} */ (null)), files = drawn ? `/games/${game}/sheet.js` : "/web/score/plain.js"
  useEffect(() => {
    Promise.all([import(files), drawn && import(`/games/${game}/board.js`), drawn && styled(`/games/${game}/board.css`)])
      .then(([sheet, board]) => show(new Draft(game, sheet, board, nameOf)))
  }, [])
  useEffect(() => () => draft?.leave(), [draft])
  return draft
}

/** @param {number} seat */
const nameOf = (seat) => (seat === 0 && myName.value.trim()) || t("page-sheet-somebody", { number: seat + 1 })
