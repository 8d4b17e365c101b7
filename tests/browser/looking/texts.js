/** Evaluated in a page: every text that somebody sees or hears there, with where it stands. */
;() => {
  const SPOKEN = [
    "alt",
    "aria-description",
    "aria-label",
    "aria-roledescription",
    "aria-valuetext",
    "placeholder",
    "title",
  ]
  /** @type {[string, string][]} */ const found = [[document.title, "the title of the page"]]
  const named = (/** @type {Element} */ element) => `<${[element.localName, ...element.classList].join(".")}>`
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest("script, style, noscript") || !element.checkVisibility({ visibilityProperty: true }))
      continue
    for (const name of SPOKEN) found.push([element.getAttribute(name) ?? "", `${name} of ${named(element)}`])
    for (const node of element.childNodes) if (node instanceof Text) found.push([node.data, named(element)])
  }
  return found.filter(([text]) => text.trim())
}
