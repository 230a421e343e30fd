// What a page asks of the hall, asked anew when the language changes.
import { useEffect, useRef, useState } from "preact/hooks";
import { ask } from "../../service/ask";
import { language, say } from "../../words";

export interface Asked<T> {
  /** The last answer; nothing while there was none. */
  value: T | undefined;
  error: unknown;
  /** Asks once more, and is done when the answer is there. */
  again(): Promise<void>;
}

/** Asks, unless there is no path. */
export function useAsked<T>(path: string | undefined): Asked<T> {
  const [answer, keep] = useState<{ value?: T; error?: unknown }>({});
  const latest = useRef(0);
  const again = async () => {
    if (path === undefined) return;
    const own = ++latest.current;
    const told = await ask<T>(path).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    // An answer that was overtaken by a later question is not shown.
    if (own === latest.current) keep((before) => ("error" in told ? { ...before, ...told } : told));
  };
  useEffect(() => void again(), [path, language.value]);
  return { value: answer.value, error: answer.error, again };
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
