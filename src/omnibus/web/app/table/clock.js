// The time that somebody has left, as it is read.

import { words } from "../words.js";

/** Days, as long as there are some. @param {number} seconds */
export function clock(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 86400) return words.t("days-left", { days: Math.round(whole / 86400) });
  const two = (/** @type {number} */ count) => String(count).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, two(whole % 60)];
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
