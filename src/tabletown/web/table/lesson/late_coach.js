/** The card of a lesson, loaded when there is one; it stands beside the city, or where moves are typed. */
import { later } from "../later.js"

const load = async () => (await import("./coach.js")).Coach

export const Coach = later(load, "/web/table/lesson/lesson.css")

/** Does the card stand beside the city? @param {import("../state.js").Table} table */
export const isCoached = ({ lesson, drawer }) => lesson.running.value && drawer.value !== "text"
