// What stands behind the question mark of the address: pages of the Laws can be shared as they are shown.
import { go, place } from "../../route";

export const asked = (name: string): string => new URLSearchParams(place.value.split("?")[1] ?? "").get(name) ?? "";

/** An address with these words behind the question mark; empty ones are left out. */
export function address(path: string, words: Record<string, string>): string {
  const kept = new URLSearchParams(Object.entries(words).filter(([, word]) => word !== ""));
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** The page shows something else now: a step that one can go back. */
export const turn = (path: string, words: Record<string, string>): void => go(address(path, words));

/** The page shows something else while somebody types: no step of its own. */
export function follow(path: string, words: Record<string, string>): void {
  const next = address(path, words);
  history.replaceState(null, "", next);
  place.value = next;
}

/** Where an article or a provision stands in the pages. */
export const lawAddress = (edition: string, which: string): string => `/laws/${edition}/${encodeURIComponent(which)}`;

/** Whether a chapter has a number or a letter, and not just a name. */
export const isNumbered = (chapter: string): boolean => /^(\d+|[A-Z]|I+)$/.test(chapter);
