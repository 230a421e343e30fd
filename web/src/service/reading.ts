// Moves as people write them, read by the server.
import { fetchJson } from "./fetch-json";
import type { Plan, ReadMove } from "./types";

/** Returns the move that a text means on the position of a game; `undefined` if it is none. It may be a secret, so it is not in the address. */
export async function readTyped(game: string, text: string): Promise<Plan | undefined> {
  const { plan } = await fetchJson<ReadMove>(`/v1/games/${game}/reading`, { body: { text: text.trim() } });
  return plan ?? undefined;
}
