/** Know where the reader is in a book, and stay there while the text changes. */
import { useEffect, useLayoutEffect, useMemo, useState } from "../lib/preact.js"

/** @typedef {{current: HTMLElement | null}} Ref */

const LINE = 140 // pixels below the top; the reader has begun whatever starts above

/**
 * Return the last part of the book that the reader has begun.
 * @param {Ref} book
 * @param {string} kind a selector
 * @returns {HTMLElement | undefined}
 */
const begun = ({ current }, kind) =>
  /** @type {HTMLElement[]} */ ([...(current?.querySelectorAll(kind) ?? [])]).findLast(
    (each) => each.getBoundingClientRect().top <= LINE,
  )

/** The element that scrolls: a drawer, or the page. @param {Element} inside */
const scroller = (inside) =>
  inside.closest(".drawn-out") ?? /** @type {Element} */ (document.scrollingElement)

/**
 * Return the current chapter, which at the end of the page is the last one, however short.
 * @param {Ref} book
 * @returns {string}
 */
export function useChapter(book) {
  const [chapter, pass] = useState("")
  useEffect(() => {
    const look = () => pass((atEnd(book) ?? begun(book, ".chapter"))?.dataset.chapter ?? "")
    look()
    addEventListener("scroll", look, { capture: true, passive: true })
    return () => removeEventListener("scroll", look, { capture: true })
  }, [])
  return chapter
}

/** @param {Ref} book @returns {HTMLElement | null | undefined} */
function atEnd({ current }) {
  const { scrollTop = 0, clientHeight = 0, scrollHeight = Infinity } = current ? scroller(current) : {}
  return scrollTop + clientHeight >= scrollHeight - 1
    ? current?.querySelector(".chapter:last-child")
    : undefined
}

/**
 * Return what the reader looked for, a hit of the search or a heading, if it is visible.
 * Headings near the end never reach the top.
 * @param {Ref} book
 * @returns {HTMLElement | undefined}
 */
const lookedFor = ({ current }) =>
  [".looked-at", ".asked"]
    .flatMap((kind) => /** @type {HTMLElement | null} */ (current?.querySelector(kind)) ?? [])
    .find(isVisible)

/** @param {Element} each */
const isVisible = (each) => {
  const { top, bottom } = each.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Keep what is read in place while the text changes. @param {Ref} book @param {unknown[]} text */
export function useSteady(book, ...text) {
  const before = useMemo(() => {
    // the old text is still on the page while this runs
    const head = lookedFor(book) ?? begun(book, "[data-name]")
    return head && { head, top: head.getBoundingClientRect().top }
  }, text)
  useLayoutEffect(() => {
    if (before?.head.isConnected)
      scroller(before.head).scrollTop += before.head.getBoundingClientRect().top - before.top
  }, text)
}
