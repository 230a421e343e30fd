// Live streams. The browser reconnects by itself after a lost connection and names the last entry it received.
import { signal, type Signal } from "@preact/signals";
import { language } from "../words";

export type ConnectionState = "connecting" | "open" | "lost";

export interface Stream {
  /** The status of the connection. */
  line: Signal<ConnectionState>;
  close(): void;
}

type Handlers = Record<string, (data: never) => void>;

/** Follows a stream; each kind of event is passed to the handler of its name, with its data parsed. */
export const follow = (path: string, handlers: Handlers, query: Record<string, string> = {}): Stream => open(path, handlers, query);

/** Follows a stream as spectators see it, even for officials: for screens that others look at. */
export const followAsSpectator = (path: string, handlers: Handlers): Stream => open(path, handlers, { as: "spectator" });

function open(path: string, handlers: Handlers, query: Record<string, string>): Stream {
  const line = signal<ConnectionState>("connecting");
  const source = new EventSource(`${path}?${new URLSearchParams({ lang: language.peek(), ...query })}`);
  source.onopen = () => (line.value = "open");
  source.onerror = () => (line.value = "lost");
  for (const [kind, handle] of Object.entries(handlers)) {
    source.addEventListener(kind, (event) => {
      line.value = "open";
      handle(JSON.parse((event as MessageEvent<string>).data) as never);
    });
  }
  return { line, close: () => source.close() };
}
