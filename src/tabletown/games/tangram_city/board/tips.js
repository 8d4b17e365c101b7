/**
 * Tips for a first match, each shown once when it matters: one for every kind of move and every § that
 * scores.
 */

/** @typedef {{id: string, rule: string, kinds?: string[], scored?: string, over?: boolean}} Tip */

/** @type {Tip[]} */
export const tips = [
  { id: "tip-side", rule: "§2.2", kinds: ["side"] },
  { id: "tip-place", rule: "§4.1", kinds: ["place"] },
  { id: "tip-rectangle", rule: "§6.1", scored: "§6.1" },
  { id: "tip-cards", rule: "§3.3", kinds: ["place"] },
  { id: "tip-skip", rule: "§4.4", kinds: ["skip"] },
  { id: "tip-fountain", rule: "§5.1", kinds: ["fountain"] },
  { id: "tip-balance", rule: "§9.2", kinds: ["fountain"] },
  { id: "tip-planning", rule: "§9.1", kinds: ["fountain"] },
  { id: "tip-done", rule: "§9.3", kinds: ["done"] },
  { id: "tip-over", rule: "§9.3", over: true },
  { id: "tip-rating", rule: "§9.4", scored: "§9.4" },
]
