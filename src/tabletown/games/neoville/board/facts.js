// Written by `make facts` from Python modules: change those, never this file.

/**
 * @typedef {{
 *   seats: number,
 *   seat: number,
 *   phase: number,
 *   due: number,
 *   omitted: number,
 *   stocked: number,
 *   skyscraper: number[],
 *   utility: number[],
 *   market: number[],
 *   bag: number[],
 *   held: number[],
 *   hand: number[][],
 *   laid: number[],
 *   tile: number[][],
 *   turned: number[][],
 *   spot: number[][],
 *   built: number[][],
 *   corner: number[][],
 *   first: number,
 *   top: number[],
 *   bottom: number[],
 *   left: number[],
 *   right: number[],
 *   taken: number[][],
 *   land: number[][][],
 *   parks: number[][],
 *   sports: number[][],
 *   towers: number[][],
 *   works: number[][],
 *   claimed: number[][][],
 *   dome_shape: number[][],
 *   dome_pays: number[],
 *   pile: number,
 *   room: number[][],
 *   districts: string[][][],
 *   domes: string[][],
 * }} View
 */

/** @type {number} */
export const NONE = -1

/** @type {number} */
export const HIDDEN = -9

/** @type {string[]} */
export const TILES = ["EEEG", "EEER", "EEEW", "EGGG", "ERRR", "EWWW", "GGGR", "GGGW", "GRRR", "GWWW", "RRRW",
  "RWWW", "EEGG", "EERR", "EEWW", "GGRR", "GGWW", "RRWW", "EEGpR", "EEGsW", "EERpG", "EERsW", "EEWpG",
  "EEWsR", "GGEpR", "GGEsW", "GGRpE", "GGRsW", "GGWpE", "GGWsR", "RREpG", "RREsW", "RRGpE", "RRGsW", "RRWpE",
  "RRWsG", "WWEpG", "WWEsR", "WWGpE", "WWGsR", "WWRpE", "WWRsG", "EGpER", "EGpEW", "ERpEW", "GRpGE", "GRsGW",
  "GWpGE", "RGsRE", "RWpRE", "RWsRG", "WGWEp", "WRWEp", "WRsWG", "EsGEG", "EsWEW", "GsRGR", "RWsRW", "ERER",
  "GWGW", "EWGR", "EWRG", "EGRW", "EpGWR", "ERGsW", "EpRWsG"]

/** @type {number[]} */
export const VALUES = [4, 5, 6, 7, 8, 10, 12]

/** @type {number} */
export const SIDE = 4

/** @type {number} */
export const ROUNDS = 16

/** @type {number[]} */
export const DOME_VALUES = [5, 6, 8]

/** @type {number} */
export const DOME_SIDE = 5

/** @type {number} */
export const WIDE = 7

/** @type {number} */
export const TO_LAY = 0

/** @type {number} */
export const TO_BUILD = 1

/** @type {number} */
export const TO_DRAW = 2

/** @type {number} */
export const OVER = 3

/**
 * @type {{fewest: number, most: number, size: number[], keywords: string[], head: string, empty: string,
 *   narrowest: number}}
 */
export const FORM = {"fewest": 1, "most": 4, "size": [8, 8], "keywords": ["game", "seat"], "head": "seat",
  "empty": "?", "narrowest": 2}

/** @type {Record<string, string[]>} */
export const CELLS = {"E": ["E", "", ""], "Ep": ["E", "p", ""], "Es": ["E", "s", ""], "G": ["G", "", ""],
  "Gp": ["G", "p", ""], "Gs": ["G", "s", ""], "R": ["R", "", ""], "Rp": ["R", "p", ""], "Rs": ["R", "s", ""],
  "W": ["W", "", ""], "Wp": ["W", "p", ""], "Ws": ["W", "s", ""], "E4": ["E", "4", "E4"], "E5": ["E", "5",
  "E5"], "E6": ["E", "6", "E6"], "E7": ["E", "7", "E7"], "E8": ["E", "8", "E8"], "E10": ["E", "10", "E10"],
  "E12": ["E", "12", "E12"], "G4": ["G", "4", "G4"], "G5": ["G", "5", "G5"], "G6": ["G", "6", "G6"],
  "G7": ["G", "7", "G7"], "G8": ["G", "8", "G8"], "G10": ["G", "10", "G10"], "G12": ["G", "12", "G12"],
  "R4": ["R", "4", "R4"], "R5": ["R", "5", "R5"], "R6": ["R", "6", "R6"], "R7": ["R", "7", "R7"], "R8": ["R",
  "8", "R8"], "R10": ["R", "10", "R10"], "R12": ["R", "12", "R12"], "W4": ["W", "4", "W4"], "W5": ["W", "5",
  "W5"], "W6": ["W", "6", "W6"], "W7": ["W", "7", "W7"], "W8": ["W", "8", "W8"], "W10": ["W", "10", "W10"],
  "W12": ["W", "12", "W12"], "Eb-parks": ["E", "b-parks", "b-parks"], "Eb-sports": ["E", "b-sports",
  "b-sports"], "Eb-leisure": ["E", "b-leisure", "b-leisure"], "Eb-towers3": ["E", "b-towers3", "b-towers3"],
  "Eb-towers4": ["E", "b-towers4", "b-towers4"], "Eb-utilities": ["E", "b-utilities", "b-utilities"],
  "Em-left": ["E", "m-left", "m-left"], "Em-right": ["E", "m-right", "m-right"], "Em-top": ["E", "m-top",
  "m-top"], "Em-bottom": ["E", "m-bottom", "m-bottom"], "Em-corner": ["E", "m-corner", "m-corner"],
  "Em-middle": ["E", "m-middle", "m-middle"], "Ed-L3": ["E", "d-L3", "d-L3"], "Ed-I3": ["E", "d-I3", "d-I3"],
  "Ed-O4": ["E", "d-O4", "d-O4"], "Ed-T4": ["E", "d-T4", "d-T4"], "Ed-X5": ["E", "d-X5", "d-X5"],
  "Ed-V5": ["E", "d-V5", "d-V5"], "Gb-parks": ["G", "b-parks", "b-parks"], "Gb-sports": ["G", "b-sports",
  "b-sports"], "Gb-leisure": ["G", "b-leisure", "b-leisure"], "Gb-towers3": ["G", "b-towers3", "b-towers3"],
  "Gb-towers4": ["G", "b-towers4", "b-towers4"], "Gb-utilities": ["G", "b-utilities", "b-utilities"],
  "Gm-left": ["G", "m-left", "m-left"], "Gm-right": ["G", "m-right", "m-right"], "Gm-top": ["G", "m-top",
  "m-top"], "Gm-bottom": ["G", "m-bottom", "m-bottom"], "Gm-corner": ["G", "m-corner", "m-corner"],
  "Gm-middle": ["G", "m-middle", "m-middle"], "Gd-L3": ["G", "d-L3", "d-L3"], "Gd-I3": ["G", "d-I3", "d-I3"],
  "Gd-O4": ["G", "d-O4", "d-O4"], "Gd-T4": ["G", "d-T4", "d-T4"], "Gd-X5": ["G", "d-X5", "d-X5"],
  "Gd-V5": ["G", "d-V5", "d-V5"], "Rb-parks": ["R", "b-parks", "b-parks"], "Rb-sports": ["R", "b-sports",
  "b-sports"], "Rb-leisure": ["R", "b-leisure", "b-leisure"], "Rb-towers3": ["R", "b-towers3", "b-towers3"],
  "Rb-towers4": ["R", "b-towers4", "b-towers4"], "Rb-utilities": ["R", "b-utilities", "b-utilities"],
  "Rm-left": ["R", "m-left", "m-left"], "Rm-right": ["R", "m-right", "m-right"], "Rm-top": ["R", "m-top",
  "m-top"], "Rm-bottom": ["R", "m-bottom", "m-bottom"], "Rm-corner": ["R", "m-corner", "m-corner"],
  "Rm-middle": ["R", "m-middle", "m-middle"], "Rd-L3": ["R", "d-L3", "d-L3"], "Rd-I3": ["R", "d-I3", "d-I3"],
  "Rd-O4": ["R", "d-O4", "d-O4"], "Rd-T4": ["R", "d-T4", "d-T4"], "Rd-X5": ["R", "d-X5", "d-X5"],
  "Rd-V5": ["R", "d-V5", "d-V5"], "Wb-parks": ["W", "b-parks", "b-parks"], "Wb-sports": ["W", "b-sports",
  "b-sports"], "Wb-leisure": ["W", "b-leisure", "b-leisure"], "Wb-towers3": ["W", "b-towers3", "b-towers3"],
  "Wb-towers4": ["W", "b-towers4", "b-towers4"], "Wb-utilities": ["W", "b-utilities", "b-utilities"],
  "Wm-left": ["W", "m-left", "m-left"], "Wm-right": ["W", "m-right", "m-right"], "Wm-top": ["W", "m-top",
  "m-top"], "Wm-bottom": ["W", "m-bottom", "m-bottom"], "Wm-corner": ["W", "m-corner", "m-corner"],
  "Wm-middle": ["W", "m-middle", "m-middle"], "Wd-L3": ["W", "d-L3", "d-L3"], "Wd-I3": ["W", "d-I3", "d-I3"],
  "Wd-O4": ["W", "d-O4", "d-O4"], "Wd-T4": ["W", "d-T4", "d-T4"], "Wd-X5": ["W", "d-X5", "d-X5"],
  "Wd-V5": ["W", "d-V5", "d-V5"]}

/** @type {string[]} */
export const TERRAINS = ["E", "G", "R", "W"]

/** @type {Record<string, string[][]>} */
export const TURNED = {"EEEG": [["E", "E", "E", "G"], ["G", "E", "E", "E"], ["E", "G", "E", "E"], ["E", "E",
  "G", "E"]], "EEER": [["E", "E", "E", "R"], ["R", "E", "E", "E"], ["E", "R", "E", "E"], ["E", "E", "R",
  "E"]], "EEEW": [["E", "E", "E", "W"], ["W", "E", "E", "E"], ["E", "W", "E", "E"], ["E", "E", "W", "E"]],
  "EGGG": [["E", "G", "G", "G"], ["G", "E", "G", "G"], ["G", "G", "E", "G"], ["G", "G", "G", "E"]],
  "ERRR": [["E", "R", "R", "R"], ["R", "E", "R", "R"], ["R", "R", "E", "R"], ["R", "R", "R", "E"]],
  "EWWW": [["E", "W", "W", "W"], ["W", "E", "W", "W"], ["W", "W", "E", "W"], ["W", "W", "W", "E"]],
  "GGGR": [["G", "G", "G", "R"], ["R", "G", "G", "G"], ["G", "R", "G", "G"], ["G", "G", "R", "G"]],
  "GGGW": [["G", "G", "G", "W"], ["W", "G", "G", "G"], ["G", "W", "G", "G"], ["G", "G", "W", "G"]],
  "GRRR": [["G", "R", "R", "R"], ["R", "G", "R", "R"], ["R", "R", "G", "R"], ["R", "R", "R", "G"]],
  "GWWW": [["G", "W", "W", "W"], ["W", "G", "W", "W"], ["W", "W", "G", "W"], ["W", "W", "W", "G"]],
  "RRRW": [["R", "R", "R", "W"], ["W", "R", "R", "R"], ["R", "W", "R", "R"], ["R", "R", "W", "R"]],
  "RWWW": [["R", "W", "W", "W"], ["W", "R", "W", "W"], ["W", "W", "R", "W"], ["W", "W", "W", "R"]],
  "EEGG": [["E", "E", "G", "G"], ["G", "E", "E", "G"], ["G", "G", "E", "E"], ["E", "G", "G", "E"]],
  "EERR": [["E", "E", "R", "R"], ["R", "E", "E", "R"], ["R", "R", "E", "E"], ["E", "R", "R", "E"]],
  "EEWW": [["E", "E", "W", "W"], ["W", "E", "E", "W"], ["W", "W", "E", "E"], ["E", "W", "W", "E"]],
  "GGRR": [["G", "G", "R", "R"], ["R", "G", "G", "R"], ["R", "R", "G", "G"], ["G", "R", "R", "G"]],
  "GGWW": [["G", "G", "W", "W"], ["W", "G", "G", "W"], ["W", "W", "G", "G"], ["G", "W", "W", "G"]],
  "RRWW": [["R", "R", "W", "W"], ["W", "R", "R", "W"], ["W", "W", "R", "R"], ["R", "W", "W", "R"]],
  "EEGpR": [["E", "E", "Gp", "R"], ["R", "E", "E", "Gp"], ["Gp", "R", "E", "E"], ["E", "Gp", "R", "E"]],
  "EEGsW": [["E", "E", "Gs", "W"], ["W", "E", "E", "Gs"], ["Gs", "W", "E", "E"], ["E", "Gs", "W", "E"]],
  "EERpG": [["E", "E", "Rp", "G"], ["G", "E", "E", "Rp"], ["Rp", "G", "E", "E"], ["E", "Rp", "G", "E"]],
  "EERsW": [["E", "E", "Rs", "W"], ["W", "E", "E", "Rs"], ["Rs", "W", "E", "E"], ["E", "Rs", "W", "E"]],
  "EEWpG": [["E", "E", "Wp", "G"], ["G", "E", "E", "Wp"], ["Wp", "G", "E", "E"], ["E", "Wp", "G", "E"]],
  "EEWsR": [["E", "E", "Ws", "R"], ["R", "E", "E", "Ws"], ["Ws", "R", "E", "E"], ["E", "Ws", "R", "E"]],
  "GGEpR": [["G", "G", "Ep", "R"], ["R", "G", "G", "Ep"], ["Ep", "R", "G", "G"], ["G", "Ep", "R", "G"]],
  "GGEsW": [["G", "G", "Es", "W"], ["W", "G", "G", "Es"], ["Es", "W", "G", "G"], ["G", "Es", "W", "G"]],
  "GGRpE": [["G", "G", "Rp", "E"], ["E", "G", "G", "Rp"], ["Rp", "E", "G", "G"], ["G", "Rp", "E", "G"]],
  "GGRsW": [["G", "G", "Rs", "W"], ["W", "G", "G", "Rs"], ["Rs", "W", "G", "G"], ["G", "Rs", "W", "G"]],
  "GGWpE": [["G", "G", "Wp", "E"], ["E", "G", "G", "Wp"], ["Wp", "E", "G", "G"], ["G", "Wp", "E", "G"]],
  "GGWsR": [["G", "G", "Ws", "R"], ["R", "G", "G", "Ws"], ["Ws", "R", "G", "G"], ["G", "Ws", "R", "G"]],
  "RREpG": [["R", "R", "Ep", "G"], ["G", "R", "R", "Ep"], ["Ep", "G", "R", "R"], ["R", "Ep", "G", "R"]],
  "RREsW": [["R", "R", "Es", "W"], ["W", "R", "R", "Es"], ["Es", "W", "R", "R"], ["R", "Es", "W", "R"]],
  "RRGpE": [["R", "R", "Gp", "E"], ["E", "R", "R", "Gp"], ["Gp", "E", "R", "R"], ["R", "Gp", "E", "R"]],
  "RRGsW": [["R", "R", "Gs", "W"], ["W", "R", "R", "Gs"], ["Gs", "W", "R", "R"], ["R", "Gs", "W", "R"]],
  "RRWpE": [["R", "R", "Wp", "E"], ["E", "R", "R", "Wp"], ["Wp", "E", "R", "R"], ["R", "Wp", "E", "R"]],
  "RRWsG": [["R", "R", "Ws", "G"], ["G", "R", "R", "Ws"], ["Ws", "G", "R", "R"], ["R", "Ws", "G", "R"]],
  "WWEpG": [["W", "W", "Ep", "G"], ["G", "W", "W", "Ep"], ["Ep", "G", "W", "W"], ["W", "Ep", "G", "W"]],
  "WWEsR": [["W", "W", "Es", "R"], ["R", "W", "W", "Es"], ["Es", "R", "W", "W"], ["W", "Es", "R", "W"]],
  "WWGpE": [["W", "W", "Gp", "E"], ["E", "W", "W", "Gp"], ["Gp", "E", "W", "W"], ["W", "Gp", "E", "W"]],
  "WWGsR": [["W", "W", "Gs", "R"], ["R", "W", "W", "Gs"], ["Gs", "R", "W", "W"], ["W", "Gs", "R", "W"]],
  "WWRpE": [["W", "W", "Rp", "E"], ["E", "W", "W", "Rp"], ["Rp", "E", "W", "W"], ["W", "Rp", "E", "W"]],
  "WWRsG": [["W", "W", "Rs", "G"], ["G", "W", "W", "Rs"], ["Rs", "G", "W", "W"], ["W", "Rs", "G", "W"]],
  "EGpER": [["E", "Gp", "E", "R"], ["R", "E", "Gp", "E"], ["E", "R", "E", "Gp"], ["Gp", "E", "R", "E"]],
  "EGpEW": [["E", "Gp", "E", "W"], ["W", "E", "Gp", "E"], ["E", "W", "E", "Gp"], ["Gp", "E", "W", "E"]],
  "ERpEW": [["E", "Rp", "E", "W"], ["W", "E", "Rp", "E"], ["E", "W", "E", "Rp"], ["Rp", "E", "W", "E"]],
  "GRpGE": [["G", "Rp", "G", "E"], ["E", "G", "Rp", "G"], ["G", "E", "G", "Rp"], ["Rp", "G", "E", "G"]],
  "GRsGW": [["G", "Rs", "G", "W"], ["W", "G", "Rs", "G"], ["G", "W", "G", "Rs"], ["Rs", "G", "W", "G"]],
  "GWpGE": [["G", "Wp", "G", "E"], ["E", "G", "Wp", "G"], ["G", "E", "G", "Wp"], ["Wp", "G", "E", "G"]],
  "RGsRE": [["R", "Gs", "R", "E"], ["E", "R", "Gs", "R"], ["R", "E", "R", "Gs"], ["Gs", "R", "E", "R"]],
  "RWpRE": [["R", "Wp", "R", "E"], ["E", "R", "Wp", "R"], ["R", "E", "R", "Wp"], ["Wp", "R", "E", "R"]],
  "RWsRG": [["R", "Ws", "R", "G"], ["G", "R", "Ws", "R"], ["R", "G", "R", "Ws"], ["Ws", "R", "G", "R"]],
  "WGWEp": [["W", "G", "W", "Ep"], ["Ep", "W", "G", "W"], ["W", "Ep", "W", "G"], ["G", "W", "Ep", "W"]],
  "WRWEp": [["W", "R", "W", "Ep"], ["Ep", "W", "R", "W"], ["W", "Ep", "W", "R"], ["R", "W", "Ep", "W"]],
  "WRsWG": [["W", "Rs", "W", "G"], ["G", "W", "Rs", "W"], ["W", "G", "W", "Rs"], ["Rs", "W", "G", "W"]],
  "EsGEG": [["Es", "G", "E", "G"], ["G", "Es", "G", "E"], ["E", "G", "Es", "G"], ["G", "E", "G", "Es"]],
  "EsWEW": [["Es", "W", "E", "W"], ["W", "Es", "W", "E"], ["E", "W", "Es", "W"], ["W", "E", "W", "Es"]],
  "GsRGR": [["Gs", "R", "G", "R"], ["R", "Gs", "R", "G"], ["G", "R", "Gs", "R"], ["R", "G", "R", "Gs"]],
  "RWsRW": [["R", "Ws", "R", "W"], ["W", "R", "Ws", "R"], ["R", "W", "R", "Ws"], ["Ws", "R", "W", "R"]],
  "ERER": [["E", "R", "E", "R"], ["R", "E", "R", "E"], ["E", "R", "E", "R"], ["R", "E", "R", "E"]],
  "GWGW": [["G", "W", "G", "W"], ["W", "G", "W", "G"], ["G", "W", "G", "W"], ["W", "G", "W", "G"]],
  "EWGR": [["E", "W", "G", "R"], ["R", "E", "W", "G"], ["G", "R", "E", "W"], ["W", "G", "R", "E"]],
  "EWRG": [["E", "W", "R", "G"], ["G", "E", "W", "R"], ["R", "G", "E", "W"], ["W", "R", "G", "E"]],
  "EGRW": [["E", "G", "R", "W"], ["W", "E", "G", "R"], ["R", "W", "E", "G"], ["G", "R", "W", "E"]],
  "EpGWR": [["Ep", "G", "W", "R"], ["R", "Ep", "G", "W"], ["W", "R", "Ep", "G"], ["G", "W", "R", "Ep"]],
  "ERGsW": [["E", "R", "Gs", "W"], ["W", "E", "R", "Gs"], ["Gs", "W", "E", "R"], ["R", "Gs", "W", "E"]],
  "EpRWsG": [["Ep", "R", "Ws", "G"], ["G", "Ep", "R", "Ws"], ["Ws", "G", "Ep", "R"], ["R", "Ws", "G", "Ep"]]}

/** @type {string[]} */
export const CORNERS = ["nw", "ne", "se", "sw"]

/** @type {number[][]} */
export const PLACES = [[0, 0], [0, 1], [1, 1], [1, 0]]

/** @type {string[]} */
export const SKYSCRAPERS = ["E4", "E5", "E6", "E7", "E8", "E10", "E12", "G4", "G5", "G6", "G7", "G8", "G10",
  "G12", "R4", "R5", "R6", "R7", "R8", "R10", "R12", "W4", "W5", "W6", "W7", "W8", "W10", "W12"]

/** @type {string[]} */
export const UTILITIES = ["b-parks", "b-sports", "b-leisure", "b-towers3", "b-towers4", "b-utilities",
  "m-left", "m-right", "m-top", "m-bottom", "m-corner", "m-middle", "d-L3", "d-I3", "d-O4", "d-T4", "d-X5",
  "d-V5"]

/** @type {string[]} */
export const STRUCTURES = ["E4", "E5", "E6", "E7", "E8", "E10", "E12", "G4", "G5", "G6", "G7", "G8", "G10",
  "G12", "R4", "R5", "R6", "R7", "R8", "R10", "R12", "W4", "W5", "W6", "W7", "W8", "W10", "W12", "b-parks",
  "b-sports", "b-leisure", "b-towers3", "b-towers4", "b-utilities", "m-left", "m-right", "m-top", "m-bottom",
  "m-corner", "m-middle", "d-L3", "d-I3", "d-O4", "d-T4", "d-X5", "d-V5"]

/** @type {Record<string, number>} */
export const PAYS = {"b-parks": 8, "b-sports": 8, "b-leisure": 5, "b-towers3": 5, "b-towers4": 8,
  "b-utilities": 8, "m-left": 4, "m-right": 4, "m-top": 4, "m-bottom": 4, "m-corner": 5, "m-middle": 6,
  "d-L3": 5, "d-I3": 5, "d-O4": 6, "d-T4": 6, "d-X5": 8, "d-V5": 8}

/** @type {Record<string, number>} */
export const ASKS = {"b-parks": 4, "b-sports": 4, "b-leisure": 4, "b-towers3": 3, "b-towers4": 4,
  "b-utilities": 3}

/** @type {Record<string, string>} */
export const MILLS = {"m-left": "1000 1000 1000 1000", "m-right": "0001 0001 0001 0001",
  "m-top": "1111 0000 0000 0000", "m-bottom": "0000 0000 0000 1111", "m-corner": "1001 0000 0000 1001",
  "m-middle": "0000 0110 0110 0000"}

/** @type {Record<string, string>} */
export const SHAPES = {"d-L3": "x.. xx. ...", "d-I3": "xxx ... ...", "d-O4": "xx. xx. ...",
  "d-T4": "xxx .x. ...", "d-X5": ".x. xxx .x.", "d-V5": "x.. x.. xxx"}

/** @type {string} */
export const DRAWN_DOME = "d-(5|6|8)((?:/[x.]{1,5}){1,5})"
