/** The settings, kept in this browser; the stylesheets read some of them as attributes of the page. */
import { effect, signal } from "./lib/preact.js"
import { recall, remember } from "./memory.js"

export const LANGUAGES = { en: "English", nl: "Nederlands", pl: "Polski" }

/** @param {string} name @param {string} usual */
function setting(name, usual) {
  const kept = signal(recall(name) ?? usual)
  effect(() => remember(name, kept.value))
  return kept
}

const spoken = navigator.languages
  .map((code) => code.slice(0, 2).toLowerCase())
  .find((code) => code in LANGUAGES)

export const language = setting("language", spoken ?? "en")
export const theme = setting("theme", "system") // system, light, dark
export const motion = setting("motion", "system") // system, less
export const pace = setting("pace", "brisk") // of what others do: calm, brisk, once
export const patterns = setting("patterns", "on") // textures that tell colours apart
export const sounds = setting("sounds", "off")
export const touch = setting("touch", "off") // may the device tremble?
export const offered = setting("sounds offered", "no") // has somebody been asked whether they want both?
export const notices = setting("notices", "off") // notifications of the system when it is your turn
export const tips = setting("tips", "on")
export const myName = setting("name", "")

/** Can this device tremble? Browsers without a motor say so too, if asked. */
export const trembles = "vibrate" in navigator && matchMedia("(pointer: coarse)").matches

/** Should nothing move? */
export const still = () => motion.value === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches

effect(() => {
  Object.assign(document.documentElement.dataset, {
    theme: theme.value,
    motion: motion.value,
    patterns: patterns.value,
  })
})
