/** A table as one browser knows it: what the server said, as signals that the page follows. */
import { batch, computed, signal } from "../lib/preact.js"
import { keepKey, mine } from "../my_tables.js"
import { newsFor } from "./story/news.js"
import { freshRemarks, withMore } from "./story/remarks.js"
import { leaveStepping } from "./story/stepping.js"
import { Lesson } from "./lesson/lesson.js"
import { loadGame } from "./load_game.js"
import { Pacer } from "./motion/pacer.js"
import { isFollowed, stageOf } from "./motion/stage.js"
import { takeOff } from "./motion/taking.js"
import { PieceGains } from "./selection/gains.js"
import { Selection } from "./selection/selection.js"
import { read } from "./selection/moves.js"
import { AWAY, Connection, ask, problemIn } from "../server.js"
import { still } from "../settings.js"

/** @typedef {import("../server.js").Card} Card */
/** @typedef {import("../server.js").Now} Now */
/** @typedef {import("../words.js").Message} Message */
/** @typedef {import("../board/contract.js").Board} Board */
/** @typedef {import("../board/contract.js").Look} Look */
/** @typedef {import("../board/contract.js").View} View */
/** @typedef {import("../server.js").ToldEvent} ToldEvent */
/** @typedef {{word: string, at?: string, x: number, y: number}} Told what to explain, and where */
/**
 * @typedef {{seq: number, view: View, totals: number[], items?: import("../server.js").ScoreItem[][]}} Past
 * items: the lines of the score, by seat, if they are known
 */
/** @typedef {{question: number | null | undefined, move: string}} Answer */
/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */

/** @param {ToldEvent[]} events @param {number | null} seat */
const isOwn = (events, seat) => events.some((event) => event.seat === seat)

export class Table {
  /** @type {Signal<Card | null>} */ card = signal(null)
  /** @type {Signal<Now | null>} */ now = signal(null)
  /** @type {Signal<ToldEvent[]>} */ events = signal([])
  /** @type {Signal<import("../server.js").ToldRemark[]>} */ remarks = signal([])
  /** @type {Signal<import("./clock/left.js").Clocks | null>} */ clocks = signal(null)
  /** @type {Signal<import("../server.js").Scores | null>} */ scores = signal(null)
  /** @type {Signal<number[]>} */ totalsThen = signal([]) // after the last move made here
  /** @type {Signal<Message | null>} */ problem = signal(null)
  /** @type {Signal<Past | null>} */ past = signal(null) // the moment that is shown instead of now
  /** @type {Signal<number | null>} */ visited = signal(null) // the seat whose city is shown instead of yours
  /** @type {Signal<Look>} */ look = signal({}) // the chosen views of the game's board
  /** @type {Signal<string[]>} */ marks = signal([]) // places to mark, such as those of a line of the score
  /** @type {Signal<string>} */ drawer = signal("") // the name of the open drawer
  // the § at which the rulebook is open; a new object asks for the same § again
  /** @type {Signal<{rule: string}>} */ rule = signal({ rule: "" })
  /** @type {Signal<Told | null>} */ explained = signal(null)
  // the event after which somebody looks at the table once more before passing the device on
  /** @type {Signal<number | null>} */ staying = signal(null)
  // at the end, the totals as far as they are told; null once all is told
  /** @type {Signal<number[] | null>} */ tally = signal(still() ? null : [])
  stepping = signal(false) // is somebody stepping through the match?
  playing = signal(0) // the timer of a match that is stepped through by itself
  /** @type {number | undefined} */ wanted // the event to step to
  /** @type {SVGSVGElement | null} */ field = null // the city on the screen
  calm = signal(true) // is there a connection?
  gone = signal(false) // is the connection closed for good?
  ready = signal(false) // are the words and the drawings there?
  /** @type {Board} */ board = /** @type {any} */ (null) // stays null if the game draws nothing
  /** @type {Signal<import("../words.js").Words>} */ speech = /** @type {any} */ (null)
  /** @type {Promise<void> | undefined} */ furnished // with the words and drawings of the game
  /** @type {number | null | undefined} */ answered = null // the question that was just answered
  /** @type {Answer | null} */ sent = null // the answer that the server has not told of yet
  /** @type {Answer | null} */ unheard = null // an answer that may have found no server

  /** @param {string} id @param {string} key */
  constructor(id, key) {
    this.id = id
    this.key = key
    this.selection = new Selection(this)
    this.gains = new PieceGains(this)
    this.lesson = new Lesson(this)
    this.pacer = new Pacer(stageOf(this, (now) => this.#grow(now)))
    const hello = () => ({ table: id, key: this.key, since: this.#lastSeq(), scores: true })
    this.connection = new Connection(hello, {
      table: (card) => this.#take(card),
      events: ({ events }) => this.#add(events),
      remarks: ({ remarks }) => {
        this.remarks.value = withMore(this.remarks.value, remarks)
      },
      clocks: ({ left, runs }) => {
        this.clocks.value = { left, runs, heard: performance.now() }
      },
      now: (now) => this.#hear(now),
      calm: (calm) => this.#setCalm(calm),
      problem: ({ problem }) => this.#refuse(problem),
      final: () => {
        this.gone.value = true
      },
    })
  }

  leave() {
    this.pacer.forget()
    this.connection.close()
  }

  // What follows from what the server said

  /** The view of the match as it is now; it is there before anything is drawn. */
  latest = computed(() => /** @type {View} */ (this.now.value?.view))
  /** The view that is shown: of now, or of the moment somebody looks back at. */
  view = computed(() => this.past.value?.view ?? this.latest.value)
  /** The view of the pieces beside the city, which stay as they are now while a lesson looks back. */
  beside = computed(() => (this.lesson.running.value ? this.latest.value : this.view.value))
  seat = computed(() => this.card.value?.seat ?? null)
  /** Does somebody sit here under a name? */
  seated = computed(() => this.seat.value !== null && this.card.value?.seats[this.seat.value].name !== "")
  /** Is there somebody here who could act, and not only looks back? */
  acting = computed(() => this.seated.value && (this.lesson.running.value || !this.lookingBack.value))
  /** Is somebody stepping through the match, or does a lesson show an earlier moment? */
  lookingBack = computed(() => this.stepping.value || this.past.value !== null)
  /** Is one's own city shown, or the board of all, as it is now? */
  atHome = computed(() => !this.lookingBack.value && this.visited.value === null)
  /** Is it the turn of the seat at this browser? */
  asked = computed(
    () => this.seated.value && (this.now.value?.question ?? null) !== null && !this.closed.value,
  )
  closed = computed(() => Boolean(this.now.value?.over || this.card.value?.ended))
  /** Is the end of the match shown? */
  ending = computed(() => Boolean(this.now.value?.over) && !this.stepping.value)
  /** The seat whose city is shown large. */
  shown = computed(() => this.visited.value ?? this.seat.value ?? 0)
  names = computed(() =>
    (this.card.value?.seats ?? []).map(({ name }, i) => name || this.words.t("page-seat", { number: i + 1 })),
  )
  totals = computed(
    () =>
      this.past.value?.totals ??
      (this.ending.value ? this.tally.value : null) ??
      this.scores.value?.totals ??
      [],
  )

  /** What others did since one's own last move; after the match nothing is news. */
  fresh = computed(() =>
    this.past.value || this.now.value?.over ? [] : newsFor(this.seat.value, this.events.value),
  )

  /** What else happened to others since one's own last move. */
  freshRemarks = computed(() =>
    this.past.value ? [] : freshRemarks(this.seat.value, this.events.value, this.remarks.value),
  )

  /** The places of a seat's fresh moves, or of everybody's. @param {number | null} seat */
  freshOf = (seat) =>
    this.fresh.value
      .filter((event) => seat === null || event.seat === seat)
      .flatMap((event) => read(event.move, this.board, this.view.value, event.seat).aim.place ?? [])

  get words() {
    return this.speech.value
  }

  get game() {
    return this.card.value?.game ?? ""
  }

  /** The lines of a seat's score. @param {number | null} seat spectators, who have none, see the first */
  itemsOf = (seat) => this.scores.value?.seats[seat ?? 0] ?? []

  /** @param {string} aid */
  allows = (aid) => this.card.value?.aids.includes(aid) ?? false

  // What the server says

  #lastSeq = () => this.events.value.at(-1)?.seq ?? 0

  /** @param {Card} card */
  async #take(card) {
    this.card.value = card
    keepKey(card, this.key)
    this.furnished ??= this.#furnish(card)
    await this.furnished
  }

  /** Load the words and drawings of the game, once its name is known. @param {Card} card */
  async #furnish(card) {
    Object.assign(this, await loadGame(card))
    this.look.value = { ...this.board?.look }
    this.ready.value = true
  }

  /** Add events of long ago, which come before a `now`. @param {import("../server.js").ToldEvent[]} events */
  async #add(events) {
    await this.furnished
    this.events.value = [...this.events.value, ...events]
  }

  /** @param {Now} now */
  async #hear(now) {
    await this.furnished
    if (isFollowed(this, now)) return this.pacer.follow(now)
    this.pacer.hurry()
    const land = takeOff(this, now)
    this.pacer.showAtOnce(now)
    land()
  }

  /** @param {Now} now */
  #grow(now) {
    if (now.seq < (this.now.value?.seq ?? 0)) return
    const known = this.#lastSeq()
    const fresh = now.events.filter(({ seq }) => seq > known)
    batch(() => {
      this.events.value = [...this.events.value, ...fresh]
      this.now.value = now
      this.scores.value = now.scores
      if (isOwn(fresh, this.seat.value)) this.#settle(now)
    })
    this.#answerAgain(now.question)
  }

  /** What others did is no news after one's own move. @param {Now} now */
  #settle(now) {
    this.totalsThen.value = now.scores.totals
    this.marks.value = []
  }

  /** Send an answer that may have found no server once more, if its question is still open. */
  #answerAgain(/** @type {number | null} */ question) {
    const { unheard } = this
    this.unheard = null
    if (this.sent?.question !== question) this.sent = null
    if (unheard && unheard.question === question) this.#answer(unheard)
  }

  /** Note a lost or new connection. @param {boolean} calm */
  #setCalm(calm) {
    this.calm.value = calm
    if (!calm) this.#miss()
    else if (this.problem.value?.id === AWAY) this.problem.value = null
  }

  /** Note that the server may not have heard the last answer. */
  #miss() {
    this.unheard = this.sent
    this.answered = null
  }

  /** @param {Message} problem */
  #refuse(problem) {
    this.problem.value = problem
    if (problem.id === AWAY) return this.#miss()
    this.answered = this.sent = null
  }

  // What people do

  /**
   * Do something, and show the problem if it is refused.
   * @template T
   * @param {() => Promise<T> | T} deed
   * @returns {Promise<T | undefined>}
   */
  attempt = async (deed) => {
    this.problem.value = null
    try {
      return await deed()
    } catch (wrong) {
      this.#refuse(problemIn(wrong))
    }
  }

  /** Enter with another key of this browser. @param {string} key @param {string} [name] to sit down with */
  enter(key, name) {
    this.key = key
    this.answered = this.sent = this.unheard = null
    this.pacer.forget()
    batch(() => {
      // the next person must not see what this one saw
      leaveStepping(this)
      this.events.value = []
    })
    return this.attempt(() => this.connection.greet(name))
  }

  /** @param {string} move */
  play(move) {
    const question = this.now.value?.question
    if (question === this.answered) return // a double click
    this.#answer({ question, move })
  }

  /** @param {Answer} answer */
  #answer(answer) {
    this.sent = answer
    this.answered = answer.question
    this.attempt(() => this.connection.tell("answer", answer))
  }

  undo = () => this.attempt(() => this.connection.tell("undo", { event: this.now.value?.undo }))

  /** @param {string} method @param {string} path @param {any} [body] */
  api = (method, path, body) => ask(method, `/api/tables/${this.id}${path}`, { key: this.key, body })

  /** Ask with the key of the opener. @param {string} method @param {string} path @param {any} [body] */
  asOpener = (method, path, body) =>
    ask(method, `/api/tables/${this.id}${path}`, { key: mine(this.id)?.opener ?? this.key, body })

  /** @param {Told | null} told */
  tell = (told) => {
    this.explained.value = told
  }

  /** @param {string} rule */
  read = (rule) =>
    batch(() => {
      this.rule.value = { rule }
      this.drawer.value = "rules"
    })
}
