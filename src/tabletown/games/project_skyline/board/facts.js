// Written by `make facts` from Python modules: change those, never this file.

/**
 * @typedef {{
 *   seats: number,
 *   seat: number,
 *   phase: number,
 *   experts: number,
 *   white: number,
 *   black: number,
 *   card: number,
 *   at: number,
 *   architect: number,
 *   payer: number,
 *   payee: number,
 *   rent: number,
 *   ruined: number,
 *   cash: number[],
 *   figure: number[],
 *   stands: number[][][],
 *   on_top: number,
 *   order: number[],
 *   first: number,
 *   unseen: number[],
 *   groups: {seat: number, squares: number[], rent: number}[],
 *   supply: {floors: number, built: number, towers: number, borrowed: number, lent: number}[],
 *   figures: number[],
 * }} View
 */

/** @type {number} */
export const NONE = -1

/** @type {number} */
export const HIDDEN = -9

/** @type {string} */
export const COLOURS = "rgby"

/** @type {string} */
export const SIGNS = "123T"

/** @type {number} */
export const ONE = 0

/** @type {number} */
export const TWO = 1

/** @type {number} */
export const THREE = 2

/** @type {number} */
export const TOWER = 3

/** @type {number} */
export const WIDE = 6

/** @type {number[]} */
export const SQUARES = [0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 21, 24, 25, 26, 27, 28,
  29, 32, 33, 34, 35, 36, 37, 40, 41, 42, 43, 44, 45]

/** @type {number} */
export const SIDE = 7

/** @type {number[]} */
export const BESIDE = [-1, 0, 1, 2, 3, 4, 5, -1, 5, 13, 21, 29, 37, 45, -1, 45, 44, 43, 42, 41, 40, -1, 40,
  32, 24, 16, 8, 0]

/** @type {number} */
export const MOST_STEPS = 3

/** @type {number} */
export const TAX = 50

/** @type {number} */
export const AID = 100

/** @type {number} */
export const TO_CORNER = 0

/** @type {number} */
export const TO_TOWER = 1

/** @type {number} */
export const TO_FLOOR = 2

/** @type {number} */
export const TO_ROLL = 3

/** @type {number} */
export const TO_BUILD = 4

/** @type {number} */
export const TO_CAPTURE = 5

/** @type {number} */
export const TO_OBEY = 6

/** @type {number} */
export const TO_FINISH = 7

/** @type {number} */
export const TO_END = 8

/** @type {number} */
export const ROLLING = 9

/** @type {number} */
export const DRAWING = 10

/** @type {number} */
export const AGAIN = 11

/** @type {number} */
export const GIFT = 12

/** @type {number} */
export const OVER = 13

/**
 * @type {{fewest: number, most: number, size: number[], keywords: string[], head: string, empty: string,
 *   narrowest: number, start: string[]}}
 */
export const FORM = {"fewest": 2, "most": 4, "size": [6, 6], "keywords": ["game", "cash", "ruin"],
  "head": "game", "empty": ".", "narrowest": 4, "start": [". . . . . .", ". . . . . .", ". . . . . .",
  ". . . . . .", ". . . . . .", ". . . . . .", "cash r ?", "cash g ?"]}

/** @type {Record<string, string[]>} */
export const CELLS = {".": ["", "", ""], "r1": ["r", "1", ""], "r1*": ["r", "1", "*"], "r2": ["r", "2", ""],
  "r2*": ["r", "2", "*"], "rT": ["r", "T", ""], "rT*": ["r", "T", "*"], "g1": ["g", "1", ""], "g1*": ["g",
  "1", "*"], "g2": ["g", "2", ""], "g2*": ["g", "2", "*"], "gT": ["g", "T", ""], "gT*": ["g", "T", "*"],
  "b1": ["b", "1", ""], "b1*": ["b", "1", "*"], "b2": ["b", "2", ""], "b2*": ["b", "2", "*"], "bT": ["b", "T",
  ""], "bT*": ["b", "T", "*"], "y1": ["y", "1", ""], "y1*": ["y", "1", "*"], "y2": ["y", "2", ""],
  "y2*": ["y", "2", "*"], "yT": ["y", "T", ""], "yT*": ["y", "T", "*"]}

/** @type {string} */
export const CASH = "cash COLOUR AMOUNT"

/** @type {string} */
export const RUIN = "ruin DEBTOR owes RENT to CREDITOR"

/** @type {string} */
export const ARCHITECT = "*"

/** @type {number[]} */
export const CENTRE = [18, 19, 26, 27]

/** @type {string[]} */
export const CORNERS = ["nw", "ne", "se", "sw"]

/** @type {string[]} */
export const CARDS = ["roll-again", "push-richest", "aid-poorest", "dice-gift", "tax-one", "tax-self",
  "lose-tower", "swap-mine", "place-floor", "swap-theirs", "move-mine", "raze-theirs", "raze-mine"]

/** @type {Record<string, string>} */
export const CARD_RULES = {"roll-again": "§6.4", "push-richest": "§6.5", "aid-poorest": "§6.6",
  "dice-gift": "§6.7", "tax-one": "§6.8", "tax-self": "§6.9", "lose-tower": "§6.10", "swap-mine": "§6.11",
  "place-floor": "§6.12", "swap-theirs": "§6.13", "move-mine": "§6.14", "raze-theirs": "§6.15",
  "raze-mine": "§6.16"}
