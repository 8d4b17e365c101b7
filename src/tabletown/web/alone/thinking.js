/** Ask the bots, which think in a worker of their own. */

const worker = new Worker(new URL("bots.js", import.meta.url), { type: "module" })
/** @type {Map<number, (line: string) => void>} */
const waiting = new Map()
let last = 0

worker.onmessage = ({ data: { id, line } }) => {
  waiting.get(id)?.(line)
  waiting.delete(id)
}

/** @param {string} line @returns {Promise<string>} */
export const think = (line) =>
  new Promise((done) => {
    waiting.set(++last, done)
    worker.postMessage({ id: last, line })
  })
