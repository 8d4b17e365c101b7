/** Where this site is, and the names of what it shares with other tabs, which no other site here may have. */

export const ROOT = new URL("../../", import.meta.url)

/** Of the lock, the channel and the database. */
export const NAME = `tabletown ${ROOT.pathname}`
