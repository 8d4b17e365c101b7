/** Tell a line without the codes of its pieces, which are of use only to those who type. */

/** @typedef {import("./words.js").Message} Message */

/** @param {{tell: (message: Message) => string}} words @param {Message} told @returns {string} */
export const uncoded = (words, told) =>
  valuesIn(told).reduce((text, code) => text.replace(` (${code})`, ""), words.tell(told))

/** What a message was given, and the messages in it. @param {Message} message @returns {string[]} */
const valuesIn = ({ args = {} }) =>
  Object.values(args).flatMap((arg) => (arg?.id ? valuesIn(arg) : [String(arg)]))
