/** The worker in which bots think: a line of JSON comes in, another goes out, empty if the bot failed. */
import { startPython } from "./python.js"

const ready = startPython().then((python) => python.pyimport("tabletown.bots.worker").answer)

self.onmessage = async ({ data: { id, line } }) => postMessage({ id, line: await answer(line) })

/** @param {string} line */
async function answer(line) {
  try {
    return (await ready)(line)
  } catch (wrong) {
    console.error(String(wrong))
    return ""
  }
}
