// Answers that change only with the language, so that each is asked for once.
import { useEffect, useState } from "preact/hooks";
import { ask } from "./ask";
import { language } from "../words";

const known = new Map<string, unknown>();

export interface Answer<T> {
  /** What was answered; the answer before, until the next one is there. */
  value: T | undefined;
  error: unknown;
}

/** Asks in the reader's language, and again when that changes; nothing while there is no path. */
export function useAnswer<T>(path: string | undefined): Answer<T> {
  const asked = path && `${path}${path.includes("?") ? "&" : "?"}lang=${language.value}`;
  const [answer, show] = useState<Answer<T>>(() => ({ value: kept<T>(asked), error: undefined }));
  useEffect(() => {
    if (!asked) return show({ value: undefined, error: undefined });
    const before = kept<T>(asked);
    if (before !== undefined) return show({ value: before, error: undefined });
    let isCurrent = true;
    ask<T>(asked).then(
      (value) => {
        known.set(asked, value);
        if (isCurrent) show({ value, error: undefined });
      },
      (error: unknown) => isCurrent && show({ value: undefined, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return answer;
}

const kept = <T>(asked: string | undefined): T | undefined => (asked ? (known.get(asked) as T | undefined) : undefined);
