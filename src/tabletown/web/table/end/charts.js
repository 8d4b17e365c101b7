/** The charts of a finished match: how the totals went, and what the game draws of it. */
import { html, useEffect, useState } from "../../lib/preact.js"
import { ignored } from "../../server.js"
import { inTabs } from "../size.js"
import { t } from "../../words.js"
import { Bars, Curves } from "./chart.js"

/** @typedef {import("./end.js").Props} Props */
/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../board/contract.js").Chart} Chart */

/** @param {Props} props */
export function Charts({ table, end }) {
  const { words, names, scores, events } = table
  const told = { names: names.value, points: words.points, wide: inTabs.value ? 360 : 560 }
  const course = useCourse(table)
  const charts = end.charts?.({ seats: scores.value?.seats ?? [], events: events.value }) ?? []
  const title = words.tell(end.course ?? { id: "page-end-course" })
  return html`${charts.map((chart) => html`<${Bars} ...${told} ...${chartTold(table, chart)} />`)}
    ${
      course &&
      html`<${Curves} ...${told} title=${title} course=${course}
        start=${t("page-end-start")} end=${t("page-end-finish")} />`
    }`
}

/** A chart in words. @param {Table} table @param {Chart} chart */
const chartTold = ({ words }, { title, groups }) => ({
  title: words.tell(title),
  groups: groups.map((group) => ({
    title: typeof group.title === "string" ? group.title : words.tell(group.title),
    values: group.values,
  })),
})

/** Ask how the totals went. @param {Table} table @returns {number[][] | null} */
function useCourse(table) {
  const [course, found] = useState(/** @type {number[][] | null} */ (null))
  useEffect(() => {
    askCourse(table).then(found, ignored)
  }, [table])
  return course
}

/** @param {Table} table @returns {Promise<number[][]>} */
const askCourse = async ({ connection }) => (await connection.ask("course")).totals
