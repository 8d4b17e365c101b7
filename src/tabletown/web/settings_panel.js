/** The panel of settings, and the controls it is made of. */
import { html } from "./lib/preact.js"
import {
  LANGUAGES,
  language,
  motion,
  notices,
  pace,
  patterns,
  sounds,
  theme,
  tips,
  touch,
  trembles,
} from "./settings.js"
import { speak, t } from "./words.js"

export const SettingsPanel = () => html`<div class="wishes">
  <${Choice} name="language" title=${t("page-language")} chosen=${language.value} choose=${speak}
    choices=${Object.entries(LANGUAGES)} />
  <${Choice} name="theme" title=${t("page-theme")} chosen=${theme.value} choose=${setTheme}
    choices=${["system", "light", "dark"].map((choice) => [choice, t("page-theme-choice", { choice })])} />
  <${Choice} name="pace" title=${t("page-pace")} chosen=${pace.value} choose=${setPace}
    choices=${["calm", "brisk", "once"].map((choice) => [choice, t("page-pace-choice", { choice })])} />
  <${Switch} setting=${patterns} label=${t("page-patterns")} about=${t("page-patterns-about")} />
  <${Switch} setting=${motion} on="less" off="system" label=${t("page-motion")} />
  <${Switch} setting=${tips} label=${t("page-tips")} />
  <${Switch} setting=${sounds} label=${t("page-sounds")} />
  ${trembles && html`<${Switch} setting=${touch} label=${t("page-touch")} />`}
  <${Switch} setting=${notices} label=${t("page-notices")} about=${t("page-notices-about")}
    allow=${askPermission} />
</div>`

/** @param {string} to */
function setPace(to) {
  pace.value = to
}

/** @param {string} to */
function setTheme(to) {
  theme.value = to
}

/**
 * Choose one of a few, side by side.
 * @param {object} props
 * @param {string} props.name
 * @param {string} props.title
 * @param {string} props.chosen
 * @param {[string, string][]} props.choices values with their labels
 * @param {(choice: string) => void} props.choose
 */
export const Choice = ({ name, title, chosen, choices, choose }) =>
  html`<fieldset class="choice">
    <legend>${title}</legend>
    <div class="segments">${choices.map(
      ([choice, label]) => html`<label key=${choice}>
      <input type="radio" name=${name} checked=${choice === chosen} onChange=${() => choose(choice)} />
      <span lang=${name === "language" ? choice : undefined}>${label}</span></label>`,
    )}</div>
  </fieldset>`

/**
 * @param {object} props
 * @param {import("@preact/signals").Signal<string>} props.setting
 * @param {string} props.label
 * @param {string} [props.about]
 * @param {string} [props.on]
 * @param {string} [props.off]
 * @param {() => Promise<boolean>} [props.allow] asked before it is turned on
 */
function Switch({ setting, label, about, on = "on", off = "off", allow = async () => true }) {
  const flip = async () => {
    setting.value = setting.value === on || !(await allow()) ? off : on
  }
  return html`<${Toggle} on=${setting.value === on} flip=${flip} label=${label} about=${about} />`
}

/** On or off. @param {{on: boolean, flip: () => void, label: string, about?: string}} props */
export const Toggle = ({ on, flip, label, about }) => html`<label class="switch">
  <input type="checkbox" role="switch" checked=${on} onChange=${flip} />
  <span>${label}${about && html`<small>${about}</small>`}</span></label>`

const askPermission = async () =>
  "Notification" in window && (await Notification.requestPermission()) === "granted"
