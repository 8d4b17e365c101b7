// Note when Start is pressed, and when the board is there: the time between, and what was loaded meanwhile.
;(() => {
  const page = /** @type {any} */ (window)
  let pressed = 0
  const press = (/** @type {any} */ { target }) => {
    if (target.closest(".start button")) pressed = performance.now()
  }
  const look = () => {
    if (!document.querySelector(".city svg")) return requestAnimationFrame(look)
    const all = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"))
    const loaded = all.filter(({ startTime, transferSize }) => startTime >= pressed && transferSize)
    const bytes = loaded.reduce((sum, { transferSize }) => sum + transferSize, 0)
    page.board = [performance.now() - pressed, loaded.length, bytes]
  }
  addEventListener("click", press, true)
  look()
})()
