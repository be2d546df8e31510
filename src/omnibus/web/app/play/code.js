// A link as a QR code: drawn here, so that no link leaves the device.

import { html, svg } from "../../vendor/lit.js";
import { encode } from "../../vendor/uqr.js";

/** @param {string} link @param {string} name  What it is, for those who can't see it. */
export function qrCode(link, name) {
  const { size, data } = encode(link, { ecc: "M", border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg class="share-code" viewBox="0 0 ${size} ${size}" role="img" aria-label=${name}>${svg`<path d=${dark.join("")} />`}</svg>`;
}
