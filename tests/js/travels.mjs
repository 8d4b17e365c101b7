// Say what travels when each of some events is shown, and which of it goes to a place that is not there.
import { readFileSync } from "node:fs"
import { travelsOf } from "/web/table/motion/travels.js"

const { game, steps } = JSON.parse(readFileSync(0, "utf-8"))
const board = await import(`/games/${game}/board/board.js`)
const isThere = (view, { seat, to }) => !to.place || to.place in board.places(view, seat, board.look ?? {})

const travels = steps.flatMap(({ before, event, after }) =>
  travelsOf(board, before, event, after).map((travel) => ({ ...travel, there: isThere(after, travel) })),
)
process.stdout.write(JSON.stringify(travels))
