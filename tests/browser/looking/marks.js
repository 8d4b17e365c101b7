/** Evaluated in a page: marks the texts whose contrast axe ignores, single characters and drawn text. */
;() => {
  /** @param {Element} element */
  const opacity = (element) => {
    let seen = 1
    for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement)
      seen *= Number(getComputedStyle(at).opacity)
    return seen
  }

  const canvas = /** @type {OffscreenCanvasRenderingContext2D} */ (
    new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })
  )
  /** Whatever way a colour is written. @param {string} written */
  const colour = (written) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = written
    canvas.fillRect(0, 0, 1, 1)
    const [red, green, blue, solid] = canvas.getImageData(0, 0, 1, 1).data
    return { rgb: [red, green, blue], solid: solid / 255 }
  }

  /** @param {Element} parent */
  const letters = (parent) => {
    const { color, fill, fillOpacity, fontSize, fontWeight } = getComputedStyle(parent)
    const drawn = parent instanceof SVGGraphicsElement
    const { rgb, solid } = colour(drawn ? fill : color)
    const scale = drawn ? Math.hypot(parent.getScreenCTM()?.a ?? 1, parent.getScreenCTM()?.b ?? 0) : 1
    return {
      colour: [...rgb, solid * opacity(parent) * (drawn ? Number(fillOpacity) : 1)],
      size: parseFloat(fontSize) * scale,
      bold: Number(fontWeight) >= 700,
    }
  }

  /** @param {Text} text @param {Element} parent */
  const mark = (text, parent) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, top, width, height } = range.getBoundingClientRect()
    parent.setAttribute("data-mark", "")
    const where = `<${[parent.localName, ...parent.classList].join(".")}>`
    return {
      text: text.data.trim(),
      where,
      box: [left + scrollX, top + scrollY, width, height],
      ...letters(parent),
    }
  }

  const found = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = /** @type {Text} */ (texts.currentNode)
    const parent = text.parentElement
    const length = [...text.data.trim()].length
    if (!parent || !length || (length > 1 && !(parent instanceof SVGElement))) continue
    const idle = parent.closest("script, style, noscript, defs, :disabled, [aria-disabled=true]")
    if (!idle && parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      found.push(mark(text, parent))
  }
  return found
}
