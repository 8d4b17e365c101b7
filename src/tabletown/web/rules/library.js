/** Fetch rulebooks, each of them once. */
import { useEffect, useState } from "../lib/preact.js"
import { read } from "./rulebook.js"
import { language } from "../settings.js"
import { ask, problemIn } from "../server.js"

/** @typedef {import("./rulebook.js").Rulebook & {code: string}} Volume a rulebook in a language */

/** @type {Map<string, Promise<Volume>>} */
const shelf = new Map()

/** @param {string} game @param {string} code */
function volume(game, code) {
  const address = `/games/${game}/rulebook.${code}.md`
  if (!shelf.has(address)) shelf.set(address, fetchVolume(address, code))
  return /** @type {Promise<Volume>} */ (shelf.get(address))
}

/** @param {string} address @param {string} code @returns {Promise<Volume>} */
async function fetchVolume(address, code) {
  try {
    return { ...read(await ask("GET", address)), code }
  } catch (wrong) {
    shelf.delete(address)
    throw wrong
  }
}

/**
 * @typedef {{book?: Volume, wrong?: import("../words.js").Message}} Held
 * wrong: why the rulebook could not be fetched
 */

/**
 * Return the rulebook in the reader's language, else in English; keep the last one until it has arrived.
 * @param {string} game
 */
export function useRulebook(game) {
  const [held, hold] = useState(/** @type {Held} */ ({}))
  const code = language.value
  useEffect(() => {
    let wanted = true
    const take = (/** @type {Held} */ found) => {
      if (wanted) hold((before) => ({ ...before, ...found }))
    }
    volume(game, code)
      .catch(() => volume(game, "en"))
      .then(
        (book) => take({ book }),
        (wrong) => take({ wrong: problemIn(wrong) }),
      )
    return () => {
      wanted = false
    }
  }, [game, code])
  return held
}
