/** The end of a match: who has won, why, and every point, told section by section. */
import { html, useEffect, useMemo, useRef, useState } from "../../lib/preact.js"
import { announce } from "../../components.js"
import { headline } from "../../headline.js"
import { inTabs } from "../size.js"
import { t } from "../../words.js"
import { Fairness } from "../fairness/fairness.js"
import { Tip } from "../panels/tips.js"
import { Actions } from "./actions.js"
import { Charts } from "./charts.js"
import { Differences } from "./differences.js"
import { Section } from "./section.js"
import { sectionsOf } from "./sections.js"
import { Standing } from "./standing.js"
import { useTelling } from "./telling.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../board/contract.js").End} Told how the game tells its end */
/** @typedef {{table: Table, end: Told}} Props what every part of the end is given */

/** @type {Told} for games that say nothing of it */
const PLAIN = { sections: [], wordOf: () => "" }

/** @param {{table: Table}} props */
export function End({ table }) {
  const [end, found] = useState(/** @type {Told | null} */ (table.board?.end ? null : PLAIN))
  useEffect(() => {
    table.board?.end?.().then(found)
  }, [table])
  return html`<section class="end panel" aria-label=${t("page-end-of-match")} aria-busy=${!end}>
    ${end && html`<${Story} table=${table} end=${end} />`}</section>`
}

/** @param {Props} props */
function Story({ table, end }) {
  const scored = table.scores.value
  const sections = useMemo(() => sectionsOf(scored?.seats ?? [], end.sections), [scored, end])
  const { told, telling, again, skip } = useTelling(table, sections)
  const shown = sections.slice(0, told + 1)
  return html`<${Headline} table=${table} telling=${telling} />
    <${Standing} table=${table} section=${sections[told]} />
    <div class="story">
      ${!telling && html`<${Differences} table=${table} end=${end} />`}
      ${shown.map(
        (section, i) =>
          html`<${Section} key=${i} table=${table} end=${end} section=${section} all=${sections}
            now=${i === told} />`,
      )}
      ${!telling && html`<${Charts} table=${table} end=${end} />`}
      ${!telling && html`<${Fairness} table=${table} />`}
      ${!telling && !inTabs.value && html`<${Tip} table=${table} />`}
    </div>
    <${Actions} table=${table} telling=${telling} again=${again} skip=${skip} />`
}

/** Who has won, once that is told; it is announced then. @param {{table: Table, telling: boolean}} props */
function Headline({ table, telling }) {
  const before = useRef(telling)
  const here = useRef(/** @type {HTMLElement | null} */ (null))
  const told = telling ? t("page-telling") : verdict(table, table.seat.value)
  useEffect(() => {
    if (before.current && !telling) {
      announce(told)
      toTop(here.current?.closest(".end"))
    }
    before.current = telling
  }, [telling])
  return html`<h2 class="headline" tabindex="-1" ref=${here}>${told}</h2>`
}

/** Scroll back to who has won, and why. @param {Element | null | undefined} end */
const toTop = (end) =>
  [end, end?.querySelector(".story")].forEach((part) => part?.scrollTo({ top: 0, behavior: "instant" }))

/** @param {Table} table @param {number | null} seat as whom it is told */
export function verdict({ scores, now, names, words }, seat) {
  const ending = { totals: scores.value?.totals ?? [], winners: now.value?.winners ?? [], names: names.value }
  return words.tell(headline(ending, seat, words.code))
}
