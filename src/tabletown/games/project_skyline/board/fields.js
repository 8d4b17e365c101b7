// The fields of a score sheet beside the board: how much each seat has, and which seat was ruined.
import { html } from "../../../web/lib/preact.js"
import { Tool } from "../../../web/components.js"
import { Icon } from "../../../web/icons.js"
import { Amount, Name } from "../../../web/score/fields.js"
import { HOLE } from "../../../web/score/facts.js"
import {
  endOf,
  filled,
  keywordOf,
  lineWith,
  linesWith,
  slotsOf,
  wholeOf,
  withLines,
  withWords,
  withoutLines,
  wordsIn,
} from "../../../web/score/lines.js"
import { CASH, COLOURS, FORM, RUIN } from "./facts.js"
import { badge, coloursOf, painted } from "./sheet.js"

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
const cashOf = (lines) => linesWith(lines, wholeOf(lines), keywordOf(CASH))
/** @param {Line[]} lines */
const freeColours = (lines) =>
  cashOf(lines).length < FORM.most ? [...COLOURS].filter((owner) => !coloursOf(lines).includes(owner)) : []
/** @param {Line[]} lines */
const withColour = (lines) => {
  const last = cashOf(lines).at(-1) ?? endOf(lines, wholeOf(lines)) - 1
  return withLines(lines, last + 1, filled(CASH, freeColours(lines)[0], HOLE))
}

/** @param {{draft: Draft, seat: number, words: Words}} props */
function Purse({ draft, seat, words }) {
  const lines = draft.lines.value
  const at = cashOf(lines)[seat]
  const [colour, amount, ...name] = purseOf(lines[at])
  const set = (/** @type {string} */ sum, /** @type {string[]} */ called) =>
    draft.change(withWords(lines, at, [...filled(CASH, colour, sum), ...called]), `purse ${seat}`)
  const usual = words.t("tap-colour", { owner: colour })
  const called = name.join(" ")
  return html`<div class="purse">${badge(lines, seat)}
    <${Colour} label=${words.t("tap-colour-title")} full=${words.t("tap-colour-of", { number: seat + 1 })}
      chosen=${colour} words=${words}
      colours=${[colour, ...freeColours(lines)]}
      choose=${(/** @type {string} */ other) => draft.change(recoloured(lines, seat, other))} />
    <${Name} value=${called} usual=${usual}
      change=${(/** @type {string[]} */ typed) => set(amount, typed)} />
    <${Amount} label=${words.t("tap-amount")} value=${amount}
      change=${(/** @type {string} */ word) => set(word, name)} />
    ${
      coloursOf(lines).length > FORM.fewest &&
      html`<${Tool} icon="close" label=${words.t("page-sheet-remove", { name: called || usual })}
      press=${() => draft.change(withoutColour(lines, seat))} />`
    }</div>`
}

/** Return the colour, the amount and the words of the name. @param {Line} line @returns {string[]} */
function purseOf({ words }) {
  const [colour, amount] = slotsOf(words, CASH)
  return [colour, amount || HOLE, ...words.slice(wordsIn(CASH).length)]
}

/**
 * Give a seat another colour, and its buildings and its debts too.
 * @param {Line[]} lines
 * @param {number} seat
 * @param {string} colour
 */
function recoloured(lines, seat, colour) {
  const old = coloursOf(lines)[seat]
  const cash = cashOf(lines)[seat]
  const built = painted(lines, wholeOf(lines), ownedBy(old), (field) => ({ ...field, owner: colour }))
  const [, amount, ...name] = purseOf(lines[cash])
  const lent = withWords(built, cash, [...filled(CASH, colour, amount), ...name])
  const { debtor, rent, creditor } = ruinOf(lines)
  const same = (/** @type {string} */ each) => (each === old ? colour : each)
  return debtor ? withRuin(lent, { debtor: same(debtor), rent, creditor: same(creditor) }) : lent
}

/** Remove a seat that did not play after all. @param {Line[]} lines @param {number} seat */
function withoutColour(lines, seat) {
  const old = coloursOf(lines)[seat]
  const debts = linesWith(lines, wholeOf(lines), keywordOf(RUIN)).filter((i) =>
    slotsOf(lines[i].words, RUIN).includes(old),
  )
  const empty = { owner: "", sign: "", star: "" }
  return withoutLines(
    painted(lines, wholeOf(lines), ownedBy(old), () => empty),
    [cashOf(lines)[seat], ...debts],
  )
}

/** @param {string} colour */
const ownedBy =
  (colour) =>
  (/** @type {{owner: string}} */ { owner }) =>
    owner === colour

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
  const line = lines[lineWith(lines, wholeOf(lines), keywordOf(RUIN))]
  const [debtor, rent, creditor] = slotsOf(line?.words ?? [], RUIN)
  return { debtor, rent: rent || HOLE, creditor }
}

/** Write who owes whom; no seat owes itself. @param {Line[]} lines @param {Debt} debt */
function withRuin(lines, { debtor, rent, creditor }) {
  const at = lineWith(lines, wholeOf(lines), keywordOf(RUIN))
  const others = coloursOf(lines).filter((colour) => colour !== debtor)
  if (!debtor) return withoutLines(lines, [at])
  const words = filled(RUIN, debtor, rent, others.includes(creditor) ? creditor : others[0])
  return at < 0 ? withLines(lines, endOf(lines, wholeOf(lines)), words) : withWords(lines, at, words)
}

/** @typedef {{label: string, full?: string, none?: string, chosen: string}} Asked full: a longer label */

/** @param {Asked & {colours: string[], words: Words, choose: (colour: string) => void}} props */
const Colour = ({ label, full, none, chosen, colours, words, choose }) => html`<label><span>${label}</span>
  <select aria-label=${full} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
    ${none && html`<option value="" selected=${!chosen}>${none}</option>`}
    ${colours.map(
      (owner) => html`<option key=${owner} value=${owner} selected=${owner === chosen}>
      ${words.t("tap-colour", { owner })}</option>`,
    )}
  </select></label>`
