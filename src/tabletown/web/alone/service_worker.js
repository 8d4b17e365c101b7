/**
 * Keep exactly the files of one version of a site, each by its digest, and serve nothing else.
 * A newer version takes over when no tab is open any more, or when the only one is just being opened.
 */

/**
 * What the build writes above this file; paths begin at the site, digests are SHA-256.
 * @typedef {{version: string, size: number, headers: Record<string, string>,
 *   files: Record<string, {digest: string, size: number}>}} Site
 */
const SITE = /** @type {Site} */ (/** @type {any} */ (self).SITE)
const worker = /** @type {any} */ (self) // a ServiceWorkerGlobalScope
const SCOPE = new URL(worker.registration.scope)
const FAMILY = `tabletown ${SCOPE.pathname}` // of the caches of all versions
const NAME = `${FAMILY} ${SITE.version}`
const AT_ONCE = 6 // files
let got = 0 // bytes

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()))
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()))
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const path = pathOf(event.request)
  if (path !== null) event.respondWith(serve(path, event.request))
})
worker.addEventListener("message", async (/** @type {any} */ { data, ports }) => {
  if (data !== "take over") return
  const alone = (await pages()).length <= 1
  ports[0].postMessage(alone)
  if (alone) worker.skipWaiting()
})

/** Get all files of this version, or fail and leave everything as it was. */
async function install() {
  const left = Object.keys(SITE.files)
  const some = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await keep(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, some))
}

/** @param {string} path */
async function keep(path) {
  const { digest, size } = SITE.files[path]
  const cache = await caches.open(NAME)
  const older = await kept(path, digest)
  if (older) count(size)
  await cache.put(addressOf(path), older ?? (await fetched(path, digest)))
}

/** Tell all pages how much has come. @param {number} bytes */
async function count(bytes) {
  got += bytes
  const told = { got, of: SITE.size } // before more comes, while the pages are looked up
  for (const page of await pages()) page.postMessage(told)
}

/** A file that an older version has already. @param {string} path @param {string} digest */
async function kept(path, digest) {
  for (const name of await family()) {
    const found = await (await caches.open(name)).match(addressOf(path))
    if (found?.headers.get("ETag") === digest) return found
  }
}

/** @param {string} path @param {string} digest */
async function fetched(path, digest) {
  const answer = await fetch(addressOf(path), { cache: "no-cache" })
  const content = await counted(answer).arrayBuffer()
  if (!answer.ok || (await digestOf(content)) !== digest) throw new Error(`${path} is of another version`)
  const type = answer.headers.get("Content-Type") ?? ""
  return new Response(content, { headers: { ...SITE.headers, "Content-Type": type, ETag: digest } })
}

/** The same answer, whose bytes are counted as they come. @param {Response} answer */
function counted({ body }) {
  const counting = new TransformStream({
    transform(/** @type {Uint8Array} */ part, passed) {
      count(part.byteLength)
      passed.enqueue(part)
    },
  })
  return new Response(body?.pipeThrough(counting))
}

/** @param {ArrayBuffer} content */
async function digestOf(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

async function activate() {
  for (const name of await family()) if (name !== NAME) await caches.delete(name)
  await worker.clients.claim()
}

/** The caches of this site. */
const family = async () => (await caches.keys()).filter((name) => name.startsWith(`${FAMILY} `))

/** @returns {Promise<any[]>} */
async function pages() {
  const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true })
  return all.filter((/** @type {any} */ { url }) => url.startsWith(SCOPE.href))
}

/** @param {string} path */
const addressOf = (path) => new URL(path, SCOPE).href

/** The file that answers a request, or null if it is none of ours. @param {Request} request */
function pathOf({ method, mode, url }) {
  const { origin, pathname } = new URL(url)
  if (method !== "GET" || origin !== SCOPE.origin || !pathname.startsWith(SCOPE.pathname)) return null
  const path = pathname.slice(SCOPE.pathname.length)
  if (mode === "navigate" && !path) return "index.html"
  return path in SITE.files ? path : null
}

/** @param {string} path @param {Request} request */
const serve = async (path, request) =>
  (await (await caches.open(NAME)).match(addressOf(path))) ?? fetch(request)
