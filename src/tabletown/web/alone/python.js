/** Load Python into a worker: the interpreter, what we use of its library, and Tabletown. */
import { ROOT } from "./place.js"

const HERE = new URL("python/", ROOT)
const APP = "/app"

/** @returns {Promise<import("pyodide").PyodideInterface>} */
export async function startPython() {
  const [{ loadPyodide }, library, code] = await Promise.all([
    import(new URL("pyodide.mjs", HERE).href),
    unpacked("library.bin").then((found) => found.blob()),
    unpacked("app.bin").then((found) => found.arrayBuffer()),
  ])
  const python = await loadPyodide({
    indexURL: HERE.href,
    stdLibURL: URL.createObjectURL(library),
    lockFileURL: new URL("lock.json", HERE).href,
  })
  python.unpackArchive(code, "zip", { extractDir: APP })
  python.runPython(`import sys; sys.path.insert(0, "${APP}")`)
  return python
}

/** @param {string} name */
async function unpacked(name) {
  const { body } = await fetch(new URL(name, HERE))
  return new Response(body?.pipeThrough(new DecompressionStream("gzip")))
}
