// Follows the stream of a game, notices at once when the line is lost, and opens it again.
import { effect, type Signal } from "@preact/signals";
import { fetchJson } from "../../service/fetch-json";
import { follow, type ConnectionState, type Stream } from "../../service/stream";
import type { ActEvent, Colour } from "../../service/types";
import { language } from "../../words";

/** The interval in milliseconds between looks at the line. */
const LOOK_INTERVAL_MS = 500;
/** The server sends something every second; after this many milliseconds of silence the line is lost. */
const SILENCE_MS = 2500;
/** The interval in milliseconds between attempts to reach the server again. */
const RECONNECT_INTERVAL_MS = 1000;
/** The time in milliseconds that an attempt to reach the server may take. */
const ATTEMPT_MS = 2000;

export interface Handlers {
  game(seq: number): void;
  act(heard: ActEvent): void;
  lines(lost: Colour[]): void;
  back(): void;
}

/** Follows the stream in the current language, and reopens it when it was closed for good. */
export function keepFollowing(game: string, line: Signal<ConnectionState>, handlers: Handlers): () => void {
  let stream: Stream | undefined;
  let unwatch = () => {};
  let isTrying = false;
  let triedAt = -Infinity;
  /** When the last message of the server arrived; `undefined` if it sends no heartbeats to this client. */
  let heard: number | undefined;
  const open = () => {
    unwatch();
    stream?.close();
    heard = undefined;
    const beat = () => (heard = performance.now());
    const opened = follow(
      `/v1/games/${game}/stream`,
      {
        game: ({ seq }: { seq: number }) => handlers.game(seq),
        act: (act: ActEvent) => {
          if (heard !== undefined) beat();
          handlers.act(act);
        },
        beat,
        lines: ({ lost }: { lost: Colour[] }) => handlers.lines(lost),
        // The server measures the round-trip time with this reply.
        pulse: ({ nonce }: { nonce: string }) => {
          if (heard !== undefined) beat();
          void fetchJson(`/v1/pulses/${nonce}`, { method: "POST", timeoutMs: ATTEMPT_MS }).catch(() => undefined);
        },
        closing: () => (line.value = "lost"),
      },
      { beat: "true" },
    );
    stream = opened;
    unwatch = effect(() => {
      const isBack = opened.line.value === "open" && line.peek() === "lost";
      line.value = opened.line.value;
      if (isBack) handlers.back();
    });
  };
  const reconnect = async () => {
    if (isTrying || performance.now() - triedAt < RECONNECT_INTERVAL_MS) return;
    isTrying = true;
    triedAt = performance.now();
    const answer = await fetch("/health", { signal: AbortSignal.timeout(ATTEMPT_MS) }).catch(() => undefined);
    isTrying = false;
    if (!answer?.ok || line.peek() !== "lost") return;
    open();
    // If the table no longer exists, no stream says so.
    handlers.back();
  };
  const timer = setInterval(() => {
    if (heard !== undefined && performance.now() - heard > SILENCE_MS) {
      // The connection may be dead without the browser knowing it.
      unwatch();
      stream?.close();
      heard = undefined;
      line.value = "lost";
    }
    if (line.peek() === "lost") void reconnect();
  }, LOOK_INTERVAL_MS);
  const unplug = () => (line.value = "lost");
  addEventListener("offline", unplug);
  const unspeak = effect(() => {
    // The stream is requested again when the language changes.
    void language.value;
    open();
  });
  return () => {
    removeEventListener("offline", unplug);
    clearInterval(timer);
    unspeak();
    unwatch();
    stream?.close();
  };
}
