/** How this page reaches the tables: over the network. A site has its own way, in alone/transport.js. */
import { hrefTo } from "./base.js"

/**
 * @typedef {{readyState: number, onopen: any, onmessage: any, onclose: any, send: (text: string) => void,
 *   close: () => void}} Socket as much of a WebSocket as we use
 */

/**
 * @param {string} method
 * @param {string} path
 * @param {{key?: string, body?: string, type?: string}} more type: of the body
 * @returns {Promise<Response>} rejected if nobody answers
 */
export const request = (method, path, { key, body, type }) =>
  fetch(hrefTo(path), {
    method,
    headers: { ...(key && { Authorization: `Bearer ${key}` }), ...(type && { "Content-Type": type }) },
    body,
  })

/** @returns {Socket} */
export const openSocket = () => new WebSocket(location.origin.replace("http", "ws") + hrefTo("/socket"))
