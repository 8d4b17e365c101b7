// The fields of a score sheet beside the board: who has how much, and who was ruined.
import { html } from "../../../web/lib/preact.js"
import { Tool } from "../../../web/frame.js"
import { Icon } from "../../../web/icons.js"
import { Amount, Name } from "../../../web/score/fields.js"
import {
  HOLE,
  endOf,
  lineWith,
  linesWith,
  rowsOf,
  wholeOf,
  withLines,
  withWords,
  withoutLines,
} from "../../../web/score/lines.js"
import { COLOURS } from "./facts.js"
import { badge, coloursOf, fewest, form, most } from "./sheet.js"

/** @typedef {import("../../../web/score/draft.js").Draft} Draft */
/** @typedef {import("../../../web/score/lines.js").Line} Line */
/** @typedef {import("../../../web/words.js").Words} Words */

/** @param {{draft: Draft, words: Words}} props */
export const Fields = ({ draft, words }) => html`<section class="fields panel" aria-labelledby="till">
  <h2 id="till">${words.t("tap-cash")}</h2>
  ${coloursOf(draft.lines.value).map(
    (_, seat) => html`<${Purse} key=${seat} draft=${draft} seat=${seat}
    words=${words} />`,
  )}
  ${
    freeColours(draft.lines.value).length > 0 &&
    html`<button type="button" onClick=${() => draft.change(withColour(draft.lines.value))}>
    <${Icon} name="plus" size=${18} />${words.t("tap-add-colour")}</button>`
  }
  <${Ruin} draft=${draft} words=${words} /></section>`

// Cash: a line for each seat, its colour, its amount, its name

/** @param {Line[]} lines */
const cashOf = (lines) => linesWith(lines, wholeOf(lines), "cash")
/** @param {Line[]} lines */
const freeColours = (lines) =>
  cashOf(lines).length < most ? [...COLOURS].filter((owner) => !coloursOf(lines).includes(owner)) : []
/** @param {Line[]} lines */
const withColour = (lines) => {
  const last = cashOf(lines).at(-1) ?? endOf(lines, wholeOf(lines)) - 1
  return withLines(lines, last + 1, ["cash", freeColours(lines)[0], HOLE])
}

/** @param {{draft: Draft, seat: number, words: Words}} props */
function Purse({ draft, seat, words }) {
  const lines = draft.lines.value
  const at = cashOf(lines)[seat]
  const [, colour = "", amount = HOLE, ...name] = lines[at].words
  const set = (/** @type {string[]} */ ...rest) =>
    draft.change(withWords(lines, at, ["cash", colour, ...rest]), `purse ${seat}`)
  const usual = words.t("tap-colour", { owner: colour })
  const called = name.join(" ")
  return html`<div class="purse">${badge(lines, seat)}
    <${Colour} label=${words.t("tap-colour-title")} full=${words.t("tap-colour-of", { number: seat + 1 })}
      chosen=${colour} words=${words}
      colours=${[colour, ...freeColours(lines)]}
      choose=${(/** @type {string} */ other) => draft.change(recoloured(lines, seat, other))} />
    <${Name} value=${called} usual=${usual}
      change=${(/** @type {string[]} */ typed) => set(amount, ...typed)} />
    <${Amount} label=${words.t("tap-amount")} value=${amount}
      change=${(/** @type {string} */ word) => set(word, ...name)} />
    ${
      coloursOf(lines).length > fewest &&
      html`<${Tool} icon="close" label=${words.t("page-sheet-remove", { name: called || usual })}
      press=${() => draft.change(withoutColour(lines, seat))} />`
    }</div>`
}

/**
 * A seat with another colour: its buildings and its debts too.
 * @param {Line[]} lines
 * @param {number} seat
 * @param {string} colour
 */
function recoloured(lines, seat, colour) {
  const old = coloursOf(lines)[seat]
  const cash = cashOf(lines)[seat]
  const built = painted(lines, old, (word) => colour + word.slice(1))
  const lent = withWords(built, cash, ["cash", colour, ...lines[cash].words.slice(2)])
  const { debtor, rent, creditor } = ruinOf(lines)
  const same = (/** @type {string} */ each) => (each === old ? colour : each)
  return debtor ? withRuin(lent, { debtor: same(debtor), rent, creditor: same(creditor) }) : lent
}

/** A seat that did not play after all. @param {Line[]} lines @param {number} seat */
function withoutColour(lines, seat) {
  const old = coloursOf(lines)[seat]
  const debts = linesWith(lines, wholeOf(lines), "ruin").filter((i) => lines[i].words.includes(old))
  return withoutLines(
    painted(lines, old, () => form.empty),
    [cashOf(lines)[seat], ...debts],
  )
}

/**
 * The board with the buildings of one colour changed.
 * @param {Line[]} lines
 * @param {string} owner
 * @param {(word: string) => string} change
 */
const painted = (lines, owner, change) =>
  rowsOf(lines, wholeOf(lines), form).reduce(
    (all, row) =>
      withWords(
        all,
        row,
        all[row].words.map((word) => (word.startsWith(owner) ? change(word) : word)),
      ),
    lines,
  )

// Ruin: one line, if it ended the match

/** @param {{draft: Draft, words: Words}} props */
function Ruin({ draft, words }) {
  const lines = draft.lines.value
  const colours = coloursOf(lines)
  const { debtor, rent, creditor } = ruinOf(lines)
  const set = (/** @type {Partial<Debt>} */ changed) =>
    draft.change(withRuin(lines, { debtor, rent, creditor, ...changed }), "ruin")
  return html`<div class="ruin">
    <${Colour} label=${words.t("tap-ruined")} none=${words.t("tap-nobody")} chosen=${debtor}
      colours=${colours} words=${words}
      choose=${(/** @type {string} */ who) => set({ debtor: who })} />
    ${
      debtor &&
      html`<${Amount} label=${words.t("tap-rent")} value=${rent}
        change=${(/** @type {string} */ sum) => set({ rent: sum })} />
      <${Colour} label=${words.t("tap-creditor")} chosen=${creditor}
        colours=${colours.filter((colour) => colour !== debtor)} words=${words}
        choose=${(/** @type {string} */ whom) => set({ creditor: whom })} />`
    }</div>`
}

/** @typedef {{debtor: string, rent: string, creditor: string}} Debt debtor: nothing if nobody is ruined */

/** @param {Line[]} lines @returns {Debt} */
function ruinOf(lines) {
  const [, debtor = "", , rent = HOLE, , creditor = ""] =
    lines[lineWith(lines, wholeOf(lines), "ruin")]?.words ?? []
  return { debtor, rent, creditor }
}

/** Seats owe nothing to themselves. @param {Line[]} lines @param {Debt} debt */
function withRuin(lines, { debtor, rent, creditor }) {
  const at = lineWith(lines, wholeOf(lines), "ruin")
  const others = coloursOf(lines).filter((colour) => colour !== debtor)
  if (!debtor) return withoutLines(lines, [at])
  const words = ["ruin", debtor, "owes", rent, "to", others.includes(creditor) ? creditor : others[0]]
  return at < 0 ? withLines(lines, endOf(lines, wholeOf(lines)), words) : withWords(lines, at, words)
}

/** full: for a short label. @typedef {{label: string, full?: string, none?: string, chosen: string}} Asked */

/** @param {Asked & {colours: string[], words: Words, choose: (colour: string) => void}} props */
const Colour = ({ label, full, none, chosen, colours, words, choose }) => html`<label><span>${label}</span>
  <select aria-label=${full} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
    ${none && html`<option value="" selected=${!chosen}>${none}</option>`}
    ${colours.map(
      (owner) => html`<option key=${owner} value=${owner} selected=${owner === chosen}>
      ${words.t("tap-colour", { owner })}</option>`,
    )}
  </select></label>`
