// Responses that change only with the language, cached.
import { useEffect, useState } from "preact/hooks";
import { fetchJson } from "./fetch-json";
import { language } from "../words";

const cache = new Map<string, unknown>();

export interface Cached<T> {
  /** The response; the previous one until the next has arrived. */
  value: T | undefined;
  error: unknown;
}

/** Fetches in the reader's language, and again when that changes; nothing if there is no path. */
export function useCachedFetch<T>(path: string | undefined): Cached<T> {
  const url = path && `${path}${path.includes("?") ? "&" : "?"}lang=${language.value}`;
  const [answer, setAnswer] = useState<Cached<T>>(() => ({ value: cached<T>(url), error: undefined }));
  useEffect(() => {
    if (!url) return setAnswer({ value: undefined, error: undefined });
    const before = cached<T>(url);
    if (before !== undefined) return setAnswer({ value: before, error: undefined });
    let isCurrent = true;
    fetchJson<T>(url).then(
      (value) => {
        cache.set(url, value);
        if (isCurrent) setAnswer({ value, error: undefined });
      },
      (error: unknown) => isCurrent && setAnswer({ value: undefined, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return answer;
}

const cached = <T>(url: string | undefined): T | undefined => (url ? (cache.get(url) as T | undefined) : undefined);
