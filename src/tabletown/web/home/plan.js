/** The plan of a match: who sits where, and what is agreed. The browser remembers the last of each game. */
import { recall, remember } from "../memory.js"
import { USUAL } from "../catalogue.js"
import { together } from "../surroundings.js"

/** @typedef {import("../catalogue.js").Game} Game */
/** @typedef {import("../catalogue.js").Catalogue} Catalogue */
/** @typedef {{who: string, name: string}} SeatPlan who: here, link, or the name of a bot */
/**
 * @typedef {{seats: SeatPlan[], options: Record<string, string>, aids: string[], seeded: boolean,
 *   clock?: import("../server.js").Clock | null}} Plan
 */

/** @param {Game} game @param {Catalogue} catalogue @returns {Plan} */
export function lastPlan(game, catalogue) {
  const last = JSON.parse(recall(`setup ${game.name}`) ?? "null")
  return last && stillPossible(last, game, catalogue) ? last : usualPlan(game, catalogue)
}

/** @param {Game} game @param {Plan} plan */
export const rememberPlan = (game, plan) => remember(`setup ${game.name}`, JSON.stringify(plan))

/** You against a bot, with every aid. @param {Game} game @param {Catalogue} catalogue @returns {Plan} */
function usualPlan(game, catalogue) {
  const count = game.seats.includes(2) ? 2 : game.seats[0]
  const seats = Array.from({ length: count }, (_, seat) => ({ who: seat ? USUAL : "here", name: "" }))
  return { seats, options: {}, aids: catalogue.aids, seeded: true }
}

/**
 * Does a remembered plan fit the games and bots of today?
 * @param {Plan} plan
 * @param {Game} game
 * @param {Catalogue} catalogue
 */
function stillPossible({ seats, options, aids }, game, catalogue) {
  const sitters = ["here", ...(together ? ["link"] : []), ...catalogue.bots]
  const choices = Object.fromEntries(game.options.map((option) => [option.name, option.choices]))
  return (
    game.seats.includes(seats.length) &&
    seats.every(({ who }) => sitters.includes(who)) &&
    aids.every((aid) => catalogue.aids.includes(aid)) &&
    Object.entries(options).every(([name, choice]) => choices[name]?.includes(choice))
  )
}

/** The options open to this number of seats. @param {Game} game @param {Plan} plan */
export const openOptions = (game, plan) =>
  game.options.filter(({ seats }) => seats.includes(plan.seats.length))

/** What is chosen so far. @param {Plan} plan @param {import("../catalogue.js").Option} option */
export const choiceOf = (plan, { name, default: usual, suggested }) =>
  plan.options[name] ?? suggested ?? usual

/** The seats at this browser. @param {Plan} plan */
export const seatsHere = (plan) => plan.seats.flatMap(({ who }, seat) => (who === "here" ? [seat] : []))

/** The plan in the form that the server expects. @param {Game} game @param {Plan} plan */
export function wanted(game, plan) {
  const seats = plan.seats.map(({ who }) => (who === "here" || who === "link" ? "human" : who))
  const options = Object.fromEntries(
    openOptions(game, plan).map((option) => [option.name, choiceOf(plan, option)]),
  )
  return { game: game.name, seats, options, aids: plan.aids, seeded: plan.seeded, clock: plan.clock ?? null }
}
