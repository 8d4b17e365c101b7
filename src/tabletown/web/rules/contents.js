/** The table of contents: all chapters, and the paragraphs of the current one. */
import { html, useState } from "../lib/preact.js"
import { Icon } from "../icons.js"
import { useChapter } from "./reading.js"
import { addressOf, opening } from "./rule.js"
import { textOf } from "./search.js"
import { bound } from "../typography.js"
import { t } from "../words.js"

/** @typedef {import("./rulebook.js").Line} Line */
/** @typedef {import("./rulebook.js").Chapter} Chapter */
/** @typedef {import("./library.js").Volume} Volume */
/** @typedef {import("./reading.js").Ref} Ref */
/** @typedef {import("./rule.js").Open} Open */

/**
 * The contents are always visible on wide screens; elsewhere a button opens them.
 * @param {{game: string, book: Volume, within: Ref, open: Open}} props
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
    <button type="button" aria-expanded=${shown} onClick=${() => show(!shown)}>
      <${Icon} name="menu" />${t("page-contents")}
    </button>
    <ol class=${shown ? "shown" : ""} lang=${book.code}>${book.chapters.map(
      (chapter) => html`<li key=${chapter.name}>
      <${Entry} book=${book} game=${game} open=${follow} now=${chapter.name === now} ...${chapter} />
      ${chapter.name === now && paragraphsOf(chapter, book, game, follow)}</li>`,
    )}</ol></nav>`
}

/** @param {Chapter} chapter @param {Volume} book @param {string} game @param {Open} open */
const paragraphsOf = ({ paragraphs }, book, game, open) =>
  html`<ol>${paragraphs
    .filter(({ rule }) => rule)
    .map(
      (each) => html`<li key=${each.rule}>
      <${Entry} book=${book} game=${game} open=${open} name=${each.rule} ...${each} /></li>`,
    )}</ol>`

/**
 * @typedef {object} Props
 * @property {Volume} book
 * @property {string} game
 * @property {string} name
 * @property {string} rule
 * @property {Line} title
 * @property {Open} open
 * @property {boolean} [now] is this where the reader is?
 */

/** @param {Props} props */
const Entry = ({ book, game, name, rule, title, open, now }) =>
  html`<a href=${addressOf(game, name)} aria-current=${now ? "true" : undefined}
    onClick=${opening(name, open)}><span>${rule && `§${rule}`}</span> ${bound(textOf(title), book.code)}</a>`
