/** What everything sounds like: short notes of noise and plain waves, so that no file has to be loaded. */

/**
 * A note: its start and its length in milliseconds, its voice, its pitch in hertz, how loud it is (0 to 1).
 * @typedef {[at: number, long: number, voice: "noise" | OscillatorType, pitch: number, loud: number]} Note
 */

/** @type {Record<string, Note[]>} */
export const NOTES = {
  // materials, when a piece of them is laid
  stone: [
    [0, 90, "noise", 320, 1],
    [0, 130, "sine", 92, 0.6],
  ],
  wood: [
    [0, 40, "noise", 950, 0.6],
    [0, 120, "triangle", 294, 0.4],
  ],
  paper: [
    [0, 120, "noise", 3400, 0.35],
    [95, 45, "noise", 1500, 0.5],
  ],
  glass: [
    [0, 30, "noise", 2600, 0.3],
    [0, 420, "sine", 1175, 0.2],
    [12, 300, "sine", 1760, 0.1],
  ],
  // what happens
  card: [[0, 90, "noise", 4200, 0.4]],
  walkway: [
    [0, 90, "triangle", 330, 0.3],
    [75, 90, "triangle", 415, 0.3],
    [150, 180, "triangle", 494, 0.3],
  ],
  dice: [
    [0, 35, "noise", 1700, 0.7],
    [80, 35, "noise", 1400, 0.6],
    [170, 35, "noise", 1800, 0.5],
    [235, 30, "noise", 1500, 0.4],
    [280, 60, "noise", 1200, 0.5],
  ],
  coins: [
    [0, 130, "sine", 2093, 0.14],
    [55, 150, "sine", 2637, 0.12],
    [130, 220, "sine", 2349, 0.1],
  ],
  undo: [
    [0, 70, "triangle", 330, 0.25],
    [60, 110, "triangle", 262, 0.25],
  ],
  refusal: [
    [0, 90, "triangle", 175, 0.45],
    [100, 130, "triangle", 147, 0.4],
  ],
  turn: [
    [0, 220, "sine", 659, 0.3],
    [120, 380, "sine", 880, 0.25],
  ],
  end: [
    [0, 500, "sine", 523, 0.25],
    [140, 500, "sine", 392, 0.25],
    [280, 700, "sine", 330, 0.25],
  ],
  win: [
    [0, 300, "triangle", 523, 0.25],
    [130, 300, "triangle", 659, 0.25],
    [260, 300, "triangle", 784, 0.25],
    [390, 900, "sine", 1047, 0.25],
  ],
}

/** What can be felt: milliseconds of trembling, of rest, and so on. @type {Record<string, number[]>} */
export const TREMBLES = {
  move: [12],
  refusal: [25, 40, 25],
  turn: [40],
  end: [60],
  win: [30, 60, 30, 60, 90],
}
