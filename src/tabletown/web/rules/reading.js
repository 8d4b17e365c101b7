/** Where somebody is in a book, and how it is kept there. */
import { useEffect, useLayoutEffect, useMemo, useState } from "../lib/preact.js"

/** @typedef {{current: HTMLElement | null}} Ref */

const LINE = 140 // pixels below the top: what stands above that has been begun

/** @param {Ref} book @param {string} kind of what is looked for @returns {HTMLElement | undefined} the last one that has been begun */
const begun = ({ current }, kind) =>
  /** @type {HTMLElement[]} */ ([...(current?.querySelectorAll(kind) ?? [])]).findLast(
    (each) => each.getBoundingClientRect().top <= LINE,
  )

/** What scrolls: a drawer, or the page. @param {Element} inside */
const scroller = (inside) =>
  inside.closest(".drawn-out") ?? /** @type {Element} */ (document.scrollingElement)

/** The chapter that is being read; at the very end the last one, however short. @param {Ref} book @returns {string} */
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

/** What is being read stays in its place while the text changes around it. @param {Ref} book @param {unknown} text */
export function useSteady(book, text) {
  const before = useMemo(() => {
    // while this is asked the former text is still to be seen
    const head = begun(book, "[data-name]")
    return head && { head, top: head.getBoundingClientRect().top }
  }, [text])
  useLayoutEffect(() => {
    if (before?.head.isConnected)
      scroller(before.head).scrollTop += before.head.getBoundingClientRect().top - before.top
  }, [text])
}
