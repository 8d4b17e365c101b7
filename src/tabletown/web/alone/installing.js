/** Install the site: get all its files, so that it needs no network later, and begin a newer version. */
import { ROOT } from "./place.js"
import { coming } from "./standing.js"

const workers = navigator.serviceWorker

/** Resolve when the files of one version are here, or when this browser keeps no files. */
export async function installed() {
  try {
    const registration = await workers.register(new URL("service_worker.js", ROOT))
    if (workers.controller && registration.waiting) await renew(registration.waiting)
    if (!registration.active && registration.installing) await arrival(registration.installing)
  } catch {
    // not allowed here, so everything comes over the network
  }
  coming.value = null
}

/** Wait for the files, and show how many have come. @param {ServiceWorker} installing */
const arrival = (installing) =>
  new Promise((done) => {
    workers.addEventListener("message", ({ data }) => {
      coming.value = data
    })
    workers.addEventListener("controllerchange", done)
    installing.addEventListener("statechange", () => installing.state === "redundant" && done(null))
  })

/** Begin a newer version, unless another tab still plays with the old one. @param {ServiceWorker} newer */
async function renew(newer) {
  const changed = new Promise((done) => workers.addEventListener("controllerchange", done))
  if (!(await takesOver(newer))) return
  await changed
  location.reload()
  await new Promise(() => {}) // nothing of the old version starts any more
}

/** @param {ServiceWorker} newer @returns {Promise<boolean>} */
const takesOver = (newer) =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => done(data)
    newer.postMessage("take over", [port2])
  })
