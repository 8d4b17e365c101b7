/** A drawing that is kept from one view to the next, and that Preact looks into only if it is another one. */
import { html } from "../lib/preact.js"

/** @param {{drawing: unknown}} props */
const Whole = ({ drawing }) => drawing

/** Preact passes over a component that is the same, but compares everything in an element. */
export const whole = (/** @type {unknown} */ drawing) => html`<${Whole} drawing=${drawing} />`
