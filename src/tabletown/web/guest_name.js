/** What people are called who sit down without being asked for their name. */
import { LONGEST_NAME, shortened } from "./shortened.js"
import { t } from "./words.js"

/** A letter, not the seat's number, because everybody moves up for a rematch. @param {number} seat */
export const guestName = (seat) => t("page-guest", { letter: String.fromCharCode(65 + seat) })

/** The name that somebody gave, or that of a guest. @param {string} given @param {number} seat */
export const nameOrGuest = (given, seat) => shortened(given.trim(), LONGEST_NAME) || guestName(seat)
