// Run compile.py in the very Python that the site will have: node compile.mjs GIVEN OUT
import { loadPyodide } from "pyodide"
import { readFileSync } from "node:fs"

const [given, out] = process.argv.slice(2)
const read = (name, base) => new Uint8Array(readFileSync(new URL(name, base)))

const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", HOME: "/home" } })
python.unpackArchive(read("python_stdlib.zip", import.meta.resolve("pyodide")), "zip", { extractDir: "/library" })
for (const [place, root] of [["/given", given], ["/out", out]]) {
  python.FS.mkdir(place)
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place)
}
try {
  python.runPython(new TextDecoder().decode(read("compile.py", import.meta.url)))
  await python.globals.get("main")()
} catch (wrong) {
  console.error(wrong.message)
  process.exit(1)
}
process.exit(0)
