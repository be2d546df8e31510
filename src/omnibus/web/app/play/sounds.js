// Small sounds, made here from tones. Each is off until it is wished for.

import { settings } from "../settings.js";

/** @typedef {import("../connection.js").Connection} Connection */
/** @typedef {"soundTurn" | "soundCard" | "soundClaim" | "soundEnd"} Sound */

/** Pitch in hertz, when it begins and how long it rings in seconds. @type {Record<Sound, [number, number, number][]>} */
const TONES = {
  soundTurn: [
    [523, 0, 0.18],
    [784, 0.12, 0.3],
  ],
  soundCard: [[330, 0, 0.07]],
  soundClaim: [
    [196, 0, 0.12],
    [262, 0.08, 0.16],
    [330, 0.16, 0.22],
  ],
  soundEnd: [
    [392, 0, 0.25],
    [523, 0.2, 0.25],
    [659, 0.4, 0.25],
    [784, 0.6, 0.6],
  ],
};
const LOUDNESS = 0.12;

/** @type {Record<string, Sound>} */
const OF_EVENT = {
  "card-taken": "soundCard",
  "card-drawn": "soundCard",
  "route-claimed": "soundClaim",
  "last-round-began": "soundEnd",
  "game-ended": "soundEnd",
};

/** @type {AudioContext | undefined} */
let audio;

/** @param {Sound} sound */
export function ring(sound) {
  audio ??= new AudioContext();
  for (const [pitch, begins, rings] of TONES[sound]) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + begins;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + rings);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + rings);
  }
}

/**
 * The sounds of what has happened, those that are wished for, each once.
 * @param {readonly {event: string, seat?: number}[]} events
 * @param {number | null} mine
 * @returns {Sound[]}
 */
export function soundsOf(events, mine) {
  const all = events.map(({ event, seat }) =>
    event === "turn-began" && seat === mine ? "soundTurn" : OF_EVENT[event],
  );
  return [...new Set(all)].filter((sound) => sound && settings.get(sound));
}

/** Rings for what happens at a table from now on. @param {Connection} connection */
export function listen(connection) {
  connection.addEventListener("moved", (event) => {
    const { happened } = /** @type {CustomEvent} */ (event).detail;
    for (const sound of soundsOf(happened.events, connection.seat)) ring(sound);
  });
}
