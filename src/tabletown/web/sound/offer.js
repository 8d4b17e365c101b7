/** Offer sounds and vibration, once: in the form that leads to somebody's first match. */
import { html } from "../lib/preact.js"
import { offered, sounds, touch, trembles } from "../settings.js"
import { Toggle } from "../settings_panel.js"
import { t } from "../words.js"

export const SoundOffer = () =>
  offered.value === "no" &&
  html`<${Toggle} on=${sounds.value === "on"} flip=${flip}
    label=${t(trembles ? "page-sounds-offer-touch" : "page-sounds-offer")} />`

/** Turn both on, which can be heard at once, or both off. The first page does not load the sounds. */
async function flip() {
  sounds.value = touch.value = sounds.value === "on" ? "off" : "on"
  const { sound } = await import("./sound.js")
  sound("turn")
}
