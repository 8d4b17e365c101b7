/** Evaluated in a page: notes after how many milliseconds a click shows an effect, and the table answers. */
;() => {
  /** @type {{seen: number[], answered: number[]}} */ const noted = { seen: [], answered: [] }
  const table = /** @type {HTMLElement} */ (document.querySelector(".table"))
  let last = 0

  /** When the frame under way is on the screen. @param {(now: number) => void} then */
  const painted = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => then(performance.now())
      port2.postMessage(null)
    })

  addEventListener(
    "click",
    (event) => {
      last = event.timeStamp
      painted((now) => noted.seen.push(now - event.timeStamp))
    },
    true,
  )
  new MutationObserver(() => {
    const clicked = last
    last = 0 // what bots do afterwards answers nobody
    if (clicked) painted((now) => noted.answered.push(now - clicked))
  }).observe(table, { attributeFilter: ["data-seq"] })
  Object.assign(window, { noted })
}
