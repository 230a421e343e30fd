// Answers that change only with the language, cached.
import { useEffect, useState } from "preact/hooks";
import { fetchJson } from "./fetch-json";
import { language } from "../words";

const cache = new Map<string, unknown>();

export interface Cached<T> {
  /** The answer; the previous one until the next has arrived. */
  value: T | undefined;
  error: unknown;
}

/** Fetches in the reader's language, and again when that changes; nothing while there is no path. */
export function useCachedFetch<T>(path: string | undefined): Cached<T> {
  const asked = path && `${path}${path.includes("?") ? "&" : "?"}lang=${language.value}`;
  const [answer, setAnswer] = useState<Cached<T>>(() => ({ value: cached<T>(asked), error: undefined }));
  useEffect(() => {
    if (!asked) return setAnswer({ value: undefined, error: undefined });
    const before = cached<T>(asked);
    if (before !== undefined) return setAnswer({ value: before, error: undefined });
    let isCurrent = true;
    fetchJson<T>(asked).then(
      (value) => {
        cache.set(asked, value);
        if (isCurrent) setAnswer({ value, error: undefined });
      },
      (error: unknown) => isCurrent && setAnswer({ value: undefined, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return answer;
}

const cached = <T>(asked: string | undefined): T | undefined => (asked ? (cache.get(asked) as T | undefined) : undefined);
