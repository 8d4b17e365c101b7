/** The parts that pages share: the bar, buttons, drawers, and announcements for screen readers. */
import { whole } from "./board/whole.js"
import { html, signal, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./lib/preact.js"
import { Icon } from "./icons.js"
import { t } from "./words.js"
import { SettingsPanel } from "./settings_panel.js"
import { noteOpened } from "./back.js"
import { hrefTo } from "./base.js"

/** @typedef {any} Shown whatever Preact can draw */
/** @typedef {import("./board/contract.js").Board} Board */

/**
 * The bar of a page: the link home, the title, the children in the middle, and tools.
 * @param {{title?: Shown, note?: Shown, tools?: Shown, children?: Shown}} props
 */
export function Bar({ title, note, tools, children }) {
  const [open, show] = useState(false)
  useEffect(() => (open ? noteOpened(() => show(false)) : undefined), [open])
  return html`<header class="bar">
    <a class="brand" href=${hrefTo("/")} aria-label=${t("page-home")}>
      <img src=${hrefTo("/web/icon.svg")} alt="" width="40" height="40" />
      ${!title && html`<span>Tabletown</span>`}
    </a>
    ${title && html`<div class="where"><h1>${title}</h1><span>${note}</span></div>`}
    <div class="middle">${children}</div>
    <nav class="tools" aria-label=${t("page-tools")}>
      ${tools}
      <${Tool} icon="gear" label=${t("page-settings")} pressed=${open} press=${() => show(!open)} />
    </nav>
    ${
      open && html`<${Drawer} title=${t("page-settings")} close=${() => show(false)}><${SettingsPanel} /><//>`
    }
  </header>`
}

/** @typedef {{press: (event: any) => void, icon?: string, size?: number, children?: Shown}} Pressed */

/** A button with an icon, if any, text, and more attributes. @param {Pressed & Record<string, any>} props */
export const Press = ({ press, icon, size = 18, children, ...more }) =>
  html`<button type="button" onClick=${press} ...${more}>
    ${icon && html`<${Icon} name=${icon} size=${size} />`}${children}</button>`

/**
 * @param {object} props
 * @param {string} props.icon
 * @param {string} props.label
 * @param {() => void} props.press
 * @param {boolean} [props.pressed]
 * @param {boolean} [props.wide] does it show its label?
 * @param {string} [props.keys] its shortcut
 */
export const Tool = ({ icon, label, press, pressed, wide, keys }) =>
  html`<${Press} class=${wide ? "tool wide" : "tool"} icon=${icon} size=${20} press=${press}
    aria-label=${label} title=${keys ? `${label} (${keys})` : label}
    aria-expanded=${pressed} aria-keyshortcuts=${keys}>${wide && html`<span>${label}</span>`}<//>`

/** What the drawings of a game refer to. @param {{board: Board | null}} props null: it draws nothing */
export const Defs = ({ board }) => useMemo(() => board && whole(drawnDefs(board)), [board])

/** @param {Board} board */
const drawnDefs = (board) =>
  html`<svg class="defs" width="0" height="0" aria-hidden="true">${board.defs()}</svg>`

export const drawers = signal(0) // how many are open

/**
 * A panel at the side of the page, or over all of it where there is no room beside.
 * Escape closes it and restores the focus.
 * @param {{title: Shown, close: () => void, wide?: boolean, children?: Shown}} props
 */
export function Drawer({ title, close, wide, children }) {
  const panel = useRef(/** @type {HTMLElement | null} */ (null))
  // as soon as it is shown, so that an Escape that comes at once closes it
  useLayoutEffect(() => {
    const before = document.activeElement
    drawers.value++
    firstIn(panel.current)?.focus()
    return () => {
      drawers.value--
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  const leave = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return
    event.stopPropagation()
    close()
  }
  return html`<div class=${wide ? "drawer wide" : "drawer"} ref=${panel} role="dialog"
    aria-label=${title} onKeyDown=${leave}>
    <div class="drawer-head">
      <h2 tabindex="-1">${title}</h2>
      <${Tool} icon="close" label=${t("page-close")} press=${close} />
    </div>
    <div class="drawn-out">${children}</div>
  </div>`
}

/**
 * What is focused first: where one types, unless that would bring up a keyboard on the screen; or the title.
 * @param {HTMLElement | null} panel
 * @returns {HTMLElement | null | undefined}
 */
function firstIn(panel) {
  const typing = matchMedia("(hover: hover)").matches && panel?.querySelector("input.first")
  return typing instanceof HTMLElement ? typing : panel?.querySelector("h2")
}

// Announcements for screen readers: events wait for a pause, refusals interrupt

const said = signal(["", ""])

/** @param {string} text @param {boolean} [now] interrupts what is being read */
export function announce(text, now = false) {
  said.value = ["", ""]
  requestAnimationFrame(() => {
    said.value = now ? ["", text] : [text, ""]
  })
}

export const Voice = () =>
  html`<div class="unseen">
    <p aria-live="polite">${said.value[0]}</p>
    <p role="alert">${said.value[1]}</p>
  </div>`
