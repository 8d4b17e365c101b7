/** Let something be heard and felt, once somebody has said yes to it. */
import { sounds, touch, trembles } from "../settings.js"
import { NOTES, TREMBLES } from "./notes.js"
import { play } from "./synth.js"

/** @type {AudioContext | undefined} */
let audio

/** @param {string} name one of NOTES @param {number} [after] milliseconds */
export function sound(name, after = 0) {
  feel(name)
  if (sounds.value !== "on") return
  audio ??= new AudioContext()
  if (audio.state === "suspended") audio.resume()
  for (const note of NOTES[name]) play(audio, note, after)
}

/** @param {string} name one of TREMBLES, or else nothing is felt */
export function feel(name) {
  if (touch.value === "on" && trembles && TREMBLES[name]) navigator.vibrate(TREMBLES[name])
}
