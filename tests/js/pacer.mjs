// Perform a script on a stage whose scenes and rests end when the script says so; tell what happened.
import { readFileSync } from "node:fs"
import { Pacer } from "/web/table/motion/pacer.js"

const happened = []
const ends = []
const until = (name) =>
  new Promise((done) => {
    happened.push(name)
    ends.push(done)
  })
const pacer = new Pacer({
  show: (told) => happened.push(`show ${told}`),
  perform: (told) => until(`perform ${told}`),
  rest: () => until("rest"),
  stop: () => ends.splice(0).forEach((end) => end()),
})
const deeds = {
  follow: (told) => pacer.follow(told),
  showAtOnce: (told) => pacer.showAtOnce(told),
  hurry: () => pacer.hurry(),
  forget: () => pacer.forget(),
  end: () => ends.shift()?.(),
}

for (const [deed, told] of JSON.parse(readFileSync(0, "utf-8"))) {
  deeds[deed](told)
  await new Promise((done) => setTimeout(done))
}
process.stdout.write(JSON.stringify(happened))
