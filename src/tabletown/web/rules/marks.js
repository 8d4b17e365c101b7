/** Cut lines where hits begin and end, so that the hits can be marked. */

/** @typedef {import("./rulebook.js").Line} Line */
/** @typedef {import("./rulebook.js").Word} Word */
/** @typedef {import("./search.js").Hit} Hit */
/** @typedef {Word & {hit?: number}} Piece hit: the number of the hit it belongs to */

/** Group hits by their lines. @param {Hit[]} hits @returns {Map<Line, Hit[]>} */
export function byLine(hits) {
  const found = new Map()
  for (const hit of hits) found.set(hit.line, [...(found.get(hit.line) ?? []), hit])
  return found
}

/** @param {Line} line @param {Hit[]} [hits] in this line @returns {Piece[]} */
export function cutLine(line, hits = []) {
  let start = 0
  return line.flatMap((word) => {
    const pieces = cutWord(word, start, hits)
    start += word.text.length
    return pieces
  })
}

/**
 * Cut a word where hits begin and end; the number of a § and the name of a piece stay whole.
 * @param {Word} word
 * @param {number} start its place in the line
 * @param {Hit[]} hits
 * @returns {Piece[]}
 */
function cutWord(word, start, hits) {
  const { kind, text } = word
  const end = start + text.length
  const borders = kind === "rule" || kind === "piece" ? [] : hits.flatMap(({ from, to }) => [from, to])
  const cuts = [start, ...borders.filter((at) => start < at && at < end), end]
  const pieces = cuts
    .slice(1)
    .map((to, i) => ({
      ...word,
      text: text.slice(cuts[i] - start, to - start),
      hit: hitAt(cuts[i], to, hits),
    }))
  return pieces.filter((piece) => piece.text)
}

/** @param {number} start @param {number} end @param {Hit[]} hits */
const hitAt = (start, end, hits) => hits.find(({ from, to }) => from < end && to > start)?.number
