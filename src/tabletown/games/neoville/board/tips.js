// Tips for a first match, each shown once when it matters: one for every step and every § that scores.

/** @type {{id: string, rule: string, kinds?: string[], scored?: string, over?: boolean}[]} */
export const tips = [
  { id: "tip-lay", rule: "§4.2", kinds: ["lay"] },
  { id: "tip-build", rule: "§5.1", kinds: ["build", "skip"] },
  { id: "tip-draw", rule: "§6.1", kinds: ["take", "draw"] },
  { id: "tip-done", rule: "§6.2", kinds: ["done"] },
  { id: "tip-skyscraper", rule: "§7.1", scored: "§7.1" },
  { id: "tip-joining", rule: "§4.4", scored: "§7.1" },
  { id: "tip-bus", rule: "§7.2", scored: "§7.2" },
  { id: "tip-windmill", rule: "§7.3", scored: "§7.3" },
  { id: "tip-biodome", rule: "§7.4", scored: "§7.4" },
  { id: "tip-most", rule: "§7.5", scored: "§7.5" },
  { id: "tip-winner", rule: "§7.6", over: true },
]
