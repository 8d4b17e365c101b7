/** What is different without a server. Here there is one; a site has its own alone/surroundings.js. */
import { t } from "./words.js"

/** Can friends join from other devices? */
export const together = true

/** What a level of bots is like. @param {string} bot */
export const aboutBot = (bot) => t("page-bot-about", { bot })

/** What is still being done before tables can be opened: over every page, and above a start button. */
export const Standing = () => null

/** What this site is and keeps, on the home page. */
export const AboutSite = () => null
