// Written by `make facts` from Python modules: change those, never this file.

/** @type {string} */
export const GAME = "game"

/** @type {string} */
export const SEAT = "seat"

/** @type {string} */
export const HOLE = "?"

/** @type {string} */
export const NOTE = "#"
