/** The picture of a game; one that has none is shown under the roof of the house. */
import { html, useState } from "/web/lib/preact.js"

/** @param {{game: string, drawn?: boolean}} props */
export function Cover({ game, drawn = true }) {
  const [missing, miss] = useState(!drawn)
  if (missing) return html`<img class="cover plain" src="/web/icon.svg" alt="" width="326" height="292" />`
  return html`<img class="cover" src=${`/games/${game}/cover.svg`} alt="" width="326" height="292" onError=${() => miss(true)} />`
}
