// A page that has nothing to show yet: why, and the way on.

import { html } from "../../vendor/lit.js";
import { words } from "../words.js";
import { procession } from "./procession.js";

/** @param {string} text */
export const nothingYet = (text) => html`
  <section class="nothing-yet">
    ${procession()}
    <p>${text}</p>
    <a class="button first" href="/">${words.t("to-start")}</a>
  </section>
`;
