/** Is the screen too narrow for columns? */
import { signal } from "../lib/preact.js"

const query = matchMedia("(max-width: 1000px)")
export const narrow = signal(query.matches)
query.addEventListener("change", () => {
  narrow.value = query.matches
})
