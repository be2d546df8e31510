// Short notices at the lower edge, and what is only spoken. Both are read out by screen readers.

const STAYS = 6000;

/** @param {string} className @param {"polite" | "assertive"} urgency */
function region(className, urgency) {
  const made = document.createElement("div");
  made.className = className;
  made.setAttribute("aria-live", urgency);
  made.setAttribute("role", urgency === "assertive" ? "alert" : "status");
  document.body.append(made);
  return made;
}

/** @type {HTMLElement | undefined} */
let shown;
/** @type {HTMLElement | undefined} */
let spoken;

/** Says something to everybody for a while. @param {string} text @param {number} [milliseconds] */
export function notice(text, milliseconds = STAYS) {
  shown ??= region("notices", "polite");
  const line = document.createElement("p");
  line.className = "notice";
  line.textContent = text;
  shown.append(line);
  setTimeout(() => line.remove(), milliseconds);
}

/** Says something to those who listen. @param {string} text */
export function speak(text) {
  spoken ??= region("spoken", "polite");
  const line = document.createElement("p");
  line.textContent = text;
  spoken.append(line);
  while (spoken.childElementCount > 12) spoken.firstElementChild?.remove();
}

export function forgetSpoken() {
  spoken?.replaceChildren();
}
