// What each language calls itself, in its own letters, as the hall says it.
import { signal } from "@preact/signals";
import { fetchJson } from "./service/fetch-json";
import type { Language, LanguageResponse } from "./service/types";

const names = signal<Partial<Record<Language, string>>>({});

/** Asks for the names once; until they have come, tags stand for them. */
export async function learnNames(): Promise<void> {
  const seen = await fetchJson<LanguageResponse[]>("/v1/languages");
  names.value = Object.fromEntries(seen.map(({ tag, name }) => [tag, name]));
}

/** What a language calls itself. */
export const ownName = (tag: Language): string => names.value[tag] ?? tag;
