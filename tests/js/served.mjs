// Modules are named as the server serves them: node --import tests/js/served.mjs SCRIPT
import { register } from "node:module"

register("./resolve.mjs", import.meta.url)
