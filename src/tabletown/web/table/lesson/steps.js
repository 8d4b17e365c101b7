/** Where a lesson stands, from its steps and the number of events that were played. */

/**
 * @typedef {{name: string, at: number, rules: string[], move: string, tries: string, sheet: string}} Step
 * at: how many events come before it; move: to make; tries: a move to try, which the rules refuse;
 * sheet: finished cities to look at
 */

/** The first step of this moment, or while others move, the last one before. @param {Step[]} steps */
export function stepAt(steps, /** @type {number} */ seq) {
  const now = steps.findIndex(({ at }) => at === seq)
  return now < 0 ? steps.findLastIndex(({ at }) => at < seq) : now
}

/** Does the lesson still go on? @param {Step[]} steps @param {number} seq */
export const goesOn = (steps, seq) => seq <= (steps.at(-1)?.at ?? -1)

/** Is this a step that lies behind? @param {Step[]} steps @param {number} index @param {number} seq */
export const isBehind = (steps, index, seq) => index < stepAt(steps, seq)

/** May somebody go on from a step, or do others have to move first? @param {Step[]} steps */
export const mayGoOn = (steps, /** @type {number} */ index, /** @type {number} */ seq) =>
  isBehind(steps, index, seq) || steps[index]?.at === seq

/** The title of a step is the first line of its text. @param {string} text */
export function titled(text) {
  const [title, ...rest] = text.split("\n")
  return { title, about: rest.join("\n") }
}
