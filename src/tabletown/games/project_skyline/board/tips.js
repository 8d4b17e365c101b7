// Tips for a first match, each shown once when it matters: one for every step and every § of the end.

/** @type {{id: string, rule: string, kinds?: string[], scored?: string, over?: boolean}[]} */
export const tips = [
  { id: "tip-corner", rule: "§8.2", kinds: ["corner"] },
  { id: "tip-tower", rule: "§2.2", kinds: ["tower"] },
  { id: "tip-floor", rule: "§2.3", kinds: ["floor"] },
  { id: "tip-roll", rule: "§3.2", kinds: ["roll"] },
  { id: "tip-build", rule: "§4.1", kinds: ["build"] },
  { id: "tip-capture", rule: "§5.2", kinds: ["capture"] },
  { id: "tip-join", rule: "§8.1", kinds: ["join"] },
  { id: "tip-card", rule: "§6.2", kinds: ["push", "tax", "remove", "pick"] },
  { id: "tip-second", rule: "§6.11", kinds: ["swap", "move"] },
  { id: "tip-done", rule: "§3.6", kinds: ["done"] },
  { id: "tip-rent", rule: "§3.5", kinds: ["roll"] },
  { id: "tip-all-towers", rule: "§7.1", kinds: ["done"] },
  { id: "tip-ruin", rule: "§7.2", kinds: ["roll"] },
  { id: "tip-cash", rule: "§7.3", kinds: ["done"] },
  { id: "tip-premium", rule: "§7.4", kinds: ["done"] },
  { id: "tip-debt", rule: "§7.5", scored: "§7.5" },
  { id: "tip-winner", rule: "§7.6", over: true },
]
