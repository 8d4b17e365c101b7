/** Text for the clipboard. */

/**
 * Where a page may not use the clipboard, which wants https, it is done the old way: selected first.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @returns {Promise<boolean>} is it there?
 */
export function copy(field) {
  const copying = navigator.clipboard?.writeText(field.value) ?? Promise.reject()
  return copying.then(
    () => true,
    () => copySelected(field),
  )
}

/** @param {HTMLInputElement | HTMLTextAreaElement} field */
function copySelected(field) {
  field.select()
  return document.execCommand("copy")
}
