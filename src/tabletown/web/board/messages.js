/** Messages of a board: sentences without a language, with the § they rest on. */

/** @typedef {{id: string, args: Record<string, any>, rule: string}} Message arguments may be messages */

/**
 * @param {string} id of a text in the game's Fluent files
 * @param {Record<string, any>} [args]
 * @param {string} [rule] the § of the rulebook
 * @returns {Message}
 */
export const say = (id, args = {}, rule = "") => ({ id, args, rule })
