/**
 * The type of what a game's `board/board.js` exports. docs/board.md describes it, and tsc checks every game.
 *
 * Only its own game knows a view; the page just hands it back.
 */
export {}

/** @typedef {import("./messages.js").Message} Message */
/** @typedef {import("../server.js").ScoreItem} ScoreItem a line of the score */
/** @typedef {import("../words.js").Message} Told a message of the board or of the server */

/** @typedef {object} View what the server sends of a match */
/** @typedef {unknown} Drawing SVG, as `html` makes it */
/** @typedef {Record<string, unknown>} Look values by the names of `looks`, and what the page adds */
/** @typedef {{x: number, y: number, w: number, h: number, path: string}} Place path: its outline */
/** @typedef {{text: string, kind: string, parts: string[]}} Move a legal move in words */
/**
 * What a move points at; `of` is the piece whose button it is, `from` the first place of a move between two.
 * @typedef {{piece?: string, turn?: string, flip?: string, place?: string, of?: string, from?: string}} Aim
 */
/** @typedef {Move & {aim: Aim}} Aimed a legal move and what it points at */
/** @typedef {{aim: Aim, why: Message, move: Move | null}} Denied a refused aim, and the reason */
/**
 * A piece beside the cities; `note` is drawn below it, `about` is shown beside it.
 * @typedef {{
 *   word: string, count?: number, seat?: number, when?: string, note?: Drawing, about?: Message
 * }} Piece
 */
/** @typedef {{name: string, title: Message, pieces: Piece[]}} Group */
/** @typedef {{title: Message, now: boolean, done: boolean, may?: boolean}} Step of a turn; may: optional */
/** @typedef {{word: string, turn?: number, flip?: string}} Picture a small piece in a sentence */
/** @typedef {{place?: string, piece?: string, seat?: number}} Spot a place, a piece beside it, or a seat */
/**
 * What travels in the city of a seat: a piece or a text; without both, the outline of a place is drawn.
 * @typedef {{
 *   seat: number, piece?: string, text?: string, turn?: number, flip?: string, from?: Spot, to: Spot
 * }} Travel
 */
/** @typedef {[value: unknown, title: Message, word?: string]} Choice word: a piece that shows it */
/**
 * A look to choose; `circle` makes one button that goes on to the next, `when` says if it is offered.
 * @typedef {{
 *   name: string, title: Message, choices: Choice[], circle?: boolean, when?: (look: Look) => boolean
 * }} LookOffered
 */
/** @typedef {{id: string, rule: string, kinds?: string[], scored?: string, over?: boolean}} Tip */
/** @typedef {{turn?: number, flip?: string, size?: number}} Held how it is held; size: width in pixels */
/**
 * A kind of points at the end: the lines by this § whose `what` begins so. `parts`: finer kinds to compare
 * seats by; `remark`: its lines say something and pay nothing.
 * @typedef {{rule: string, what?: string, title: Told, parts?: SectionKind[], remark?: boolean}} SectionKind
 */
/** @typedef {{title: Message | string, values: number[]}} ChartGroup values: one a seat */
/** @typedef {{title: Message, groups: ChartGroup[]}} Chart bars, side by side */
/** @typedef {{seats: ScoreItem[][], events: import("../server.js").ToldEvent[]}} Played a finished match */
/**
 * How a game tells its end. `wordOf`: the piece that a line is about; `course`: the title of its curve.
 * @typedef {{
 *   sections: SectionKind[],
 *   wordOf(line: ScoreItem, seat: number): string,
 *   course?: Message,
 *   charts?(played: Played): Chart[],
 * }} End
 */

/**
 * @typedef {object} Drawn
 * @property {() => Drawing} defs
 * @property {boolean} [shared]
 * @property {Look} [look]
 * @property {LookOffered[]} [looks]
 * @property {string[]} [rack]
 * @property {boolean} [asHeld]
 * @property {Tip[]} [tips]
 * @property {Record<string, string>} [sounds]
 */

/**
 * @typedef {{
 *   box(view: View, seat: number | null, look?: Look): number[],
 *   city(view: View, seat: number | null, look: Look): Drawing,
 *   places(view: View, seat: number | null, look?: Look): Record<string, Place>,
 *   targets?(view: View, seat: number | null, moves: Aimed[], look: Look): Drawing,
 *   nearest?(
 *     view: View, seat: number | null, point: {x: number, y: number}, targets: Aimed[], look: Look
 *   ): string | null,
 *   ghost(view: View, seat: number | null, move: Move, look: Look): Drawing,
 *   sight?(view: View, seat: number | null, place: string, look: Look): Drawing,
 *   denied?(view: View, seat: number | null, denied: Denied, look: Look): Drawing,
 *   piece(word: string, held: Held): Drawing,
 *   table(view: View, seat: number | null, options?: Record<string, string>, items?: ScoreItem[]): Group[],
 *   explain(word: string): Message,
 *   wordAt(view: View, seat: number | null, place: string): string | null,
 *   scored?(at: string): string,
 *   note(view: View): Message,
 *   steps(view: View, kinds: string[]): Step[],
 *   aim(view: View, seat: number | null, move: Move): Aim,
 *   pictures?(seat: number, move: Move): Record<string, Picture> | null,
 *   travels?(before: View, seat: number, move: Move, after: View): Travel[],
 *   compose(
 *     view: View, seat: number | null, aim: Aim, kinds: string[]
 *   ): string | Message | {from: string} | null,
 *   pieceAt?(view: View, seat: number | null, place: string): string | null,
 *   verb(view: View, seat: number | null, move: Move): Message,
 *   prompt?(view: View, kinds: string[], aim: Aim): Message | null,
 *   end?(): Promise<End>,
 * }} Answers methods, so that each game may know its own view
 */

/** @typedef {Drawn & Answers} Board */
