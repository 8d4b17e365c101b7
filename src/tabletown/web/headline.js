/** Say in one sentence how a match ended, to one of its seats or to a spectator. */

/** @typedef {import("./words.js").Message} Message */
/** @typedef {{totals: number[], winners: number[], names: string[]}} Ending all but winners: one a seat */

/**
 * @param {Ending} ending
 * @param {number | null} seat null: a spectator
 * @param {string} [code] the language in which names are listed
 * @returns {Message}
 */
export function headline(ending, seat, code = "en") {
  const { totals, winners, names } = ending
  const won = seat !== null && winners.includes(seat)
  const told = winners.filter((winner) => winner !== seat).map((winner) => names[winner])
  const facts = { how: howWon(ending), name: told[0], names: listed(told, code), points: marginOf(ending) }
  if (totals.length === 1) return alone(ending, seat)
  if (seat === null) return { id: "page-end-watched", args: facts }
  if (won) return { id: "page-end-won", args: facts }
  return { id: "page-end-lost", args: { ...facts, place: placeNamed(placeOf(ending, seat)) } }
}

/** @param {Ending} ending @param {number | null} seat @returns {Message} */
const alone = ({ totals: [points], names: [name] }, seat) =>
  seat === null
    ? { id: "page-sheet-alone", args: { name, points } }
    : { id: "page-end-alone", args: { points } }

/** @param {Ending} ending */
const howWon = (ending) => (ending.winners.length > 1 ? "shared" : marginOf(ending) ? "ahead" : "tie-break")

/** How far the first is ahead of the second. @param {Ending} ending */
function marginOf(ending) {
  const [first, second] = ranked(ending).map((seat) => ending.totals[seat])
  return first - (second ?? 0)
}

/** @param {string[]} names @param {string} code */
const listed = (names, code) => new Intl.ListFormat(code).format(names)

const PLACES = ["first", "second", "third", "fourth", "fifth"]

/** @param {number} place @returns {Message} */
export const placeNamed = (place) => ({ id: "page-end-place", args: { place: PLACES[place - 1] } })

/** The seats by place: winners first, then by points. @param {Omit<Ending, "names">} ending */
export const ranked = ({ totals, winners }) =>
  totals
    .map((_, seat) => seat)
    .sort(
      (one, other) =>
        Number(winners.includes(other)) - Number(winners.includes(one)) || totals[other] - totals[one],
    )

/** The place of a seat, which those with equal points share. @param {Ending} ending @param {number} seat */
export function placeOf({ totals, winners }, seat) {
  if (winners.includes(seat)) return 1
  const better = totals.filter((total, other) => winners.includes(other) || total > totals[seat])
  return 1 + better.length
}
