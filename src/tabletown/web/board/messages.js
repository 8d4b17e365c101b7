/** What a board says: messages without a language, with the § they rest on. */

/** @typedef {{id: string, args: Record<string, any>, rule: string}} Message an argument may be a message itself */

/**
 * @param {string} id of a text in the game's Fluent files
 * @param {Record<string, any>} [args]
 * @param {string} [rule] the § of the rulebook
 * @returns {Message}
 */
export const say = (id, args = {}, rule = "") => ({ id, args, rule })
