/** The ways into the lessons of a game. */
import { openLesson } from "./opening.js"
import { Press } from "../components.js"
import { html, useState } from "../lib/preact.js"
import { preload } from "../preload.js"
import { ProblemTold } from "../problem.js"
import { problemIn } from "../server.js"
import { t } from "../words.js"

/** @typedef {import("../catalogue.js").Game} Game */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("../words.js").Message} Message */

/** Begin a lesson. @param {{game: Game, lesson: string, children?: any}} props children: its name */
export function Learn({ game, lesson, children }) {
  const [wrong, say] = useState(/** @type {Message | null} */ (null))
  const [busy, work] = useState(false)
  const begin = () => {
    work(true)
    preload("table")
    openLesson(game.name, lesson).catch((problem) => {
      work(false)
      say(problemIn(problem))
    })
  }
  return html`<${Press} class="learn" disabled=${busy} press=${begin}
    aria-label=${children ? undefined : t("page-learn-game", { game: game.title })}>
    ${children ?? t("page-learn")}<//>${wrong && html`<${ProblemTold} told=${wrong} />`}`
}

/** All lessons of a game, by name. @param {{game: Game, words: Words | null}} props */
export const Lessons = ({ game, words }) =>
  words &&
  game.lessons.length > 0 &&
  html`<section class="lessons"><h3>${t("page-lessons")}</h3>
    <div class="row">${game.lessons.map(
      (name) => html`<${Learn} key=${name} game=${game} lesson=${name}>${words.t(`learn-${name}`)}<//>`,
    )}</div></section>`
