/** The table of contents: all chapters, and the paragraphs of the one that is being read. */
import { html, useState } from "../lib/preact.js"
import { Icon } from "../icons.js"
import { useChapter } from "./reading.js"
import { addressOf, opening } from "./rule.js"
import { textOf } from "./search.js"
import { t } from "../words.js"

/**
 * Where there is room it is always to be seen; elsewhere a button opens it.
 * @param {{game: string, book: import("./library.js").Volume, within: import("./reading.js").Ref, open: import("./rule.js").Open}} props
 */
export function Contents({ game, book, within, open }) {
  const [shown, show] = useState(false)
  const now = useChapter(within)
  const follow = (/** @type {string} */ name) => {
    show(false)
    open(name)
  }
  const leave = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !shown) return
    event.stopPropagation()
    show(false)
  }
  return html`<nav class="contents" aria-label=${t("page-contents")} onKeyDown=${leave}>
    <button type="button" aria-expanded=${shown} onClick=${() => show(!shown)}><${Icon} name="menu" />${t("page-contents")}</button>
    <ol class=${shown ? "shown" : ""} lang=${book.code}>${book.chapters.map(
      (chapter) => html`<li key=${chapter.name}>
      <${Entry} game=${game} open=${follow} now=${chapter.name === now} ...${chapter} />
      ${
        chapter.name === now &&
        html`<ol>${chapter.paragraphs
          .filter(({ rule }) => rule)
          .map(
            (each) => html`<li key=${each.rule}>
        <${Entry} game=${game} open=${follow} name=${each.rule} ...${each} /></li>`,
          )}</ol>`
      }</li>`,
    )}</ol></nav>`
}

/** @typedef {import("./rulebook.js").Line} Line */

/** @param {{game: string, name: string, rule: string, title: Line, open: import("./rule.js").Open, now?: boolean}} props */
const Entry = ({
  game,
  name,
  rule,
  title,
  open,
  now,
}) => html`<a href=${addressOf(game, name)} aria-current=${now ? "true" : undefined}
  onClick=${opening(name, open)}><span>${rule && `§${rule}`}</span> ${textOf(title)}</a>`
