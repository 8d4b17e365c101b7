/** Put messages into words, from the Fluent files of Tabletown and of a game, or else in English. */
import { FluentBundle, FluentResource } from "./lib/fluent.js"
import { batch, signal, useEffect, useState } from "./lib/preact.js"
import { language } from "./settings.js"
import { readFile } from "./server.js"
import { bound } from "./typography.js"

/** @typedef {{id: string, args?: Record<string, any>, rule?: string}} Message args may hold messages too */

export class Words {
  /**
   * @param {string} code
   * @param {FluentBundle[]} bundles the reader's language first
   * @param {() => void} [miss] called when a message is in none of them
   */
  constructor(code, bundles, miss = () => {}) {
    this.code = code
    this.bundles = bundles
    this.miss = miss
    this.numbers = new Intl.NumberFormat(code)
  }

  /** @param {string} id @param {Record<string, any>} [args] */
  t = (id, args) => this.tell({ id, args })

  /** @param {string} id */
  knows = (id) => this.bundles.some((known) => known.getMessage(id)?.value)

  /** @param {Message} message @returns {string} */
  tell = ({ id, args = {} }) => {
    const told = Object.fromEntries(
      Object.entries(args).map(([name, arg]) => [name, arg?.id ? this.tell(arg) : arg]),
    )
    for (const known of this.bundles) {
      const pattern = known.getMessage(id)?.value
      if (pattern) return bound(known.formatPattern(pattern, told, []), this.code)
    }
    this.miss()
    return id
  }

  /** @param {number} points */
  points = (points) => this.numbers.format(points).replace("-", "−")

  /** @param {number} points */
  signed = (points) => (points > 0 ? "+" : "") + this.points(points)
}

/** The § of a message, or of a message in its arguments. @param {Message} message @returns {string} */
export const ruleOf = ({ rule, args = {} }) =>
  rule || Object.values(args).find((arg) => arg?.rule)?.rule || ""

/**
 * The loaded words by game; those of "" belong to no game. All change together with the language.
 * @type {Map<string, import("@preact/signals").Signal<Words>>}
 */
const spoken = new Map()

/** Load the words of a game; they follow the language. @param {string} [game] */
export async function speech(game = "") {
  const words = await load(language.value, game)
  if (!spoken.has(game)) spoken.set(game, signal(words))
  return /** @type {import("@preact/signals").Signal<Words>} */ (spoken.get(game))
}

/** Change the language. @param {string} code */
export async function speak(code) {
  const games = [...spoken.keys()]
  const words = await Promise.all(games.map((game) => load(code, game)))
  batch(() => {
    language.value = code
    games.forEach((game, i) => {
      ;/** @type {any} */ (spoken.get(game)).value = words[i]
    })
  })
  document.documentElement.lang = code
}

/** The words that belong to no game; a component that uses them is redrawn when the language changes. */
export const house = () => /** @type {import("@preact/signals").Signal<Words>} */ (spoken.get("")).value

/** @param {string} id @param {Record<string, any>} [args] */
export const t = (id, args) => house().t(id, args)

/**
 * The words of a game for a component; null until they are loaded.
 * @param {string} game
 * @returns {Words | null}
 */
export function useSpeech(game) {
  const [words, found] = useState(spoken.get(game))
  useEffect(() => {
    speech(game).then(found)
  }, [game])
  return words?.value ?? null
}

/** Load the words of a language; English comes later, if a message is missing. */
async function load(/** @type {string} */ code, /** @type {string} */ game) {
  const own = await bundle(code, game)
  let asked = code === "en"
  const miss = async () => {
    if (asked) return
    asked = true
    const words = new Words(code, [own, await bundle("en", game)])
    const shown = spoken.get(game)
    if (shown?.value.code === code) shown.value = words
  }
  return new Words(code, [own], miss)
}

/** @param {string} code @param {string} game */
async function bundle(code, game) {
  const made = new FluentBundle(code, { useIsolating: false })
  const files = [`/messages/${code}.ftl`, ...(game ? [`/games/${game}/messages.${code}.ftl`] : [])]
  for (const texts of await Promise.all(files.map(resource))) made.addResource(texts)
  return made
}

/** Files that were read, because games share some of them. @type {Map<string, Promise<FluentResource>>} */
const resources = new Map()

/** @param {string} path */
function resource(path) {
  if (!resources.has(path)) resources.set(path, read(path))
  return /** @type {Promise<FluentResource>} */ (resources.get(path))
}

/** @param {string} path */
const read = async (path) => new FluentResource(await readFile(path))
