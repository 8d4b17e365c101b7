/** Tell an event as a sentence with small pictures of the pieces, and people by name and colour. */
import { html } from "../../lib/preact.js"
import { Badge } from "../../icons.js"
import { read } from "../selection/moves.js"

/** @typedef {import("../state.js").Table} Table */
/** @typedef {import("../../server.js").ToldEvent} ToldEvent */
/** @typedef {import("../../server.js").ToldRemark} ToldRemark */
/** @typedef {import("../../words.js").Message} Message */
/** @typedef {import("../../board/contract.js").Picture} Picture */

const SIZE = 22 // pixels of a picture
const PEOPLE = ["seat", "payer"] // arguments that are numbers of seats
const MARK = /\uE000(\d+)\uE001/ // where something drawn belongs

/** @param {{table: Table, event: ToldEvent}} props */
export const Sentence = ({ table, event }) =>
  html`${person(table, event.seat)} <${Deed} table=${table} event=${event} />`

/** A sentence without the name of whoever moved. @param {{table: Table, event: ToldEvent}} props */
export const Deed = ({ table, event }) => partsOf(table, event)

/** A remark, with the badge of its seat. @param {{table: Table, remark: ToldRemark}} props */
export const Remarked = ({ table: { words }, remark: { seat, told } }) =>
  html`<span class="remarked">
    ${seat >= 0 && html`<${Badge} seat=${seat} size=${16} />`}${words.tell(told)}</span>`

/** @param {Table} table @param {ToldEvent} event @returns {unknown[]} texts and drawings */
function partsOf(table, event) {
  /** @type {unknown[]} */
  const drawn = []
  const mark = (/** @type {unknown} */ drawing) => `\uE000${drawn.push(drawing) - 1}\uE001`
  const told = table.words.tell(retold(table, event.told, picturesOf(table, event), mark))
  return told.split(MARK).map((part, i) => (i % 2 ? drawn[Number(part)] : part))
}

/**
 * A message in its version for the page, if it has one, with marks instead of codes and numbers.
 * @param {Table} table
 * @param {Message} message
 * @param {Record<string, Picture>} pictures
 * @param {(drawing: unknown) => string} mark
 * @returns {Message}
 */
function retold(table, { id, args = {} }, pictures, mark) {
  const own = `log-${id}`
  const inner = Object.entries(args).map(([name, arg]) => [
    name,
    arg?.id ? retold(table, arg, pictures, mark) : arg,
  ])
  if (!table.words.knows(own)) return { id, args: Object.fromEntries(inner) }
  const people = PEOPLE.filter((name) => args[name]).map((name) => [
    name,
    mark(person(table, args[name] - 1)),
  ])
  const pieces = Object.entries(pictures).map(([name, picture]) => [name, mark(drawing(table, picture))])
  return { id: own, args: Object.fromEntries([...inner, ...people, ...pieces]) }
}

/** @param {Table} table @param {Picture} picture */
const drawing = ({ board, words }, { word, ...held }) =>
  html`<span class="pictured" role="img" aria-label=${words.tell(board.explain(word))}>
    ${board.piece(word, { ...held, size: SIZE })}</span>`

/** What is drawn, by the arguments of a message. @param {Table} table @param {ToldEvent} event */
function picturesOf({ board, view }, { seat, move }) {
  if (!board) return {}
  const { aim, ...words } = read(move, board, view.peek(), seat)
  const word = aim.piece ?? aim.of
  const own = board.pictures?.(seat, words)
  return own ?? (word ? { piece: { word, turn: Number(aim.turn ?? 0), flip: aim.flip } } : {})
}

/** @param {Table} table @param {number} seat nature has no name */
const person = ({ names }, seat) =>
  seat >= 0 && html`<b class="person"><${Badge} seat=${seat} size=${16} />${names.value[seat]}</b>`
