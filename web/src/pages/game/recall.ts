// Events before the page was opened, or reported in another language: the end of the stream, read again.
import type { ActEvent } from "../../service/types";
import { language } from "../../words";

/** How many acts are read again. */
const MAX_RECALLED = 16;
/** The timeout: the last act may be one that the reader may not see. */
const TIMEOUT_MS = 1500;

/** Returns the last acts up to `until`, in the current language. */
export async function recall(game: string, until: number): Promise<ActEvent[]> {
  const found: ActEvent[] = [];
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), TIMEOUT_MS);
  try {
    const headers = { "last-event-id": String(Math.max(1, until - MAX_RECALLED)), accept: "text/event-stream" };
    const answer = await fetch(`/v1/games/${game}/stream?lang=${language.peek()}`, { headers, signal: end.signal });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (reader && answer.ok && (found.at(-1)?.seq ?? 0) < until) {
      const { value, done } = await reader.read();
      if (done) break;
      const parts = (text + value).split("\n\n");
      text = parts.pop() ?? "";
      found.push(...parts.flatMap(read));
    }
  } catch {
    // Events that cannot be recalled are left out: nothing important depends on them.
  } finally {
    clearTimeout(timer);
    end.abort();
  }
  return found;
}

/** Parses an act from a part of the stream, if it is one. */
function read(part: string): ActEvent[] {
  const line = (name: string) => part.split("\n").find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  const data = line("data");
  return line("event")?.trim() === "act" && data ? [JSON.parse(data) as ActEvent] : [];
}
