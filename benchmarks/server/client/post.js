import { request } from "node:http";
import { text } from "node:stream/consumers";

/** What a server answers to JSON that is sent to it, from one of the addresses of this machine. */
export async function post(address, body, localAddress) {
  const answer = await new Promise((resolve, reject) => {
    const asking = request(address, { method: "POST", headers: { "content-type": "application/json" }, localAddress }, resolve);
    asking.on("error", reject).end(JSON.stringify(body));
  });
  const told = await text(answer);
  if (answer.statusCode >= 300) throw new Error(`${address} answers ${answer.statusCode}: ${told}`);
  return JSON.parse(told);
}
