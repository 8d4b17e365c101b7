/** Let the browser's Back close what was opened last, instead of leaving the page. */

/** @type {(() => void)[]} */
const closers = [] // of everything that is open, the last one last

/** How many things were open at this entry of the history. */
const depth = () => history.state?.opened ?? 0

/** Note that something was opened. @param {() => void} close @returns {() => void} notes that it is closed */
export function noteOpened(close) {
  closers.push(close)
  history.pushState({ ...history.state, opened: closers.length }, "")
  return () => forget(close)
}

/** @param {() => void} close */
function forget(close) {
  const at = closers.indexOf(close)
  if (at < 0) return // Back has closed it
  closers.splice(at, 1)
  if (depth()) history.back()
}

addEventListener("popstate", () => {
  if (depth() > closers.length) history.back() // what was open there is long closed
  while (closers.length > depth()) closers.pop()?.()
})
if (depth()) history.go(-depth()) // the page was loaded again
