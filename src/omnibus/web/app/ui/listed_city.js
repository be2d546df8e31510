// A city as the list of cities knows it, with its mood.

import { api } from "../api.js";

/** @param {string} slug */
export async function listedCity(slug) {
  return (await api.boards()).find((city) => city.slug === slug);
}
