/** What typing makes of a square: the beginning of a word of the sheet. */

/**
 * Return what the keys begin, as far back as they begin anything, either anew or added to what was there
 * before; keys that begin no word stay as they are.
 * @param {string[]} words what can be written on a square
 * @param {string} before
 * @param {string} keys typed since the square got the focus
 * @param {(typed: string) => string | undefined} [drawn] the beginning of a word that is not on the list
 */
export function typedWord(words, before, keys, drawn = () => undefined) {
  const stems = ["", ...words.filter((word) => before.startsWith(word))]
  const ends = [...keys].map((_, from) => keys.slice(from))
  const found = ends.flatMap((end) =>
    stems.flatMap((stem) => begun(words, stem + end) ?? drawn(stem + end) ?? []),
  )
  return found[0] ?? keys
}

/** Return the beginning of a word, as the sheet writes it. @param {string[]} words @param {string} typed */
const begun = (words, typed) =>
  words
    .map((word) => word.slice(0, typed.length))
    .find((start) => start.toLowerCase() === typed.toLowerCase())
