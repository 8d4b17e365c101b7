// Resolve modules by the addresses of the server: node --import tests/js/served.mjs SCRIPT
import { register } from "node:module"

register("./resolve.mjs", import.meta.url)
