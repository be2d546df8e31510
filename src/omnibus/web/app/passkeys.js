// Passkeys: what the browser is asked for, and what goes back to the server.

import { account } from "./account.js";
import { asked } from "./api.js";

/** @typedef {{options: any, challenge: string}} Question */

const { PublicKeyCredential: Credential } = /** @type {any} */ (globalThis);

/** Whether this browser can, in the form that the server speaks. */
export const canUsePasskeys = Boolean(Credential?.parseRequestOptionsFromJSON && Credential?.parseCreationOptionsFromJSON);

/** The passkey says who it is. */
export async function signInByPasskey() {
  const question = await json(asked("/api/sign-in/passkey/question", { method: "POST", body: {} }));
  const publicKey = Credential.parseRequestOptionsFromJSON(wanted(question));
  const credential = await navigator.credentials.get({ publicKey });
  account.take(await json(asked("/api/sign-in/passkey", { method: "POST", body: answer(question, credential) })));
}

export async function addPasskey() {
  const question = await json(account.ask("/passkeys/question", { method: "POST", body: {} }));
  const publicKey = Credential.parseCreationOptionsFromJSON(wanted(question));
  const credential = await navigator.credentials.create({ publicKey });
  await account.ask("/passkeys", { method: "POST", body: answer(question, credential) });
}

/** @param {Promise<Response>} asked */
const json = async (asked) => (await asked).json();

/** @param {Question} question */
const wanted = ({ options }) => options.publicKey ?? options;

/** @param {Question} question @param {any} credential */
const answer = ({ challenge }, credential) => ({ challenge, credential: credential.toJSON() });
