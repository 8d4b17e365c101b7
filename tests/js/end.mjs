// Tell the end of matches, without a browser: group their scores, compare their seats, say how they ended.
import { readFileSync } from "node:fs"
import { headline, placeOf, ranked } from "/web/headline.js"
import { compared, differences, sectionsOf, tallied } from "/web/table/end/sections.js"
import { all, written } from "./drawing.mjs"

const { headlines = [], matches = [] } = JSON.parse(readFileSync(0, "utf8"))

const said = ({ seat, ...ending }) => ({
  told: headline(ending, seat),
  ranked: ranked(ending),
  places: ending.totals.map((_, each) => placeOf(ending, each)),
})

/** Everything that is told of a match, as plain facts. */
async function told({ game, seats, totals, winners, seat, events }) {
  const board = game && (await import(`/games/${game}/board/board.js`))
  const end = (await board?.end?.()) ?? { sections: [], wordOf: () => "" }
  const sections = sectionsOf(seats, end.sections)
  const pair = compared({ totals, winners }, seat)
  return {
    sections: sections.map(({ kind, lines, sums }) => ({
      ...kind,
      sums,
      lines: lines.map((its) => its.length),
    })),
    tallies: sections.map((_, i) => tallied(sections.slice(0, i + 1), seats.length)),
    pair,
    differences: pair ? differences(seats, end.sections, pair) : [],
    charts: end.charts?.({ seats, events }) ?? [],
    course: end.course ?? null,
    unknown: board ? undrawn(board, end, seats) : [],
  }
}

/** The lines whose piece the game cannot draw. */
function undrawn(board, end, seats) {
  const ids = all(/ id="([^"]*)"/g, written(board.defs()))
  const words = seats.flatMap((lines, seat) => lines.map((line) => end.wordOf(line, seat)))
  return words.filter(Boolean).filter((word) => {
    const drawn = written(board.piece(word, { size: 30 }))
    return /undefined|NaN/.test(drawn) || all(/ href="#([^"]*)"/g, drawn).some((id) => !ids.includes(id))
  })
}

console.log(JSON.stringify({ headlines: headlines.map(said), matches: await Promise.all(matches.map(told)) }))
