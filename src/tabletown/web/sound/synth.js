/** Play notes with the browser's own audio. */

/** @typedef {import("./notes.js").Note} Note */

const QUIET = 0.16 // how loud the loudest note is
const SILENT = 0.0005 // a ramp cannot reach 0
const NARROW = 1.2 // how much noise keeps to its pitch

/**
 * Play a note that fades, after some milliseconds.
 * @param {BaseAudioContext} audio
 * @param {Note} note
 * @param {number} [after]
 */
export function play(audio, [at, long, voice, pitch, loud], after = 0) {
  const start = audio.currentTime + (after + at) / 1000
  const end = start + long / 1000
  const [source, out] = voice === "noise" ? noise(audio, pitch) : tone(audio, voice, pitch)
  const volume = audio.createGain()
  volume.gain.setValueAtTime(loud * QUIET, start)
  volume.gain.exponentialRampToValueAtTime(SILENT, end)
  out.connect(volume).connect(audio.destination)
  source.start(start)
  source.stop(end)
}

/**
 * @param {BaseAudioContext} audio
 * @param {OscillatorType} wave
 * @param {number} pitch
 * @returns {[AudioScheduledSourceNode, AudioNode]} what is started, and what is heard
 */
function tone(audio, wave, pitch) {
  const source = audio.createOscillator()
  source.type = wave
  source.frequency.value = pitch
  return [source, source]
}

/**
 * Noise around a pitch.
 * @param {BaseAudioContext} audio
 * @param {number} pitch
 * @returns {[AudioScheduledSourceNode, AudioNode]}
 */
function noise(audio, pitch) {
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  source.buffer = hiss(audio)
  source.loop = true
  filter.type = "bandpass"
  filter.frequency.value = pitch
  filter.Q.value = NARROW
  source.connect(filter)
  return [source, filter]
}

/** @type {AudioBuffer | undefined} */
let hissing

/** A second of white noise, made once. @param {BaseAudioContext} audio */
function hiss(audio) {
  if (hissing) return hissing
  hissing = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  hissing.getChannelData(0).forEach((_, i, samples) => {
    samples[i] = 2 * Math.random() - 1
  })
  return hissing
}
