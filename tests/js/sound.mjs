// Play every sound with an audio that only notes what it is asked; print that and the sounds of the boards.
import { readFileSync } from "node:fs"
import { NOTES } from "/web/sound/notes.js"
import { play } from "/web/sound/synth.js"

const { games } = JSON.parse(readFileSync(0, "utf8"))
const NOW = 5

/** A part of an audio that notes how it is set and what it is connected to. */
class Part {
  constructor(kind) {
    Object.assign(this, { kind, gain: new Curve(), frequency: {}, Q: {} })
  }
  connect = (other) => (this.to = other)
  start = (at) => (this.starts = at - NOW)
  stop = (at) => (this.stops = at - NOW)
}

class Curve {
  setValueAtTime = (value) => (this.first = value)
  exponentialRampToValueAtTime = (value, at) => Object.assign(this, { last: value, end: at - NOW })
}

/** Play a sound, and return what was started: where each ends up, when, and how loud. */
function heard(notes, after) {
  const parts = []
  const made = (kind) => () => parts[parts.push(new Part(kind)) - 1]
  const destination = new Part("destination")
  const createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) })
  const audio = { currentTime: NOW, sampleRate: 8, destination, createBuffer, createGain: made("gain") }
  audio.createOscillator = made("tone")
  audio.createBufferSource = made("noise")
  audio.createBiquadFilter = made("filter")
  for (const note of notes) play(audio, note, after)
  return parts
    .filter(({ starts }) => starts !== undefined)
    .map(({ kind, starts, stops, to }) => {
      const gain = to.kind === "filter" ? to.to : to
      return { kind, starts, stops, loud: gain.gain.first, ends: gain.gain.end, out: gain.to.kind }
    })
}

const sounds = Object.fromEntries(
  Object.entries(NOTES).map(([name, notes]) => [name, [heard(notes, 0), heard(notes, 100)]]),
)
const boards = await Promise.all(games.map((game) => import(`/games/${game}/board/board.js`)))
const ofGames = Object.fromEntries(games.map((game, i) => [game, boards[i].sounds ?? {}]))
console.log(JSON.stringify({ sounds, ofGames }))
