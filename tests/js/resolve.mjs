// Where the server finds a module: the page in its own folder, a game also in the folders of TABLETOWN_GAMES.
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"

const HOUSE = fileURLToPath(new URL("../../src/tabletown", import.meta.url))
const OTHERS = (process.env.TABLETOWN_GAMES ?? "").split(delimiter).filter(Boolean)
const FOLDERS = { web: [join(HOUSE, "web")], games: [join(HOUSE, "games"), ...OTHERS] }

/** An address from the root, or up to it as boards write it: ../../../web/board/messages.js */
const SERVED = /^(?:(?:[.][.][/])*[.][.])?[/](web|games)[/](.*)/

const fileOf = ([, part, path]) => FOLDERS[part].map((folder) => join(folder, path)).find(existsSync)

export const resolve = (name, context, next) => {
  const found = name.match(SERVED)
  const file = found && fileOf(found)
  return next(file ? pathToFileURL(file).href : name, context)
}
