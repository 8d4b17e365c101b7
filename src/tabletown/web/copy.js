/** Copy text to the clipboard. */

/**
 * Copy the text of a field. Without https pages may not use the clipboard, so the field is selected instead.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @returns {Promise<boolean>} did it work?
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
