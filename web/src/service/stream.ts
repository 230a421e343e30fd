// Live streams. The browser comes back by itself after a lost connection and names the last entry that it saw.
import { signal, type Signal } from "@preact/signals";
import { language } from "../words";

export type Line = "connecting" | "open" | "lost";

export interface Stream {
  /** How the line is. */
  line: Signal<Line>;
  close(): void;
}

type Ears = Record<string, (data: never) => void>;

/** Follows a stream; each kind of event goes to the ear of its name, with its data read. */
export const follow = (path: string, ears: Ears): Stream => open(path, ears, {});

/** Follows a stream as spectators have it, even for officials: for screens that others look at. */
export const followAsSpectator = (path: string, ears: Ears): Stream => open(path, ears, { as: "spectator" });

function open(path: string, ears: Ears, asked: Record<string, string>): Stream {
  const line = signal<Line>("connecting");
  const source = new EventSource(`${path}?${new URLSearchParams({ lang: language.peek(), ...asked })}`);
  source.onopen = () => (line.value = "open");
  source.onerror = () => (line.value = "lost");
  for (const [kind, hear] of Object.entries(ears)) {
    source.addEventListener(kind, (event) => {
      line.value = "open";
      hear(JSON.parse((event as MessageEvent<string>).data) as never);
    });
  }
  return { line, close: () => source.close() };
}
