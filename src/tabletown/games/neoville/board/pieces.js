// The box, as far as one must know it to draw it. pieces.py decides; a test keeps this list equal to it.

/** @typedef {"E" | "G" | "R" | "W"} Terrain earth, grass, rock, water */
/** @typedef {{terrain: Terrain, mark: string}} TileSquare mark: "p" a park, "s" a sports facility, "" neither */
/** @typedef {{pays: number, asks?: number, tiles?: string, shape?: string}} Utility */

// A tile: its four squares clockwise from the top left.

export const TILES = `
EEEG EEER EEEW EGGG ERRR EWWW GGGR GGGW GRRR GWWW RRRW RWWW
EEGG EERR EEWW GGRR GGWW RRWW
EEGpR EEGsW EERpG EERsW EEWpG EEWsR  GGEpR GGEsW GGRpE GGRsW GGWpE GGWsR
RREpG RREsW RRGpE RRGsW RRWpE RRWsG  WWEpG WWEsR WWGpE WWGsR WWRpE WWRsG
EGpER EGpEW ERpEW GRpGE GRsGW GWpGE RGsRE RWpRE RWsRG WGWEp WRWEp WRsWG
EsGEG EsWEW GsRGR RWsRW ERER GWGW
EWGR EWRG
EGRW EpGWR ERGsW EpRWsG`
  .trim()
  .split(/\s+/)
export const PILE = 74 // the first twelve are there twice, the last four are equity tiles and never in the pile

/** The corners of a tile as moves name them, each with its column and row within the tile. */
export const CORNERS = /** @type {const} */ ({ nw: [0, 0], ne: [1, 0], se: [1, 1], sw: [0, 1] })
export const CORNER_NAMES = /** @type {(keyof typeof CORNERS)[]} */ (Object.keys(CORNERS))

/** @param {string} tile @returns {TileSquare[]} */
const printedOn = (tile) =>
  [...tile.matchAll(/([EGRW])([ps]?)/g)].map(([, terrain, mark]) => ({
    terrain: /** @type {Terrain} */ (terrain),
    mark,
  }))
const PRINTED = Object.fromEntries(TILES.map((tile) => [tile, printedOn(tile)]))

/** The four squares of a tile, corner by corner, after some quarter turns clockwise. @param {string} tile */
export const squaresOfTile = (tile, turn = 0) =>
  PRINTED[tile].map((_, corner) => PRINTED[tile][(corner - turn + 4) % 4])

/** @param {string} word */
export const isTile = (word) => word in PRINTED

/** A tile that lies open has a word of its own: the same tile may be in a hand too. */
export const OPEN = "open "
/** @param {string} word */
export const openTile = (word) => (word.startsWith(OPEN) ? word.slice(OPEN.length) : null)
export const BACK = "?" // a tile that one may not see

// Structures, numbered as the state numbers them: seven skyscrapers of each terrain, then the utilities.

export const TERRAINS = /** @type {Terrain[]} */ (["E", "G", "R", "W"])
export const VALUES = [4, 5, 6, 7, 8, 10, 12]
export const SKYSCRAPERS = TERRAINS.flatMap((terrain) => VALUES.map((value) => `${terrain}${value}`))

/** What a utility asks for and what it pays. tiles: where in the 4 x 4 a windmill turns; shape: of a biodome's district. */
export const UTILITIES = /** @type {Record<string, Utility>} */ ({
  "b-parks": { asks: 4, pays: 8 },
  "b-sports": { asks: 4, pays: 8 },
  "b-leisure": { asks: 4, pays: 5 },
  "b-towers3": { asks: 3, pays: 5 },
  "b-towers4": { asks: 4, pays: 8 },
  "b-utilities": { asks: 3, pays: 8 },
  "m-left": { tiles: "1000 1000 1000 1000", pays: 4 },
  "m-right": { tiles: "0001 0001 0001 0001", pays: 4 },
  "m-top": { tiles: "1111 0000 0000 0000", pays: 4 },
  "m-bottom": { tiles: "0000 0000 0000 1111", pays: 4 },
  "m-corner": { tiles: "1001 0000 0000 1001", pays: 5 },
  "m-middle": { tiles: "0000 0110 0110 0000", pays: 6 },
  "d-L3": { shape: "#.. ##. ...", pays: 5 },
  "d-I3": { shape: "### ... ...", pays: 5 },
  "d-O4": { shape: "##. ##. ...", pays: 6 },
  "d-T4": { shape: "### .#. ...", pays: 6 },
  "d-X5": { shape: ".#. ### .#.", pays: 8 },
  "d-V5": { shape: "#.. #.. ###", pays: 8 },
})
export const STRUCTURES = [...SKYSCRAPERS, ...Object.keys(UTILITIES)]

/** @param {string} word */
export const isSkyscraper = (word) => SKYSCRAPERS.includes(word)
/** @param {string} word */
export const isUtility = (word) => word in UTILITIES
/** A bus b, a windmill m or a biodome d. @param {string} utility */
export const kindOf = (utility) => utility[0]

/** Rows of text as the squares that are filled, [column, row]. @param {string} rows @returns {[number, number][]} */
export const filled = (rows) =>
  rows
    .split(" ")
    .flatMap((row, r) =>
      [...row].flatMap((x, c) => (x === "#" || x === "1" ? [/** @type {[number, number]} */ ([c, r])] : [])),
    )
