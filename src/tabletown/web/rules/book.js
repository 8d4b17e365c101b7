/** A rulebook with its contents and search, opened at a §, on its own page or in a drawer. */
import { html, useLayoutEffect, useMemo, useRef, useState } from "../lib/preact.js"
import { Contents } from "./contents.js"
import { Finder } from "./finder.js"
import { usePictures } from "./illustrations.js"
import { useRulebook } from "./library.js"
import { byLine } from "./marks.js"
import { useSteady } from "./reading.js"
import { search } from "./search.js"
import { drawn } from "./text.js"
import { t } from "../words.js"

/**
 * A § with or without its sign, or an object that has one; a new object asks for the same § again.
 * @typedef {string | {rule: string}} Asked
 */
/**
 * @typedef {object} Wishes
 * @property {Asked} [at]
 * @property {string} [find] the text to search for
 * @property {(rule: string) => void} [went] called when the reader goes to a §
 */

/** @param {Wishes & {game: string}} props */
export function Book({ game, ...wishes }) {
  const { book, wrong } = useRulebook(game)
  if (book) return html`<${Opened} game=${game} book=${book} ...${wishes} />`
  return wrong
    ? html`<p class="panel" role="alert">${t(wrong.id, wrong.args)}</p>`
    : html`<div aria-busy="true"></div>`
}

/** @param {Wishes & {game: string, book: import("./library.js").Volume}} props */
function Opened({ game, book, at = "", find = "", went }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null))
  const [asked, ask] = useState({ name: "" })
  const [wanted, want] = useState(find)
  const [hit, turnTo] = useState(0)
  const hits = useMemo(() => search(book, wanted), [book, wanted])
  const marks = useMemo(() => byLine(hits), [hits])
  const open = (/** @type {string} */ name) => {
    ask({ name })
    went?.(name)
  }
  const look = (/** @type {string} */ text) => {
    want(text)
    turnTo(0)
  }
  const pictures = usePictures(game, book.pictured)
  useSteady(root, book, pictures)
  useLayoutEffect(() => ask({ name: nameOf(at) }), [at])
  useLayoutEffect(() => goTo(root.current?.querySelector(`[data-name="${asked.name}"]`)), [asked])
  useLayoutEffect(
    () => root.current?.querySelector(`[data-hit="${hit}"]`)?.scrollIntoView({ block: "center" }),
    [wanted, hit],
  )
  return html`<div class="book" ref=${root}><div class="spread">
    <div class="ways">
      <${Finder} ...${{ game, wanted, hits, hit, open, turnTo }} want=${look} />
      <${Contents} game=${game} book=${book} within=${root} open=${open} />
    </div>
    ${drawn(book, { game, asked: asked.name, hits: marks, hit, open, pictures })}
  </div></div>`
}

/** @param {Asked} at */
const nameOf = (at) => (typeof at === "string" ? at : at.rule).replace("§", "")

/** @param {HTMLElement | null | undefined} head */
function goTo(head) {
  head?.focus({ preventScroll: true })
  head?.scrollIntoView({ block: "start" })
}
