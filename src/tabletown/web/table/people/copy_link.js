/** A link to copy, or to scan as a QR code. */
import { html, useEffect, useRef, useState } from "../../lib/preact.js"
import { copy } from "../../copy.js"
import { Press } from "../../components.js"
import { t } from "../../words.js"

/** @param {{label: string, path: string}} props */
export function CopyLink({ label, path }) {
  const [copied, tell] = useState(false)
  const [shown, show] = useState(false)
  const address = location.origin + path
  const field = useRef(/** @type {any} */ (null))
  const select = () => field.current.select()
  const take = async () => {
    select()
    tell(await copy(field.current))
  }
  return html`<div class="link">
    <input readonly ref=${field} value=${address} aria-label=${label} onFocus=${select} />
    <${Press} icon="link" press=${take}>${copied ? t("page-copied") : t("page-copy")}<//>
    <${Press} aria-expanded=${shown} press=${() => show(!shown)}>${t("page-qr")}<//>
    ${shown && html`<${Code} text=${address} />`}
  </div>`
}

/** @param {{text: string}} props */
function Code({ text }) {
  const [cells, draw] = useState(/** @type {boolean[][]} */ ([]))
  const size = cells.length
  useEffect(() => {
    import("../../lib/qr.js").then(({ encodeQR }) => draw(encodeQR(text, "raw")))
  }, [text])
  const path = cells
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("")
  return html`<svg class="qr" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${t("page-qr-label")}>
    <rect width="100%" height="100%" /><path d=${path} /></svg>`
}
