/** Check a seed in the browser itself, so that nobody needs to trust the server for it. */

/**
 * Say whether a seed belongs to its hash; null if this browser cannot compute hashes, as without https.
 * @param {string} seed in hexadecimal digits
 * @param {string} hash the SHA-256 of the seed's bytes
 * @returns {Promise<boolean | null>}
 */
export async function fits(seed, hash) {
  if (!globalThis.crypto?.subtle) return null
  const found = await crypto.subtle.digest("SHA-256", bytesOf(seed))
  return hexOf(new Uint8Array(found)) === hash
}

/** @param {string} hex */
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))

/** @param {Uint8Array} bytes */
const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")

/** What this browser can say about a hash. @param {string} hash @param {string} [before] seen in play */
export function memoryOf(hash, before) {
  if (!before) return "page-fair-new"
  return before === hash ? "page-fair-known" : "page-fair-changed"
}
