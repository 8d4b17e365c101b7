// Write drawings as text, without a browser.

/** Write a node as Preact does, but with every attribute, so that one without a value shows. */
export function written(node) {
  if (Array.isArray(node)) return node.map(written).join("")
  if (node === null || node === undefined || typeof node === "boolean") return ""
  if (typeof node !== "object") return String(node)
  if (typeof node.type === "function") return written(node.type(node.props))
  const { children, ...props } = node.props
  return `<${node.type}${Object.entries(props)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")}>${written(children)}</${node.type}>`
}

/** Return what a pattern captures, wherever it matches. */
export const all = (pattern, text) => [...text.matchAll(pattern)].map(([, found]) => found)
