/** The rows of the store, kept in IndexedDB: one for each table and each event, each under its own key. */
import { NAME } from "./place.js"

const ROWS = "rows"
const FACTS = "facts" // about all rows: which version of Tabletown they are of
const VERSION = "version"

/** @typedef {["add" | "put" | "delete", IDBValidKey, Record<string, any>]} Change */

/** @returns {Promise<IDBDatabase>} */
const openRows = () =>
  new Promise((done, fail) => {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () => [ROWS, FACTS].forEach((name) => opening.result.createObjectStore(name))
    opening.onsuccess = () => done(opening.result)
    opening.onerror = () => fail(opening.error)
  })

/** Return what keeps rows in this browser; if it keeps nothing, something that forgets everything. */
export const openKeeper = () =>
  openRows().then(
    (db) => new Keeper(db),
    () => new Forgetful(),
  )

/** What the store in Python needs. */
class Keeper {
  keeps = true

  /** @param {IDBDatabase} db */
  constructor(db) {
    this.db = db
  }

  /** @returns {Promise<string>} */
  async read() {
    const reading = this.db.transaction([ROWS, FACTS])
    const rows = reading.objectStore(ROWS)
    const [version, keys, found] = await Promise.all(
      [reading.objectStore(FACTS).get(VERSION), rows.getAllKeys(), rows.getAll()].map(answered),
    )
    const named = keys.map((/** @type {string[]} */ [table], /** @type {number} */ i) => [table, found[i]])
    return JSON.stringify({ version: version ?? 0, rows: named })
  }

  /** @param {string} changes @returns {Promise<string>} the name of an error, or nothing */
  write(changes) {
    return this.#change((rows) => JSON.parse(changes).forEach(make(rows)))
  }

  /**
   * Keep other rows, in a new database if the browser has closed the one that was open.
   * @param {number} version
   * @param {string} changes
   * @returns {Promise<string>}
   */
  async replace(version, changes) {
    this.db = await openRows().catch(() => this.db)
    return this.#change((rows, facts) => {
      rows.clear()
      facts.put(version, VERSION)
      JSON.parse(changes).forEach(make(rows))
    })
  }

  /**
   * Change rows in one transaction, and wait until they are on the disk.
   * @param {(rows: IDBObjectStore, facts: IDBObjectStore) => void} work
   */
  #change(work) {
    return new Promise((/** @type {(error: string) => void} */ done) => {
      const change = this.db.transaction([ROWS, FACTS], "readwrite", { durability: "strict" })
      change.oncomplete = () => done("")
      change.onabort = () => done(change.error?.name ?? "AbortError")
      work(change.objectStore(ROWS), change.objectStore(FACTS))
    }).catch(({ name }) => name)
  }
}

/** The same for as long as the tab is open. */
class Forgetful {
  keeps = false
  read = async () => JSON.stringify({ version: 0, rows: [] })
  write = async () => ""
  replace = async () => ""
}

/** @param {IDBObjectStore} rows @returns {(change: Change) => void} */
const make =
  (rows) =>
  ([how, key, row]) =>
    void (how === "delete" ? rows.delete(key) : rows[how](row, key))

/** @template T @param {IDBRequest<T>} asked @returns {Promise<T>} */
const answered = (asked) =>
  new Promise((done, fail) => {
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => fail(asked.error)
  })
