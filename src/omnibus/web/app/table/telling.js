// What happened, in sentences.

import { words } from "../words.js";
import { colourName, paymentText, routeName, speaker } from "./say.js";

/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("../wire.d.ts").Happened} Happened */
/** @typedef {Happened["events"][number]} Event */

/**
 * The sentences for what happened at one ply. What goes without saying is left out, and so is the end scoring.
 * @param {Situation} now
 * @param {readonly Event[]} events
 */
export function told(now, events) {
  /** @type {string[]} */
  const sentences = [];
  /** @type {string[]} */
  const turnedUp = [];
  for (const event of events) {
    if (event.event === "card-turned-up") turnedUp.push(colourName(event.colour));
    const sentence = sentenceOf(now, event);
    if (sentence) sentences.push(sentence);
  }
  if (turnedUp.length && sentences.length)
    sentences.push(words.t("story-turned-up", { colours: words.list(turnedUp), count: turnedUp.length }));
  return sentences;
}

/** @param {Situation} now @param {Event} event */
function sentenceOf(now, event) {
  switch (event.event) {
    case "card-taken":
      return words.t("story-card-taken", { ...speaker(now, event.seat), colour: colourName(event.colour) });
    case "card-drawn":
      return event.colour
        ? words.t("story-card-drawn-known", { colour: colourName(event.colour) })
        : words.t("story-card-drawn", speaker(now, event.seat));
    case "market-flushed":
      return words.t("story-market-flushed");
    case "market-left-standing":
      return words.t("story-market-left-standing");
    case "discards-shuffled":
      return words.t("story-discards-shuffled", { count: event.cards });
    case "tickets-offered":
      return words.t("story-tickets-offered", { ...speaker(now, event.seat), count: event.count });
    case "starting-tickets-chosen":
      return words.t("story-starting-tickets-chosen", speaker(now, event.seat));
    case "tickets-kept":
      return words.t("story-tickets-kept", { ...speaker(now, event.seat), count: event.kept, back: event.returned });
    default:
      return claimSentence(now, event);
  }
}

/** @param {Situation} now @param {Event} event */
function claimSentence(now, event) {
  switch (event.event) {
    case "route-claimed":
      return words.t("story-route-claimed", {
        ...speaker(now, event.seat),
        route: routeName(now.city, event.route),
        cards: paymentText(event.cards),
        points: event.points,
      });
    case "flag-card-kept":
      return words.t("story-flag-card-kept", { ...speaker(now, event.seat), colour: colourName(event.colour) });
    case "flag-scored":
      return words.t("story-flag-scored", { ...speaker(now, event.seat), points: event.points });
    case "bonus-card-taken":
      return words.t("story-bonus-card-taken", speaker(now, event.seat));
    case "passed":
      return words.t("story-passed", speaker(now, event.seat));
    case "last-round-began":
      return words.t("story-last-round", speaker(now, event.seat));
    case "game-ended":
      return words.t("story-game-ended");
    default:
      return null;
  }
}

/**
 * The last thing that somebody did, and what followed.
 * @param {Situation} now
 */
export function lastTold(now) {
  for (const { events } of [...now.story].reverse()) {
    const sentences = told(now, events);
    if (sentences.length) return sentences;
  }
  return [];
}
