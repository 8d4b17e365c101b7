/** Let the browser's Back close what was opened last, instead of leaving the page. */

/** @type {(() => void)[]} */
const closers = [] // of everything that is open, the last one last
let returning = false // has a step back begun that is not over yet?
/** @type {(() => void)[]} */
const waiting = [] // for its end

/** How many things were open at this entry of the history. */
const depth = () => history.state?.opened ?? 0

/** Add to the history, but not during a step back, which would undo it. @param {() => void} add */
export function onceBack(add) {
  if (returning) waiting.push(add)
  else add()
}

/** Note that something was opened. @param {() => void} close @returns {() => void} notes that it is closed */
export function noteOpened(close) {
  const add = () => {
    closers.push(close)
    history.pushState({ ...history.state, opened: closers.length }, "")
  }
  onceBack(add)
  return () => (waiting.includes(add) ? waiting.splice(waiting.indexOf(add), 1) : forget(close))
}

/** @param {() => void} close */
function forget(close) {
  const at = closers.indexOf(close)
  if (at < 0) return // Back has closed it
  closers.splice(at, 1)
  if (depth()) stepBack()
}

function stepBack(steps = 1) {
  returning = true
  history.go(-steps)
}

addEventListener("popstate", () => {
  returning = false
  while (closers.length > depth()) closers.pop()?.()
  if (depth() > closers.length) stepBack() // what was open there is long closed
  while (!returning && waiting.length) waiting.shift()?.()
})
if (depth()) stepBack(depth()) // the page was loaded again
