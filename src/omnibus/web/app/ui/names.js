// Names for what the server calls by a slug.

import { Trouble } from "../api.js";
import { words } from "../words.js";

/** A bot's slug as a part of a message's name. @param {string} slug */
export const botId = (slug) => slug.replace(/[^a-z0-9]+/g, "-");

/** A bot's level, as people say it; a bot from elsewhere is called by its slug. @param {string} slug */
export function botName(slug) {
  const id = `bot-${botId(slug)}`;
  return words.has(id) ? words.t(id) : slug;
}

/** Why the server did not do it. @param {unknown} trouble @returns {string} */
export function troubleText(trouble) {
  if (!(trouble instanceof Trouble)) throw trouble;
  if (trouble.kind === "offline") return words.t("offline");
  return words.has(`trouble-${trouble.kind}`) ? words.t(`trouble-${trouble.kind}`) : words.t("trouble", { detail: trouble.message });
}
