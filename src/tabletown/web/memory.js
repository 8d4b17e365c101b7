/** The memory of this browser. If it may not store anything, everything else still works. */

/** @param {string} name */
export function recall(name) {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** @param {string} name @param {string} value */
export function remember(name, value) {
  try {
    localStorage.setItem(name, value)
  } catch {
    // no room, or not allowed
  }
}

/** @param {string} name */
export function forget(name) {
  try {
    localStorage.removeItem(name)
  } catch {
    // not allowed, so there is nothing to forget
  }
}

/** All names with this start. @param {string} start */
export function recallable(start) {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start))
  } catch {
    return []
  }
}
