/** Draw the text of a rulebook, with the hits of a search marked. */
import { html } from "../lib/preact.js"
import { Illustration, Piece } from "./illustrations.js"
import { cutLine } from "./marks.js"
import { Rule } from "./rule.js"
import { bound } from "../typography.js"

/** @typedef {import("./rulebook.js").Line} Line */
/** @typedef {import("./rulebook.js").Block} Block */
/**
 * @typedef {object} Reading
 * @property {string} game
 * @property {string} [code] the language of the book
 * @property {string} asked the § or chapter at which the book is opened
 * @property {Map<Line, import("./search.js").Hit[]>} hits
 * @property {number} hit the number of the current one
 * @property {(rule: string) => void} open
 * @property {import("./illustrations.js").Pictures | null} pictures null until they are loaded
 */

/** @param {import("./library.js").Volume} book @param {Reading} reader */
export const drawn = ({ code, title, opening, chapters }, reader) => {
  const reading = { ...reader, code }
  return html`<article class="rulebook" lang=${code}>
    <p class="on-paper">${title}</p>
    ${opening.map((block) => drawnBlock(block, reading))}
    ${chapters.map((chapter) => drawnChapter(chapter, reading))}
  </article>`
}

/** @param {import("./rulebook.js").Chapter} chapter @param {Reading} reading */
const drawnChapter = ({ name, rule, title, paragraphs }, reading) =>
  html`<section key=${name} class="chapter" data-chapter=${name}>
    <h2 ...${heading(name, reading)}>${sign(rule, reading)}${drawnLine(title, reading)}</h2>
    ${paragraphs.map((paragraph, i) => drawnParagraph(paragraph, i, reading))}
  </section>`

/** @param {import("./rulebook.js").Paragraph} paragraph @param {number} i @param {Reading} reading */
const drawnParagraph = ({ rule, title, blocks }, i, reading) => html`<div key=${rule || i} class="paragraph">
  ${rule && html`<h3 ...${heading(rule, reading)}>${sign(rule, reading)}${drawnLine(title, reading)}</h3>`}
  ${blocks.map((block) => drawnBlock(block, reading))}</div>`

/** Headings take the focus, though not by the Tab key. @param {string} name @param {Reading} reading */
const heading = (name, { asked }) => ({
  "data-name": name,
  tabindex: -1,
  class: name === asked ? "asked" : undefined,
})

/** @param {string} rule @param {Reading} reading */
const sign = (rule, { game, open }) => rule && html`<${Rule} game=${game} rule=${rule} open=${open} /> `

/** @param {Block} block @param {Reading} reading */
function drawnBlock(block, reading) {
  if (block.kind === "table") return html`<div class="tabular">${drawnTable(block, reading)}</div>`
  if (block.kind === "list")
    return html`<ul>${block.items.map((item) => html`<li>${drawnLine(item, reading)}</li>`)}</ul>`
  if (block.kind === "pictures")
    return html`<div class="illustrations">${block.pictures.map((one) => drawnPicture(one, reading))}</div>`
  const led = block.line[0]?.kind === "piece" ? " led" : ""
  return html`<p class=${block.kind + led}>${drawnLine(block.line, reading)}</p>`
}

/** @param {import("./rulebook.js").Picture} picture @param {Reading} reading */
const drawnPicture = ({ name, caption }, reading) => html`<figure key=${name}>
  <${Illustration} name=${name} pictures=${reading.pictures} />
  <figcaption>${drawnLine(caption, reading)}</figcaption></figure>`

/** @param {import("./rulebook.js").Table} table @param {Reading} reading */
const drawnTable = ({ head, rows }, reading) => html`<table>
  <thead><tr>${head.map((line) => drawnCell(line, "col", reading))}</tr></thead>
  <tbody>${rows.map((row) => drawnRow(row, reading))}</tbody></table>`

/** @param {Line[]} row @param {Reading} reading */
const drawnRow = (row, reading) =>
  html`<tr>${row.map((line, i) => drawnCell(line, i ? "" : "row", reading))}</tr>`

/**
 * @param {Line} line if empty, it is no heading
 * @param {string} scope what the cell is the heading of, if anything
 * @param {Reading} reading
 */
const drawnCell = (line, scope, reading) =>
  scope && line.length
    ? html`<th scope=${scope}>${drawnLine(line, reading)}</th>`
    : html`<td>${drawnLine(line, reading)}</td>`

/** @param {Line} line @param {Reading} reading */
const drawnLine = (line, reading) =>
  cutLine(line, reading.hits.get(line)).map((piece) => drawnPiece(piece, reading))

/** @param {import("./marks.js").Piece} piece @param {Reading} reading */
function drawnPiece({ hit, ...word }, reading) {
  if (hit === undefined) return styled(word, reading)
  const looks = hit === reading.hit ? "looked-at" : undefined
  return html`<mark data-hit=${hit} class=${looks}>${styled(word, reading)}</mark>`
}

/** @param {import("./rulebook.js").Word} word @param {Reading} reading */
function styled({ kind, text, piece }, { game, code = "", open, pictures }) {
  if (kind === "rule") return html`<${Rule} game=${game} rule=${text} open=${open} />`
  if (kind === "piece") return html`<${Piece} word=${piece} name=${text} pictures=${pictures} />`
  if (kind === "code") return html`<code>${text}</code>`
  return kind === "plain" ? bound(text, code) : html`<${kind}>${bound(text, code)}<//>`
}
