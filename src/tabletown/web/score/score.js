/** The score sheet for the boxed game: tap or type finished cities, and have them scored line by line. */
import { Bar, Defs, Drawer, Tool, Voice } from "../components.js"
import { html, useEffect, useState } from "../lib/preact.js"
import { askCatalogue, catalogue, titleOf } from "../catalogue.js"
import { Lost } from "../notice.js"
import { styled } from "../page.js"
import { Book } from "../rules/book.js"
import { Choose } from "./choose.js"
import { Editor } from "./editor.js"
import { Draft } from "./draft.js"
import { myName } from "../settings.js"
import { speech, t, useSpeech } from "../words.js"

/** @param {{game?: string}} props */
export default function ScorePage({ game }) {
  useEffect(() => {
    if (!catalogue.value) askCatalogue()
  }, [])
  const title = game ? titleOf(game) : t("page-sheet")
  useEffect(() => {
    document.title = `${game ? `${title} · ` : ""}${t("page-sheet")} · Tabletown`
  })
  if (!game) return html`<${Bar} /><${Choose} /><${Voice} />`
  const found = catalogue.value?.games.find(({ name }) => name === game)
  if (!found) return catalogue.value ? html`<${Lost} />` : html`<main aria-busy="true"></main>`
  return html`<${SheetPage} key=${game} game=${game} title=${title} />`
}

/** @param {{game: string, title: string}} props */
function SheetPage({ game, title }) {
  const draft = useDraft(game)
  const words = useSpeech(game)
  const [rule, open] = useState("")
  if (!draft) return html`<${Bar} title=${title} note=${t("page-sheet")} /><main aria-busy="true"></main>`
  const tools = html`<${Tool} icon="undo" label=${t("page-sheet-undo")} keys="Control+Z"
      press=${() => draft.undo()} />
    <${Tool} icon="book" label=${t("page-rules")} press=${() => open("1")} pressed=${Boolean(rule)} />`
  return html`<${Bar} title=${title} note=${t("page-sheet")} tools=${tools} />
    <${Defs} board=${draft.board} />
    <${Editor} draft=${draft} words=${words} open=${open} />
    ${
      rule &&
      html`<${Drawer} title=${t("page-rules")} wide close=${() => open("")}>
      <${Book} game=${game} at=${{ rule }} went=${open} /><//>`
    }
    <${Voice} />`
}

/** @param {string} game @returns {Draft | null} */
function useDraft(game) {
  const [draft, show] = useState(/** @type {Draft | null} */ (null))
  useEffect(() => {
    openDraft(game).then(show)
  }, [game])
  useEffect(() => () => draft?.leave(), [draft])
  return draft
}

/** Open a draft with its game's drawings, or as plain text if nothing can be tapped. @param {string} game */
async function openDraft(game) {
  if (!(await speech(game)).value.knows("tap-how")) return new Draft(game, nameOf, await import("./plain.js"))
  const files = ["sheet.js", "board.js"].map((name) => import(`../../games/${game}/board/${name}`))
  const [sheet, board] = await Promise.all([...files, styled(`/games/${game}/board/board.css`)])
  const fields = sheet.fields && (await import(`../../games/${game}/board/fields.js`))
  return new Draft(game, nameOf, sheet, board, fields?.Fields)
}

/** @param {number} seat */
const nameOf = (seat) => (seat === 0 && myName.value.trim()) || t("page-sheet-somebody", { number: seat + 1 })
