/** The worker in which bots think: a line of JSON comes in, another goes out, empty if the bot failed. */
import { startPython } from "./python.js"

const ready = startPython().then((python) => python.pyimport("tabletown.bots.worker").answer)

self.onmessage = async ({ data: { id, line } }) => {
  const answer = await ready
  postMessage({ id, line: attempt(() => answer(line)) })
}

/** @param {() => string} think */
function attempt(think) {
  try {
    return think()
  } catch (wrong) {
    console.error(String(wrong))
    return ""
  }
}
