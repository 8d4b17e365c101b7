/** A button that forgets a table of this browser, and brings it back. */
import { forgetOrNot } from "./known.js"
import { titleOf } from "../catalogue.js"
import { announce } from "../components.js"
import { Icon } from "../icons.js"
import { html, useEffect, useRef } from "../lib/preact.js"
import { t } from "../words.js"

/** @typedef {import("./known.js").Known} Known */

/** It keeps the focus. @param {{one: Known}} props */
export function Forget({ one }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null))
  useEffect(() => {
    if (one.forgotten !== undefined) button.current?.focus()
  }, [one.forgotten])
  const label = one.forgotten ? t("page-bring-back") : t("page-forget", { game: titleOf(one.kept.game) })
  const press = () => {
    if (!one.forgotten) announce(t("page-forgotten"))
    forgetOrNot(one)
  }
  return html`<button type="button" class="tool forget" ref=${button} onClick=${press}
    aria-label=${label} title=${label}>
    <${Icon} name=${one.forgotten ? "undo" : "close"} size=${18} />
    ${one.forgotten && html`<span>${label}</span>`}
  </button>`
}
