// Requests of a page, repeated when the language changes.
import { useEffect, useRef, useState } from "preact/hooks";
import { fetchJson, pause, RETRY_MS, Unreachable } from "../../service/fetch-json";
import { language, say } from "../../words";

export interface FetchState<T> {
  /** The last answer, if any. */
  value: T | undefined;
  error: unknown;
  /** Fetches again; resolves when the answer has arrived. */
  reload(): Promise<void>;
}

/** Fetches a path, unless it is undefined. */
export function useFetch<T>(path: string | undefined): FetchState<T> {
  const [answer, setAnswer] = useState<{ value?: T; error?: unknown }>({});
  const latest = useRef(0);
  const reload = async () => {
    if (path === undefined) return;
    const own = ++latest.current;
    const response = await fetchJson<T>(path).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    // A stale response, overtaken by a later request, is ignored.
    if (own !== latest.current) return;
    setAnswer((before) => ("error" in response ? { ...before, ...response } : response));
    if (!("error" in response && response.error instanceof Unreachable)) return;
    await pause(RETRY_MS);
    if (own === latest.current) await reload();
  };
  useEffect(() => {
    void reload();
    // Nobody waits for what is still under way.
    return () => void (latest.current += 1);
  }, [path, language.value]);
  return { value: answer.value, error: answer.error, reload };
}

/** Sets the title of the window. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Adoube` : "Adoube";
  }, [title]);
}

/** Formats the dates of a competition in the reader's language. */
export function days(dates: { first: string; last: string } | null | undefined): string {
  if (!dates) return "";
  // Local noon, so that no time zone shifts the day.
  const day = (text: string) => new Date(`${text}T12:00:00`);
  return new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).formatRange(day(dates.first), day(dates.last));
}

/** Formats an instant in the reader's language. */
export const instant = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(at);

/** Describes the broadcast delay for spectators; empty if there is none. */
export function delayInWords(delay: { time?: number; "half-moves"?: number } | undefined): string {
  const time = delay?.time ?? 0;
  const moves = delay?.["half-moves"] ?? 0;
  const parts = [
    time > 0 ? say("competition-delay-time", { minutes: Math.floor(time / 60_000), seconds: Math.round((time % 60_000) / 1000) }) : "",
    moves > 0 ? say("competition-delay-moves", { moves }) : "",
  ];
  return parts.filter((part) => part !== "").join(" · ");
}
