/** Play a match of random moves at a new table of a site; return how long each was on its way, in ms. */
const playRandomly = async ({ address, game, most }) => {
  const { openSocket, request } = await import(`${address}web/alone/transport.js`)
  const wanted = { game, seats: ["human", "neighbour"], options: {}, aids: [], seeded: false }
  const opened = await (await request("POST", "/api/tables", { body: JSON.stringify(wanted) })).json()
  const socket = openSocket()
  const times = []
  return new Promise((done) => {
    let sent = 0
    const say = (facts) => socket.send(JSON.stringify(facts))
    socket.onopen = () =>
      say({ type: "hello", version: 2, table: opened.table, key: opened.seats[0], name: "Ada" })
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data)
      if (told.type !== "now") return
      if (sent) times.push(performance.now() - sent)
      sent = 0
      if (told.over || times.length >= most)
        return done({ times, path: `?/t/${opened.table}#${opened.seats[0]}` })
      if (told.question === null) return
      const move = told.moves[Math.floor(Math.random() * told.moves.length)]
      sent = performance.now()
      say({ type: "answer", question: told.question, move })
    }
  })
}
