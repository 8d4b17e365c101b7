/** How things stand with the site, as signals: the page shows them. */
import { signal } from "../lib/preact.js"

/** The bytes of the site that have come, while it is being installed. */
export const coming = signal(/** @type {{got: number, of: number} | null} */ (null))

/**
 * Does the host answer? "broken" if it could not start, "insecure" if it may not.
 * @type {import("@preact/signals").Signal<State>}
 */
export const host = signal(/** @type {State} */ ("starting"))

/** Does this browser keep what is played? */
export const keeps = signal(true)

/** @typedef {"starting" | "ready" | "broken" | "insecure"} State */
