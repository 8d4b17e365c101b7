/** Let the browser save a file. */

/** @param {string} name @param {Blob} content */
export function saveFile(name, content) {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement("a"), { href, download: name }).click()
  URL.revokeObjectURL(href)
}
