/** Messages put into words: Fluent files of the house and of a game, in the reader's language, else in English. */
import { FluentBundle, FluentResource } from "./lib/fluent.js";
import { recall, remember } from "./memory.js";

/** @typedef {{id: string, args?: Record<string, any>, rule?: string}} Message an argument may be a message itself */

export const LANGUAGES = { en: "English", nl: "Nederlands", pl: "Polski" };

/** @returns {string} what was chosen, else what the browser prefers */
export function language() {
  const wanted = [recall("language"), ...navigator.languages.map((code) => code.slice(0, 2).toLowerCase())];
  return wanted.find((code) => code && code in LANGUAGES) ?? "en";
}

/** @param {string} code */
export function chooseLanguage(code) {
  remember("language", code);
  location.reload();
}

export class Words {
  /** @param {string} code @param {any[]} bundles the reader's language first */
  constructor(code, bundles) {
    this.code = code;
    this.bundles = bundles;
    this.numbers = new Intl.NumberFormat(code);
  }

  /** @param {string} [game] */
  static async load(game) {
    const code = language();
    return new Words(code, await Promise.all([...new Set([code, "en"])].map((each) => bundle(each, game))));
  }

  /** @param {string} id @param {Record<string, any>} [args] */
  t = (id, args) => this.tell({ id, args });

  /** @param {Message} message @returns {string} */
  tell = ({ id, args = {} }) => {
    const told = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, arg?.id ? this.tell(arg) : arg]));
    for (const known of this.bundles) {
      const pattern = known.getMessage(id)?.value;
      if (pattern) return known.formatPattern(pattern, told, []);
    }
    return id;
  };

  /** With the § it rests on, its own or that of the message within. @param {Message} message */
  sentence(message) {
    const rule = message.rule || Object.values(message.args ?? {}).find((arg) => arg?.rule)?.rule;
    return rule ? `${this.tell(message)} ${rule}` : this.tell(message);
  }

  /** @param {number} points */
  points = (points) => this.numbers.format(points).replace("-", "−");

  /** @param {number} points */
  signed = (points) => (points > 0 ? "+" : "") + this.points(points);
}

/** @param {string} code @param {string} [game] */
async function bundle(code, game) {
  const made = new FluentBundle(code, { useIsolating: false });
  const files = [`/messages/${code}.ftl`, ...(game ? [`/games/${game}/messages.${code}.ftl`] : [])];
  for (const text of await Promise.all(files.map(read))) made.addResource(new FluentResource(text));
  return made;
}

/** @param {string} path */
async function read(path) {
  const answer = await fetch(path);
  return answer.ok ? answer.text() : "";
}
