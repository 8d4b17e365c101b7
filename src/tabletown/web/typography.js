/** Polish lines do not end with a word of one letter: it stays with the word that follows it. */

const KEPT = "\u00a0" // a space at which no line is broken

/** Small letters anywhere; capitals only at the start of a sentence, because elsewhere they name pieces. */
const ONE_LETTER = /(?<=^|[\s(„–])([aiouwz]|(?<=^|[\n(„]|[.!?:…]\s)[AIOUWZ]) (?=\S|$)/g

/**
 * Bind short words of a text to what follows them, also if that is not text.
 * @param {string} text
 * @param {string} code of its language
 */
export const bound = (text, code) => (code === "pl" ? text.replace(ONE_LETTER, `$1${KEPT}`) : text)
