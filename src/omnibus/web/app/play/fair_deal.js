// What a table has committed itself to, and the way to check it once the game is over.

import { html, nothing } from "../../vendor/lit.js";
import { go } from "../router.js";
import { seats } from "../seats.js";
import { dialog } from "../ui/dialog.js";
import { words } from "../words.js";

/** @param {import("../wire.d.ts").Table} table */
export async function openFairDeal(table) {
  const nonce = seats.table(table.id)?.nonce;
  const check = await dialog(words.t("fair-title"), (close) => html`
    <p>${words.t("fair-how")}</p>
    <dl class="fair">
      <dt>${words.t("fair-seal")}</dt>
      <dd><code class="commitment">${table.commitment}</code></dd>
      ${nonce
        ? html`<dt>${words.t("fair-nonce")}</dt>
            <dd><code class="commitment">${nonce}</code></dd>`
        : nothing}
    </dl>
    ${table.stage === "over" ? nothing : html`<p class="soft">${words.t("fair-later")}</p>`}
    <div class="buttons">
      <button class="button" autofocus @click=${() => close(null)}>${words.t("close")}</button>
      ${table.stage === "over"
        ? html`<button class="button first" @click=${() => close(true)}>${words.t("fair-check")}</button>`
        : nothing}
    </div>
  `);
  if (check) go(`/verify/${table.id}`);
}
