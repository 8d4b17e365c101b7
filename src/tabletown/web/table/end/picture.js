/** A picture of a finished city with names and scores, drawn as the page draws it, to share or to save. */
import { html, render } from "../../lib/preact.js"
import { Badge } from "../../icons.js"
import { saveFile } from "../../save.js"
import { readData, readFile } from "../../server.js"
import { verdict } from "./end.js"

/** @typedef {import("../state.js").Table} Table */

const WIDE = 1080
const HIGH = 1350
const EDGE = 60
const ROW = 66 // a seat
const HEAD = 190 // title and headline
const STYLES = ["/web/tokens.css", "/web/base.css"]
const MOST = 28 // letters of a name

/** Share the picture where the device can, else save it. @param {Table} table */
export const sharePicture = (table) =>
  table.attempt(async () => {
    const drawn = await drawnPicture(table)
    const file = await fileOf(drawn, `${table.game}-${table.id}`)
    const shared = { files: [file], title: verdict(table, null) }
    if (navigator.canShare?.(shared)) await share(shared, file)
    else saveFile(file.name, file)
  })

/**
 * Share a file, or save it if that fails for any reason but a change of mind.
 * @param {ShareData} shared
 * @param {File} file
 */
const share = (shared, file) =>
  navigator.share(shared).catch((wrong) => {
    if (wrong.name !== "AbortError") saveFile(file.name, file)
  })

/** As PNG, or as SVG where the browser cannot paint it. @param {string} drawn @param {string} name */
async function fileOf(drawn, name) {
  const svg = new Blob([drawn], { type: "image/svg+xml" })
  const painted = await paint(svg).catch(() => null)
  return painted
    ? new File([painted], `${name}.png`, { type: painted.type })
    : new File([svg], `${name}.svg`, { type: svg.type })
}

/** @param {Blob} svg @returns {Promise<Blob | null>} */
async function paint(svg) {
  const href = URL.createObjectURL(svg)
  const image = Object.assign(new Image(), { src: href })
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH })
  await image.decode().finally(() => URL.revokeObjectURL(href))
  canvas.getContext("2d")?.drawImage(image, 0, 0)
  return new Promise((done) => canvas.toBlob(done, "image/png"))
}

/** The whole picture as text, with everything that it needs. @param {Table} table */
async function drawnPicture(table) {
  const files = [...STYLES, `/games/${table.game}/board/board.css`]
  const styles = await Promise.all([fonts(), ...files.map(readFile)])
  const place = document.createElement("div")
  render(html`<${Picture} table=${table} styles=${styles.join("\n")} />`, place)
  return new XMLSerializer().serializeToString(/** @type {Element} */ (place.firstChild))
}

/** The fonts for words and titles, as data, because a picture loads nothing. */
async function fonts() {
  const faces = (await readFile("/web/fonts/fonts.css"))
    .split("@font-face")
    .slice(1)
    .filter((face) => /(inter|fraunces)[\w-]*\.woff2/.test(face))
  const whole = faces.map(async (face) => {
    const [address, file] = /** @type {RegExpMatchArray} */ (face.match(/url\("[^"]*?([\w-]+\.woff2)"\)/))
    return `@font-face${face.replace(address, `url("${await readData(`/web/fonts/${file}`)}")`)}`
  })
  return (await Promise.all(whole)).join("\n")
}

/** @param {{table: Table, styles: string}} props */
function Picture({ table, styles }) {
  const { names, game } = table
  const below = HIGH - EDGE - ROW * names.value.length
  return html`<svg class=${`table game-${game} over`} ...${themed()}
    viewBox=${`0 0 ${WIDE} ${HIGH}`} width=${WIDE} height=${HIGH}>
    <style>${styles}</style>
    ${table.board.defs()}
    <rect width=${WIDE} height=${HIGH} fill="var(--paper)" />
    <text x=${EDGE} y="82" font-size="32" fill="var(--ink-2)">${whatOf(table)}</text>
    <text x=${WIDE - EDGE} y="82" font-size="24" text-anchor="end" fill="var(--ink-3)">Tabletown</text>
    <${Title} text=${verdict(table, null)} />
    <${City} table=${table} high=${below - HEAD - EDGE / 2} />
    ${names.value.map((_, seat) => html`<${Seat} table=${table} seat=${seat} y=${below + ROW * seat} />`)}
  </svg>`
}

/** The game, and whose city it is unless all share it. @param {Table} table */
function whatOf({ card, board, names, shown, words }) {
  const title = card.value?.title ?? ""
  return board.shared ? title : `${title} · ${words.t("page-city", { name: names.value[shown.value] })}`
}

/** The looks that somebody chose, which the stylesheets read from the root. */
function themed() {
  const { theme, patterns } = document.documentElement.dataset
  const dark = theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark"
  return { "data-theme": dark ? "dark" : "light", "data-patterns": patterns }
}

/** The headline, as large as fits. @param {{text: string}} props */
const Title = ({ text }) =>
  html`<text x=${EDGE} y="154" font-size=${Math.min(62, (WIDE - 2 * EDGE) / (text.length * 0.52))}
    font-weight="700" fill="var(--ink)" style=${{ fontFamily: "var(--serif)" }}>${text}</text>`

/** @param {{table: Table, high: number}} props */
function City({ table, high }) {
  const { board, view, shown, look, itemsOf } = table
  const seat = shown.value
  const eyes = board.shared ? table.seat.value : seat
  const box = board.box(view.value, seat, look.value).join(" ")
  return html`<svg x=${EDGE} y=${HEAD} width=${WIDE - 2 * EDGE} height=${high} viewBox=${box}>
    ${board.city(view.value, eyes, { ...look.value, marks: [], items: itemsOf(seat) })}</svg>`
}

/** @param {{table: Table, seat: number, y: number}} props */
function Seat({ table: { names, scores, words, now }, seat, y }) {
  const name = names.value[seat]
  const fill = now.value?.winners.includes(seat) ? "var(--accent)" : "var(--ink)"
  return html`<svg x=${EDGE} y=${y + 12} width="42" height="42" viewBox="0 0 24 24">
      <${Badge} seat=${seat} /></svg>
    <text x=${EDGE + 62} y=${y + 44} font-size="32" font-weight="600" fill=${fill}>
      ${name.length > MOST ? `${name.slice(0, MOST)}…` : name}</text>
    <text x=${WIDE - EDGE} y=${y + 46} font-size="40" font-weight="700" text-anchor="end" fill=${fill}>
      ${words.points(scores.value?.totals[seat] ?? 0)}</text>`
}
