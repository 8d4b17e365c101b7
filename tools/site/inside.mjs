// Print which libraries are compiled into the Python of a site, as it says itself: node inside.mjs
import { createRequire } from "node:module"
import { loadPyodide } from "pyodide"

const python = await loadPyodide()
const lock = createRequire(import.meta.url)("pyodide/pyodide-lock.json")
const told = JSON.parse(
  python.runPython(`
import json, pyexpat, sqlite3, sys, zlib, _decimal, _zstd
json.dumps({
    "CPython": sys.version.split()[0], "SQLite": sqlite3.sqlite_version, "zlib": zlib.ZLIB_RUNTIME_VERSION,
    "Expat": pyexpat.EXPAT_VERSION.removeprefix("expat_"), "libmpdec": _decimal.__libmpdec_version__,
    "Zstandard": _zstd.zstd_version,
    **{name: "" for name, module in {"bzip2": "_bz2", "XZ Utils": "_lzma", "libffi": "_ctypes"}.items()
       if module in sys.builtin_module_names},  # which do not say it
})`),
)
const emscripten = lock.info.platform.replace("emscripten_", "").replaceAll("_", ".")
console.log(JSON.stringify({ pyodide: python.version, Emscripten: emscripten, ...told }, null, 2))
process.exit(0)
