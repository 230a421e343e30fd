// The languages' own names, as the server lists them.
import { signal } from "@preact/signals";
import { fetchWhenReached } from "./service/fetch-json";
import type { Language, LanguageResponse } from "./service/types";

const names = signal<Partial<Record<Language, string>>>({});

/** Fetches the names once; until they arrive, tags are shown instead. */
export async function loadNames(): Promise<void> {
  const seen = await fetchWhenReached<LanguageResponse[]>("/v1/languages");
  names.value = Object.fromEntries(seen.map(({ tag, name }) => [tag, name]));
}

/** Returns a language as two letters, where there is no room for its name. */
export const shortName = (tag: Language): string => (tag === "sr-Cyrl" ? "СР" : tag.slice(0, 2).toUpperCase());

/** Returns a language's own name. */
export const ownName = (tag: Language): string => names.value[tag] ?? tag;
