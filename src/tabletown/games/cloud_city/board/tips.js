// Tips of a first match: one for every step of a turn, for every § that gives votes, and for the end.
import { CARDS, CARD_RULES } from "./facts.js"

/** @typedef {{ id: string, rule: string, kinds?: string[], scored?: string, over?: boolean }} Tip */

/** @type {Tip[]} */
export const tips = [
  { id: "tip-lay", rule: "§4", kinds: ["lay"] },
  { id: "tip-walk", rule: "§5", kinds: ["walk"] },
  { id: "tip-draw", rule: "§6.1", kinds: ["take", "draw"] },
  { id: "tip-votes", rule: "§7.1", scored: "§7.1" },
  ...CARDS.map((card) => ({ id: `tip-${card}`, rule: CARD_RULES[card], scored: CARD_RULES[card] })),
  { id: "tip-done", rule: "§6.2", kinds: ["done"] },
  { id: "tip-over", rule: "§7.2", over: true },
]
