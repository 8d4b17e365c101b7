/** Evaluated in a page: names what is wrong with the arrangement of a table in its window. */
;() => {
  const LEAST = 0.6 // the longer side of the board, in shorter sides of the window
  const TARGET = 44 // pixels
  const SLACK = 1 // pixels
  const OBLONG = 1.3 // the width of a button with words, in heights
  const LAST = 24 // pixels that may be empty at the end of the page
  const PARTS = ".bar, .turn, .sit, .looks, .city, .telling, .left, .right, .rack, .end, .drawer"
  const STICKY = ".over .actions" // what scrolls passes below it
  const IN_BAR = ".bar > :not(.drawer, .middle:empty)"
  const IN_RACK = ".groups, .tabs, .tab-panel, .turning, .acts"
  const TARGETS =
    "a, button, select, summary, input:not([type=radio], [type=checkbox]), .segments label, .switch"
  const found = new Set()

  const named = (/** @type {Element} */ element) => `<${[element.localName, ...element.classList].join(".")}>`
  const box = (/** @type {Element} */ element) => element.getBoundingClientRect()
  const all = (/** @type {string} */ selector) =>
    [...document.querySelectorAll(selector)].filter((element) => {
      const { width, height } = box(element)
      return width && height && element.checkVisibility({ visibilityProperty: true })
    })
  const covering = all(".drawer").find((drawer) => box(drawer).width >= innerWidth - SLACK)

  const checkBoard = () => {
    const drawing = /** @type {SVGSVGElement} */ (document.querySelector(".city > svg"))
    const { width, height } = drawing.viewBox.baseVal
    const room = box(drawing)
    const scale = Math.min(room.width / width, room.height / height)
    const longer = scale * Math.max(width, height)
    const shorter = Math.min(innerWidth, innerHeight)
    if (longer < LEAST * shorter) found.add(`the board has ${Math.round(longer)} of ${shorter} pixels`)
  }

  /** @param {Element} one @param {Element} other */
  const checkApart = (one, other) => {
    const [a, b] = [box(one), box(other)]
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    if (across > SLACK && down > SLACK && !one.contains(other) && !other.contains(one))
      found.add(`${named(one)} and ${named(other)} overlap by ${Math.round(across)} × ${Math.round(down)}`)
  }

  const checkAllApart = (/** @type {string} */ selector) => {
    const parts = all(selector)
    parts.forEach((one, i) => parts.slice(i + 1).forEach((other) => checkApart(one, other)))
  }

  /** Can everything be reached, at most by scrolling down? @param {Element} part */
  const checkInside = (part) => {
    const { left, right, bottom } = box(part)
    const end = Math.max(innerHeight, document.documentElement.scrollHeight) - scrollY
    if (left < -SLACK || right > innerWidth + SLACK || bottom > end + SLACK)
      found.add(`${named(part)} leaves the page`)
  }

  /** A link in a sentence is as high as the sentence. @param {Element} target */
  const checkTarget = (target) => {
    const { width, height } = box(target)
    const inside =
      target.matches(".rule, .unseen, .segments *:not(label)") || target.closest(".city, .unseen")
    if (!inside && Math.min(width, height) < TARGET - SLACK)
      found.add(`${named(target)} “${target.ariaLabel ?? target.textContent}” is ${width} × ${height}`)
  }

  /** Does a tap in its middle reach a target, if that lies in the window? @param {Element} target */
  const checkReached = (target) => {
    const { left, right, top, bottom } = box(target)
    const middle = [(left + right) / 2, (top + bottom) / 2]
    const hit = document.elementFromPoint(middle[0], middle[1])
    if (hit && !target.contains(hit) && !hit.closest(STICKY) && !isScrolledAway(target, middle))
      found.add(`${named(hit)} lies over ${named(target)} “${target.ariaLabel ?? target.textContent}”`)
  }

  /** Has a strip or a column that scrolls moved this point out of sight? */
  const isScrolledAway = (/** @type {Element | null} */ inside, /** @type {number[]} */ [x, y]) => {
    for (let around = inside; around; around = around.parentElement) {
      const { left, right, top, bottom } = box(around)
      const scrolls = getComputedStyle(around).overflow !== "visible"
      if (scrolls && (x < left || x > right || y < top || y > bottom - SLACK)) return true
    }
    return false
  }

  /** A button with words is no circle. @param {Element} button */
  const checkWords = (button) => {
    const { width, height } = box(button)
    if (width < OBLONG * height) found.add(`${named(button)} “${button.textContent}” is ${width} × ${height}`)
  }

  /** Is a badge whole where its column begins to scroll? @param {Element} badge */
  const checkWhole = (badge) => {
    const column = badge.closest(".right")
    const cut = column && getComputedStyle(column).overflowY !== "visible" && box(column).top - box(badge).top
    if (cut && cut > SLACK) found.add(`${named(badge)} is cut off by ${Math.round(cut)}`)
  }

  /** Does the page end with what it shows? */
  const checkEnd = () => {
    const bottom = Math.max(innerHeight, ...all(PARTS).map((part) => box(part).bottom + scrollY))
    const empty = Math.round(document.documentElement.scrollHeight - bottom)
    if (empty > LAST) found.add(`the page ends with ${empty} empty pixels`)
  }

  if (covering) all(`.drawer :is(${TARGETS})`).forEach(checkTarget)
  else {
    checkBoard()
    for (const selector of [PARTS, IN_BAR, IN_RACK]) checkAllApart(selector)
    all(PARTS).forEach(checkInside)
    checkEnd()
    all(TARGETS).forEach(checkTarget)
    all(TARGETS).forEach(checkReached)
    all(".acts button:not(.undo, .hint)").forEach(checkWords)
    all(".right .badge").forEach(checkWhole)
  }
  return [...found]
}
