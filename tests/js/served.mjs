// Modules are named as the server serves them: node --import tests/js/served.mjs SCRIPT
import { register } from "node:module"

const source = JSON.stringify(new URL("../../src/tabletown", import.meta.url).href)
const hook = `export const resolve = (name, context, next) => next(/^[/](web|games)[/]/.test(name) ? ${source} + name : name, context)`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
