/** The room for the table on the screen, as signals: they change with the window and with drawers. */
import { computed, signal } from "../lib/preact.js"
import { drawers } from "../components.js"
import { arrange } from "./arrangement.js"

const measured = () => ({ width: innerWidth, height: innerHeight })
const size = signal(measured())
addEventListener("resize", () => {
  size.value = measured()
})

const room = computed(() => arrange(size.value, drawers.value > 0))

/** The name of the arrangement. */
export const arranged = computed(() => room.value.arrangement.name)
/** Are the pieces shown one group at a time? */
export const inTabs = computed(() => room.value.arrangement.tabs)
/** The width of a drawer beside the table, or 0. */
export const besides = computed(() => room.value.drawer)

/** The arrangement in words for the stylesheets. */
export const roomWords = computed(() =>
  [arranged.value, inTabs.value ? "tabs" : "columns", room.value.slim && "slim"].filter(Boolean).join(" "),
)
