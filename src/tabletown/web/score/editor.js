/** The editor of a sheet: cities to tap on, brushes, the text, its state, and the result. */
import { html, useState } from "../lib/preact.js"
import { Brushes } from "./brushes.js"
import { Paper } from "./paper.js"
import { Result } from "./result.js"
import { Seats } from "./seats.js"
import { State } from "./state.js"
import { Tapping } from "./tapping.js"

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../words.js").Words} Words */

/** @param {{draft: Draft, words: Words, open: (rule: string) => void}} props open: shows a § */
export function Editor({ draft, words, open }) {
  const [shown, show] = useState(0)
  const [chosen, choose] = useState("")
  const { sheet, Fields } = draft
  const parts = draft.parts.value
  const seat = Math.min(shown, parts.length - 1)
  const brushes = draft.groups.flatMap((group) => group.brushes)
  const brush = brushes.find(({ word }) => word === chosen) ?? brushes[0]
  const state = html`<${State} draft=${draft} words=${words} open=${open} show=${show} />`
  const result = html`<${Result} draft=${draft} words=${words} open=${open} />`
  if (!draft.board || !parts.length)
    return html`<main class="score text-only"><${Paper} draft=${draft} />${state}${result}</main>`
  return html`<main class="score">
    <div class="desk">
      <section class="town">
        ${!sheet.shared && html`<${Seats} draft=${draft} seat=${seat} show=${show} words=${words} />`}
        <${Tapping} key=${seat} draft=${draft} seat=${seat} brush=${brush} words=${words} />
      </section>
      <div class="dock">
        ${state}
        <${Brushes} draft=${draft} brush=${brush} choose=${choose} words=${words} />
      </div>
      <div class="more">
        ${Fields && html`<${Fields} draft=${draft} seat=${seat} words=${words} choose=${choose} />`}
        <${Paper} draft=${draft} />
      </div>
    </div>
    ${result}
  </main>`
}
