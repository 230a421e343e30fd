// Query parameters: pages of the Laws can be shared as they are shown.
import { go, place } from "../../route";

export const queryParameter = (name: string): string => new URLSearchParams(place.value.split("?")[1] ?? "").get(name) ?? "";

/** Returns an address with these query parameters; empty ones are omitted. */
export function address(path: string, words: Record<string, string>): string {
  const kept = new URLSearchParams(Object.entries(words).filter(([, word]) => word !== ""));
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** Shows something else, with a new history entry. */
export const navigate = (path: string, words: Record<string, string>): void => go(address(path, words));

/** Shows something else while the reader types, without a new history entry. */
export function replaceAddress(path: string, words: Record<string, string>): void {
  const next = address(path, words);
  history.replaceState(null, "", next);
  place.value = next;
}

/** Returns the address of an article or a provision. */
export const lawAddress = (edition: string, which: string): string => `/laws/${edition}/${encodeURIComponent(which)}`;

/** Returns whether a chapter has a number or a letter, and not only a name. */
export const isNumbered = (chapter: string): boolean => /^(\d+|[A-Z]|I+)$/.test(chapter);
