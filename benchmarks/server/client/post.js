/** What a server answers to JSON that is sent to it. */
export async function post(address, body) {
  const answer = await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
