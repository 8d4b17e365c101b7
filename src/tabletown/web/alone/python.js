/** Load Python into a worker: the interpreter, what we use of its library, and Tabletown. */
import { ROOT } from "./place.js"

const HERE = new URL("python/", ROOT)
const APP = "/app"

/** @returns {Promise<import("pyodide").PyodideInterface>} */
export async function startPython() {
  const [{ loadPyodide }, code] = await Promise.all([import(new URL("pyodide.mjs", HERE).href), app()])
  const python = await loadPyodide({
    indexURL: HERE.href,
    stdLibURL: new URL("library.zip", HERE).href,
    lockFileURL: new URL("lock.json", HERE).href,
    env: { HOME: "/home", PYTHONHASHSEED: "0", PYTHONOPTIMIZE: "2" },
  })
  python.unpackArchive(code, "zip", { extractDir: APP })
  python.runPython(`import sys; sys.path.insert(0, "${APP}")`)
  return python
}

const app = async () => (await fetch(new URL("app.zip", HERE))).arrayBuffer()
