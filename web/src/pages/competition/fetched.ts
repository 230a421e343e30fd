// Requests of a page, repeated when the language changes.
import { useEffect, useRef, useState } from "preact/hooks";
import { fetchJson } from "../../service/fetch-json";
import { language, say } from "../../words";

export interface Fetched<T> {
  /** The last answer, if any. */
  value: T | undefined;
  error: unknown;
  /** Fetches again; resolves when the answer has arrived. */
  reload(): Promise<void>;
}

/** Fetches, unless there is no path. */
export function useFetch<T>(path: string | undefined): Fetched<T> {
  const [answer, setAnswer] = useState<{ value?: T; error?: unknown }>({});
  const latest = useRef(0);
  const again = async () => {
    if (path === undefined) return;
    const own = ++latest.current;
    const told = await fetchJson<T>(path).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    // An answer that was overtaken by a later question is not shown.
    if (own === latest.current) setAnswer((before) => ("error" in told ? { ...before, ...told } : told));
  };
  useEffect(() => void again(), [path, language.value]);
  return { value: answer.value, error: answer.error, reload: again };
}

/** Names the page in the reader's window. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Adoube` : "Adoube";
  }, [title]);
}

/** The days of a competition, as the reader's language writes them. */
export function days(dates: { first: string; last: string } | null | undefined): string {
  if (!dates) return "";
  // Noon of the place's own calendar: no time zone makes another day of it.
  const day = (text: string) => new Date(`${text}T12:00:00`);
  return new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).formatRange(day(dates.first), day(dates.last));
}

/** An instant, as the reader's language writes it. */
export const instant = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(at);

/** How far spectators are kept behind the games; empty if they are not. */
export function delayInWords(delay: { time?: number; "half-moves"?: number } | undefined): string {
  const time = delay?.time ?? 0;
  const moves = delay?.["half-moves"] ?? 0;
  const parts = [
    time > 0 ? say("competition-delay-time", { minutes: Math.floor(time / 60_000), seconds: Math.round((time % 60_000) / 1000) }) : "",
    moves > 0 ? say("competition-delay-moves", { moves }) : "",
  ];
  return parts.filter((part) => part !== "").join(" · ");
}
