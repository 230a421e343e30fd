// What happened before the page came, or was told in another language: the end of the stream, read once more.
import type { ActHeard } from "../../service/types";
import { language } from "../../words";

/** So many acts are looked back. */
const BACK = 16;
/** So long is waited: the last act may be one that the reader is not told of. */
const PATIENCE = 1500;

/** The last acts up to one, in the language that is spoken. */
export async function recall(game: string, until: number): Promise<ActHeard[]> {
  const found: ActHeard[] = [];
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), PATIENCE);
  try {
    const headers = { "last-event-id": String(Math.max(1, until - BACK)), accept: "text/event-stream" };
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
    // What cannot be recalled is left out: nothing that matters depends on it.
  } finally {
    clearTimeout(timer);
    end.abort();
  }
  return found;
}

/** An act, if one is what a part of the stream tells. */
function read(part: string): ActHeard[] {
  const line = (name: string) => part.split("\n").find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  const data = line("data");
  return line("event")?.trim() === "act" && data ? [JSON.parse(data) as ActHeard] : [];
}
