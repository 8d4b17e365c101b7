// Written by `make facts` from Python modules: change those, never this file.

/**
 * @typedef {{
 *   seats: number,
 *   seat: number,
 *   phase: number,
 *   due: number,
 *   long_side: number,
 *   cards: number,
 *   card: number[],
 *   piece: number[][],
 *   market: number[],
 *   bag: number[],
 *   held: number[],
 *   hand: number[][],
 *   laid: number[],
 *   tile: number[][],
 *   turned: number[][],
 *   spot: number[][],
 *   begun: number[][][],
 *   first: number,
 *   top: number[],
 *   bottom: number[],
 *   left: number[],
 *   right: number[],
 *   taken: number[][],
 *   cover: number[][],
 *   building: number[][][],
 *   over: number[][][],
 *   once: number[][],
 *   full: number[][],
 *   votes: number[][],
 *   pile: number,
 *   room: number[][],
 *   walkways: string[][],
 * }} View
 */

/** @type {number} */
export const NONE = -1

/** @type {number} */
export const HIDDEN = -9

/** @type {string} */
export const LETTERS = "bgt"

/** @type {string[]} */
export const LEVELS = ["river", "forest", "sand"]

/** @type {number[]} */
export const VOTES = [0, 1, 2, 3, 5, 8]

/** @type {string[]} */
export const TILES = ["b.b.", "bb..", "g.g.", "gg..", "t.t.", "tt..", "b.g.", "bg..", "gb..", "b.t.", "bt..",
  "tb..", "g.t.", "gt..", "tg.."]

/** @type {string[]} */
export const CARDS = ["longest-route", "separate-routes", "varied-routes", "circuits", "blue-hill",
  "green-hill", "minimalist", "crossed", "solo", "balanced"]

/** @type {number[]} */
export const BALANCE = [0, 0, 5, 1, 1]

/** @type {number} */
export const SEATS = 4

/** @type {number} */
export const SIDE = 3

/** @type {number} */
export const LONG_SIDE = 4

/** @type {number} */
export const ACROSS = 14

/** @type {number} */
export const TO_LAY = 0

/** @type {number} */
export const TO_DRAW = 1

/** @type {number} */
export const OVER = 2

/**
 * @type {{fewest: number, most: number, size: number[], keywords: string[], head: string, empty: string,
 *   narrowest: number}}
 */
export const FORM = {"fewest": 1, "most": 4, "size": [6, 6], "keywords": ["game", "seat", "walk", "cards"],
  "head": "seat", "empty": ".", "narrowest": 2}

/** @type {string[]} */
export const CELLS = [".", "b", "g", "t"]

/** @type {number[][]} */
export const SIZES = [[6, 6], [6, 8], [8, 6]]

/** @type {string} */
export const WALK = "walk"

/** @type {string} */
export const REQUESTS = "cards"

/** @type {string} */
export const BETWEEN = ","

/** @type {Record<string, string[]>} */
export const TURNED = {"b.b.": ["b.b.", ".b.b", "b.b.", ".b.b"], "bb..": ["bb..", ".bb.", "..bb", "b..b"],
  "g.g.": ["g.g.", ".g.g", "g.g.", ".g.g"], "gg..": ["gg..", ".gg.", "..gg", "g..g"], "t.t.": ["t.t.", ".t.t",
  "t.t.", ".t.t"], "tt..": ["tt..", ".tt.", "..tt", "t..t"], "b.g.": ["b.g.", ".b.g", "g.b.", ".g.b"],
  "bg..": ["bg..", ".bg.", "..bg", "g..b"], "gb..": ["gb..", ".gb.", "..gb", "b..g"], "b.t.": ["b.t.", ".b.t",
  "t.b.", ".t.b"], "bt..": ["bt..", ".bt.", "..bt", "t..b"], "tb..": ["tb..", ".tb.", "..tb", "b..t"],
  "g.t.": ["g.t.", ".g.t", "t.g.", ".t.g"], "gt..": ["gt..", ".gt.", "..gt", "t..g"], "tg..": ["tg..", ".tg.",
  "..tg", "g..t"]}

/** @type {number[][]} */
export const CORNERS = [[0, 0], [0, 1], [1, 1], [1, 0]]

/** @type {number} */
export const LONGEST = 5

/** @type {number} */
export const IN_PLAY = 2

/** @type {Record<string, string>} */
export const PAYS = {"longest-route": "6", "separate-routes": "6", "varied-routes": "6 | 8",
  "circuits": "3 ×", "blue-hill": "6", "green-hill": "6", "minimalist": "2 ×", "crossed": "−2 ×",
  "solo": "−2 ×", "balanced": "−4"}

/** @type {string[]} */
export const MOST = ["longest-route", "separate-routes", "blue-hill", "green-hill"]

/** @type {Record<string, string>} */
export const CARD_RULES = {"longest-route": "§9.3", "separate-routes": "§9.4", "varied-routes": "§9.5",
  "circuits": "§9.6", "blue-hill": "§9.7", "green-hill": "§9.8", "minimalist": "§9.9", "crossed": "§9.10",
  "solo": "§9.11", "balanced": "§9.12"}
