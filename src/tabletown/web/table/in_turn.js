/** Draw the parts of a table one after another, so that no frame takes long while something moves. */
import { Component } from "../lib/preact.js"
import { still } from "../settings.js"

const PART = 3 // milliseconds of a frame after which parts wait for the next one

/** The parts that wait, the first to ask first. @type {Set<Component>} */
const waiting = new Set()
let asked = false // for a frame

/**
 * A component that is drawn again in its turn. With less motion there is nothing that a long frame could hold
 * up, and everything is drawn at once.
 * @template Props
 * @param {(props: Props) => any} draw
 * @returns {(props: Props) => any}
 */
export const inTurn = (draw) =>
  /** @type {any} */ (
    class extends Component {
      /** Called by the signals that it read. */
      setState() {
        if (still() || document.hidden) this.forceUpdate()
        else wait(this)
      }

      /** @param {any} props */
      shouldComponentUpdate(props) {
        return Object.keys(props).some((name) => props[name] !== this.props[name])
      }

      /** @param {any} props */
      render(props) {
        return draw(props)
      }
    }
  )

/** @param {Component} part */
function wait(part) {
  waiting.add(part)
  if (!asked) askForFrame()
}

/** Let one frame pass, for what is drawn at once. */
function askForFrame() {
  asked = true
  requestAnimationFrame(() => requestAnimationFrame(drawSome))
}

async function drawSome() {
  const began = performance.now()
  for (const part of waiting) {
    waiting.delete(part)
    part.forceUpdate()
    await null // now it is drawn
    if (performance.now() - began > PART) break
  }
  asked = waiting.size > 0
  if (asked) requestAnimationFrame(drawSome)
}
