/** A component that is loaded, with its stylesheet, when it is first shown. */
import { html, useEffect, useState } from "../lib/preact.js"
import { styled } from "../page.js"

/** @param {() => Promise<any>} load the component @param {string} looks the path of the stylesheet */
export const later = (load, looks) => (/** @type {any} */ props) => {
  const [Shown, show] = useState(/** @type {any} */ (null))
  useEffect(() => {
    Promise.all([load(), styled(looks)]).then(([found]) => show(() => found))
  }, [])
  return Shown && html`<${Shown} ...${props} />`
}
