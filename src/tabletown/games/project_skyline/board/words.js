// What pieces and places are, as messages with their §.
import { say } from "../../../web/board/messages.js"
import { CARDS, CARD_RULES, CENTRE, COLOURS, CORNERS, SIGNS } from "./facts.js"
import { SPACES, fieldName, squareOf } from "./plan.js"

/** @typedef {import("../../../web/board/contract.js").Message} Message */

/** What a piece or a place is. @param {string} word @returns {Message} */
export const explain = (word) => {
  if (CARDS.includes(word)) return say(`card-${word}`, {}, CARD_RULES[word])
  if (/^[rgby][123T]/.test(word)) return explainBuilding(word.split(" "))
  const [what, ...which] = word.split(/[- /]/)
  return what in PIECES ? PIECES[what](which) : explainField(word)
}

/** By itself, or where it stands, with the rent of its group. @param {string[]} word */
const explainBuilding = ([[owner, sign], field, rent]) => {
  const args = { seat: COLOURS.indexOf(owner) + 1, floors: SIGNS.indexOf(sign) + 1 }
  if (field)
    return say(sign === "T" ? "built-tower" : "built-floors", { ...args, field, rent: Number(rent) }, "§3.5")
  return sign === "T" ? say("piece-tower", args, "§5.4") : say("piece-floors", args, "§3.5")
}

/** @type {Record<string, (which: string[]) => Message>} */
const PIECES = {
  figure: ([seat]) => say("piece-figure", { seat: Number(seat) }, "§3.3"),
  seat: ([seat]) => say("piece-figure", { seat: Number(seat) }, "§3.3"),
  white: () => say("piece-white", {}, "§3.2"),
  black: () => say("piece-black", {}, "§3.2"),
  architect: () => say("piece-architect", {}, "§4.1"),
  cash: () => say("piece-cash", {}, "§1.4"),
  floors: () => say("piece-supply", {}, "§1.3"),
  borrowed: () => say("piece-borrowed", {}, "§4.6"),
  towers: ([, built, all]) => say("piece-towers", { built: Number(built), all: Number(all) }, "§7.1"),
  card: () => say("piece-pile", {}, "§6.1"),
  space: ([n, owner, rent]) =>
    explainSpace(fieldName(SPACES[Number(n)].square), COLOURS.indexOf(owner ?? "-") + 1, Number(rent)),
}

/** @param {string} field @param {number} seat 0: nobody builds there @param {number} rent */
const explainSpace = (field, seat, rent) =>
  seat ? say("place-rent", { field, seat, rent }, "§3.5") : say("place-space", { field }, "§3.5")

/** @param {string} word */
const explainField = (word) => {
  if (CORNERS.includes(word)) return say("place-corner", { corner: say(`corner-${word}`) }, "§3.4")
  return CENTRE.includes(squareOf(word))
    ? say("place-centre", { field: word }, "§2.2")
    : say("place-field", { field: word }, "§1.1")
}
