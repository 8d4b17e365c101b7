/** What every page has: its bar, drawers at its side, and a voice for those who listen. */
import { html, signal, useEffect, useRef, useState } from "./lib/preact.js"
import { Icon } from "./icons.js"
import { t } from "./words.js"
import { SettingsPanel } from "./settings_panel.js"
import { hrefTo } from "./base.js"

/** @typedef {any} Shown something that can be drawn */

/**
 * The bar: the way home, where one is, something in the middle, tools at the end.
 * @param {{title?: Shown, note?: Shown, tools?: Shown, children?: Shown}} props
 */
export function Bar({ title, note, tools, children }) {
  const [open, show] = useState(false)
  return html`<header class="bar">
    <a class="brand" href=${hrefTo("/")} aria-label=${t("page-home")}><img src=${hrefTo("/web/icon.svg")} alt="" width="40" height="40" />
      ${!title && html`<span>Tabletown</span>`}</a>
    ${title && html`<div class="where"><h1>${title}</h1><span>${note}</span></div>`}
    <div class="middle">${children}</div>
    <nav class="tools" aria-label=${t("page-tools")}>${tools}
      <${Tool} icon="gear" label=${t("page-settings")} pressed=${open} press=${() => show(!open)} /></nav>
    ${open && html`<${Drawer} title=${t("page-settings")} close=${() => show(false)}><${SettingsPanel} /><//>`}
  </header>`
}

/**
 * Something to press: an icon, if it has one, and words. Whatever else a button may have goes along.
 * @param {{press: (event: any) => void, icon?: string, size?: number, children?: Shown} & Record<string, any>} props
 */
export const Press = ({ press, icon, size = 18, children, ...more }) =>
  html`<button type="button" onClick=${press} ...${more}>${icon && html`<${Icon} name=${icon} size=${size} />`}${children}</button>`

/** @param {{icon: string, label: string, press: () => void, pressed?: boolean, wide?: boolean, keys?: string}} props keys: the shortcut */
export const Tool = ({
  icon,
  label,
  press,
  pressed,
  wide,
  keys,
}) => html`<${Press} class=${wide ? "tool wide" : "tool"}
  icon=${icon} size=${20} press=${press} aria-label=${label} title=${keys ? `${label} (${keys})` : label}
  aria-expanded=${pressed} aria-keyshortcuts=${keys}>${wide && html`<span>${label}</span>`}<//>`

/** What drawings of a game are made of, once a page. @param {{board: any}} props null: the game draws nothing */
export const Defs = ({ board }) =>
  board && html`<svg class="defs" width="0" height="0" aria-hidden="true">${board.defs()}</svg>`

/**
 * Something at the side of the page, which goes on meanwhile; on a phone it takes the screen. Escape closes it, and the focus goes back.
 * @param {{title: Shown, close: () => void, wide?: boolean, children?: Shown}} props
 */
export function Drawer({ title, close, wide, children }) {
  const panel = useRef(/** @type {HTMLElement | null} */ (null))
  useEffect(() => {
    const before = document.activeElement
    panel.current?.querySelector("h2")?.focus()
    return () => before instanceof HTMLElement && before.focus({ preventScroll: true })
  }, [])
  const leave = (/** @type {KeyboardEvent} */ event) =>
    event.key === "Escape" && (event.stopPropagation(), close())
  return html`<div class=${wide ? "drawer wide" : "drawer"} ref=${panel} role="dialog" aria-label=${title} onKeyDown=${leave}>
    <div class="drawer-head"><h2 tabindex="-1">${title}</h2><${Tool} icon="close" label=${t("page-close")} press=${close} /></div>
    <div class="drawn-out">${children}</div></div>`
}

// The voice: what happened is said politely, what was refused at once

const said = signal(["", ""])

/** @param {string} text @param {boolean} [now] at once */
export function announce(text, now = false) {
  said.value = ["", ""]
  requestAnimationFrame(() => {
    said.value = now ? ["", text] : [text, ""]
  })
}

export const Voice = () =>
  html`<div class="unseen"><p aria-live="polite">${said.value[0]}</p><p role="alert">${said.value[1]}</p></div>`
