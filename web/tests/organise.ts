// Competitions for tests, created like an organiser does: over the API, from the first link on.
import type { components } from "../src/service/schema";
import type { Hall } from "./hall";

type Senses = components["schemas"]["Senses"];

/** A client of the API, with or without a token. */
export class Person {
  constructor(
    readonly hall: Hall,
    readonly token?: string,
  ) {}

  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = { "accept-language": "en" };
    if (this.token) headers["authorization"] = `Bearer ${this.token}`;
    if (body !== undefined) headers["content-type"] = "application/json";
    const answer = await fetch(this.hall.address + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text) as T;
  }

  get = <T>(path: string): Promise<T> => this.ask<T>("GET", path);
  post = <T>(path: string, body: unknown): Promise<T> => this.ask<T>("POST", path, body);

  /** Performs an act at a table. */
  act = (game: string, action: unknown): Promise<unknown> => this.post(`/v1/games/${game}/acts`, { action });
}

/** The credentials of the officials in tests. */
export const FIRST = { name: "Ana", password: "a long password" };

/** Creates the first official of a server by its first link; possible once. */
export async function firstOfficial(hall: Hall): Promise<Person> {
  const link = hall.first.split("/").at(-1) ?? "";
  const json = { "content-type": "application/json" };
  const joined = await fetch(`${hall.address}/v1/join`, { method: "POST", headers: json, body: JSON.stringify({ link, ...FIRST }) });
  if (!joined.ok) throw new Error(await joined.text());
  const cookie = (joined.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const headers = { ...json, cookie, origin: hall.address };
  const taken = await fetch(`${hall.address}/v1/me/tokens`, { method: "POST", headers, body: JSON.stringify({ label: "test" }) });
  if (!taken.ok) throw new Error(await taken.text());
  const { token } = (await taken.json()) as { token: string };
  return new Person(hall, token);
}

/** A game of two players at its own table. */
export interface Match {
  competition: string;
  game: string;
  /** Addresses that give a browser the seats of the players. */
  seats: { white: string; black: string };
  white: Person;
  black: Person;
}

interface Own {
  starts?: boolean;
  /** Whether the players have to arrive; otherwise they are present. */
  arrivals?: boolean;
  /** Further properties of the players. */
  white?: { senses?: Senses };
  black?: { senses?: Senses };
}

/** Creates a competition of two players with these regulations, paired, with its table, and started unless it is to wait. */
export async function match(official: Person, regulations: string, { starts = true, arrivals = false, white: first = {}, black: second = {} }: Own = {}): Promise<Match> {
  const about = { name: "Odprto prvenstvo", place: "Ljubljana", regulations };
  const { id: competition } = await official.post<{ id: string }>("/v1/competitions", about);
  const of = `/v1/competitions/${competition}`;
  await official.post(`${of}/players`, [
    { no: 1, name: "Novak, Ana", ...first },
    { no: 2, name: "Horvat, Bor", ...second },
  ]);
  await official.post(`${of}/rounds/1/pairings`, [{ board: 1, white: 1, black: 2 }]);
  // The default time runs from the announced start time.
  if (arrivals) await official.ask("PUT", `${of}/rounds/1`, { starts: Date.now(), day: null });
  const laid = await official.post<{ game: string }[]>(`${of}/rounds/1/tables`, { arrivals });
  const white = await seat(official, competition, { player: 1 });
  const black = await seat(official, competition, { player: 2 });
  if (starts) await official.post(`${of}/rounds/1/start`, {});
  return { competition, game: laid[0]?.game ?? "", seats: { white: white.link, black: black.link }, white: white.person, black: black.person };
}

/** Creates a competition with a first round of `boards` tables, started unless it is to wait. */
export async function roundOf(official: Person, boards: number, { starts = true, name = (no: number) => `Igralec ${no}`, ...more }: { starts?: boolean; name?: (no: number) => string; [part: string]: unknown } = {}): Promise<string> {
  const about = { name: "Prvenstvo", regulations: 'preset = "screen-10-5"', system: "swiss", ...more };
  const { id } = await official.post<{ id: string }>("/v1/competitions", about);
  const of = `/v1/competitions/${id}`;
  const numbers = Array.from({ length: 2 * boards }, (_, at) => at + 1);
  await official.post(`${of}/players`, numbers.map((no) => ({ no, name: name(no) })));
  const pairs = Array.from({ length: boards }, (_, at) => ({ board: at + 1, white: 2 * at + 1, black: 2 * at + 2 }));
  await official.post(`${of}/rounds/1/pairings`, pairs);
  await official.post(`${of}/rounds/1/tables`, {});
  if (starts) await official.post(`${of}/rounds/1/start`, {});
  return id;
}

/** Plays complete moves over the API. */
export async function play({ game, white, black }: Match, moves: string[]): Promise<void> {
  for (const [at, text] of moves.entries()) {
    await (at % 2 === 0 ? white : black).act(game, { play: { from: text.slice(0, 2), to: text.slice(2, 4) } });
  }
}

/** Creates a seat in a competition: a link for a browser, and a token. */
export async function seat(official: Person, competition: string, role: unknown): Promise<{ link: string; person: Person }> {
  const given = await official.post<{ token: string }>(`/v1/competitions/${competition}/seats`, { role });
  return { link: `${official.hall.address}/seat/${given.token}`, person: new Person(official.hall, given.token) };
}
