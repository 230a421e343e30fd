// The languages' own names, as the server lists them.
import { signal } from "@preact/signals";
import { fetchJson } from "./service/fetch-json";
import type { Language, LanguageResponse } from "./service/types";

const names = signal<Partial<Record<Language, string>>>({});

/** Fetches the names once; until they arrive, tags are shown instead. */
export async function loadNames(): Promise<void> {
  const seen = await fetchJson<LanguageResponse[]>("/v1/languages");
  names.value = Object.fromEntries(seen.map(({ tag, name }) => [tag, name]));
}

/** Returns a language's own name. */
export const ownName = (tag: Language): string => names.value[tag] ?? tag;
