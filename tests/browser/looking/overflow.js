/** Evaluated in a page: names texts that are cut off or leave their box, and a page that scrolls sideways. */
;() => {
  const SLACK = 1.5 // pixels
  const LINE = 0.3 // how much of its letters' size a line may exceed its box by, for accents and tails
  const SCROLLS = ["auto", "scroll"]
  const CUTS = ["hidden", "clip"]
  const found = new Set()

  const named = (/** @type {Element} */ element) => `<${[element.localName, ...element.classList].join(".")}>`
  const tell = (/** @type {Text} */ text, /** @type {string} */ what, /** @type {Element} */ where) =>
    found.add(`“${text.data.trim().slice(0, 60)}” ${what} ${named(where)}`)

  /** Texts for screen readers alone stand in a box of next to no size. @param {Element} element */
  const isSpoken = (element) => {
    for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect()
      if (width <= 2 && height <= 2 && getComputedStyle(at).overflow !== "visible") return true
    }
    return false
  }

  /**
   * Does a box that cuts hold the text, until something scrolls?
   * @param {Text} text @param {DOMRect} rect @param {HTMLElement} parent
   */
  const checkBoxes = (text, rect, parent) => {
    const line = SLACK + LINE * parseFloat(getComputedStyle(parent).fontSize)
    let own = true
    let across = true
    let down = true
    for (
      let box = /** @type {HTMLElement | null} */ (parent);
      box && (across || down);
      box = box.parentElement
    ) {
      const style = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      if (style.display === "inline" || style.display === "contents") continue
      if (SCROLLS.includes(style.overflowX)) across = false
      if (SCROLLS.includes(style.overflowY)) down = false
      const wide = rect.right > edge.right + SLACK || rect.left < edge.left - SLACK
      const high = rect.bottom > edge.bottom + line || rect.top < edge.top - line
      if (across && wide && (own || CUTS.includes(style.overflowX)))
        tell(text, own ? "is wider than" : "is cut by", box)
      if (down && high && CUTS.includes(style.overflowY)) tell(text, "is cut by", box)
      if (style.position === "fixed") across = down = false
      own = false
    }
    if (across && rect.right > document.documentElement.clientWidth + SLACK)
      tell(text, "is beyond the edge of the page in", parent)
  }

  /** @param {Text} text @param {DOMRect} rect @param {SVGElement} parent */
  const checkDrawing = (text, rect, parent) => {
    let drawing = /** @type {SVGElement} */ (parent)
    while (drawing.ownerSVGElement) drawing = drawing.ownerSVGElement
    const edge = drawing.getBoundingClientRect()
    const inside =
      rect.left >= edge.left - SLACK &&
      rect.right <= edge.right + SLACK &&
      rect.top >= edge.top - SLACK - rect.height * LINE &&
      rect.bottom <= edge.bottom + SLACK + rect.height * LINE
    if (!inside && getComputedStyle(drawing).overflow !== "visible")
      tell(text, "is cut by the drawing in", parent)
  }

  /** @param {Text} text @param {Element} parent */
  const check = (text, parent) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const rect = range.getBoundingClientRect()
    if (!rect.width || !rect.height || isSpoken(parent)) return
    if (parent instanceof SVGElement) checkDrawing(text, rect, parent)
    else checkBoxes(text, rect, /** @type {HTMLElement} */ (parent))
  }

  const root = document.documentElement
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  if (root.scrollWidth > root.clientWidth + 1)
    found.add(`the page scrolls sideways: ${root.scrollWidth} of ${root.clientWidth} pixels`)
  while (texts.nextNode()) {
    const text = /** @type {Text} */ (texts.currentNode)
    const parent = text.parentElement
    if (!parent || !text.data.trim() || parent.closest("script, style, noscript, select, textarea, defs"))
      continue
    if (parent.checkVisibility({ visibilityProperty: true })) check(text, parent)
  }
  return [...found]
}
