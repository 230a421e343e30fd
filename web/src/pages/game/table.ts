// A live game: the latest state from the server, and the only way to act in it.
import { batch, effect, signal, type Signal } from "@preact/signals";
import { readMove, type Square } from "../../board/men";
import { fetchJson, Problem, Unreachable } from "../../service/fetch-json";
import { follow, type Line, type Stream } from "../../service/stream";
import type { Act, Acted, ActHeard, Colour, EventResponse, GameResponse } from "../../service/types";
import { randomId } from "../../service/random-id";
import { language } from "../../words";
import { recall } from "./recall";

/** What happened on the board since the last move. */
export interface Traces {
  touched: Square[];
  last: Square[];
}

export interface Table {
  seen: Signal<GameResponse | undefined>;
  /** When the state arrived, by this machine's clock. */
  receivedAt: Signal<number>;
  line: Signal<Line>;
  /** The last error. */
  lastError: Signal<unknown>;
  /** The events while the page was open, the newest last. */
  news: Signal<EventResponse[]>;
  traces: Signal<Traces>;
  /** Whether a response is pending. */
  isBusy: Signal<boolean>;
  /** Sends actions in order until one is refused; returns whether all succeeded. */
  act(...actions: Act[]): Promise<boolean>;
  close(): void;
}

const NOTHING: Traces = { touched: [], last: [] };
/** The number of acts remembered. */
const MAX_KEPT_ACTS = 40;
/** The interval in milliseconds between attempts to reach the server again. */
const RECONNECT_INTERVAL_MS = 2000;
/** How often an act is retried if the server cannot be reached. */
const MAX_RETRIES = 8;

export function openTable(game: string): Table {
  const seen = signal<GameResponse | undefined>(undefined);
  const receivedAt = signal(0);
  const line = signal<Line>("connecting");
  const lastError = signal<unknown>(undefined);
  const { news, traces, hear, remember } = createEventLog(game);
  /** A line may arrive later than the instant of its game: the clocks have run on until `now`. */
  const take = (game: GameResponse, now = game.now) => {
    if ((seen.peek()?.seq ?? -1) > game.seq) return;
    batch(() => {
      seen.value = game;
      receivedAt.value = performance.now() - (now - game.now);
    });
  };
  const fail = (error: unknown) => {
    if (error instanceof Unreachable) line.value = "lost";
    else lastError.value = error;
  };
  const refresh = once(() => fetchJson<GameResponse>(`/v1/games/${game}`).then((seen) => take(seen)));
  const look = () => void refresh().catch(fail);
  const request = createQueue(async (actions: Act[]) => {
    lastError.value = undefined;
    try {
      for (const action of actions) {
        const acted = await send(game, action);
        take(acted.game);
        hear(acted);
      }
      return true;
    } catch (error) {
      fail(error);
      lastError.value = error;
      await refresh().catch(fail);
      return false;
    }
  });
  const close = keepFollowing(game, line, {
    game: (seq) => {
      void remember(seq);
      look();
    },
    act: (heard) => {
      hear(heard);
      if (heard.game) take(heard.game, heard.now);
    },
    back: look,
  });
  return { seen, receivedAt, line, lastError, news, traces, isBusy: request.isBusy, act: (...actions) => request.add(actions), close };
}

/** The part of an act that is kept. */
type KeptAct = Pick<ActHeard, "seq" | "events">;

/** The known events, in order. */
function createEventLog(game: string) {
  const news = signal<EventResponse[]>([]);
  const traces = signal<Traces>(NOTHING);
  let acts: KeptAct[] = [];
  const tell = (known: KeptAct[]) => {
    acts = known.toSorted((one, other) => one.seq - other.seq).slice(-MAX_KEPT_ACTS);
    const events = acts.flatMap((act) => act.events);
    batch(() => {
      news.value = events;
      traces.value = events.reduce(applyTrace, NOTHING);
    });
  };
  const hear = (act: KeptAct) => {
    if (!acts.some(({ seq }) => seq === act.seq)) tell([...acts, { seq: act.seq, events: act.events }]);
  };
  /** Fetches all events up to an act again. */
  const remember = async (until: number) => {
    const recalled = (await recall(game, until)).filter(({ seq }) => seq <= until);
    if (recalled.length > 0) tell([...recalled, ...acts.filter(({ seq }) => seq > until)]);
  };
  return { news, traces, hear, remember };
}

/** A queue that runs one task after another, and a signal for whether any are left. */
function createQueue<T, R>(work: (what: T) => Promise<R>): { isBusy: Signal<boolean>; add(what: T): Promise<R> } {
  const isBusy = signal(false);
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const add = (what: T): Promise<R> => {
    waiting += 1;
    isBusy.value = true;
    const done = last.then(() => work(what)).finally(() => {
      waiting -= 1;
      isBusy.value = waiting > 0;
    });
    last = done.catch(() => undefined);
    return done;
  };
  return { isBusy, add };
}

interface Handlers {
  game(seq: number): void;
  act(heard: ActHeard): void;
  back(): void;
}

/** Follows the stream in the current language, and reopens it when it was closed for good. */
function keepFollowing(game: string, line: Signal<Line>, handlers: Handlers): () => void {
  let stream: Stream | undefined;
  let unwatch = () => {};
  const open = () => {
    unwatch();
    stream?.close();
    const opened = follow(`/v1/games/${game}/stream`, {
      game: ({ seq }: { seq: number }) => handlers.game(seq),
      act: (heard: ActHeard) => handlers.act(heard),
      // The server measures the round-trip time with this reply.
      pulse: ({ nonce }: { nonce: string }) => void fetchJson(`/v1/pulses/${nonce}`, { method: "POST" }).catch(() => undefined),
      closing: () => (line.value = "lost"),
    });
    stream = opened;
    unwatch = effect(() => {
      const isBack = opened.line.value === "open" && line.peek() === "lost";
      line.value = opened.line.value;
      if (isBack) handlers.back();
    });
  };
  const timer = setInterval(() => {
    if (line.peek() !== "lost") return;
    const back = ({ ok }: Response) => {
      if (!ok || line.peek() !== "lost") return;
      open();
      // If the table no longer exists, no stream says so.
      handlers.back();
    };
    fetch("/health").then(back, () => undefined);
  }, RECONNECT_INTERVAL_MS);
  const unspeak = effect(() => {
    // The stream is requested again when the language changes.
    void language.value;
    open();
  });
  return () => {
    clearInterval(timer);
    unspeak();
    unwatch();
    stream?.close();
  };
}

/** Runs one request at a time; requests made meanwhile are merged into one more. */
function once(question: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWanted = false;
  const run = async () => {
    do {
      isWanted = false;
      await question();
    } while (isWanted);
  };
  return () => {
    isWanted = running !== undefined;
    running ??= run().finally(() => (running = undefined));
    return running;
  };
}

/** Sends an act with an idempotency key, and retries with the same key if the server could not be reached. */
async function send(game: string, action: Act): Promise<Acted> {
  const headers = { "idempotency-key": randomId() };
  for (let tried = 1; ; tried++) {
    try {
      return await fetchJson<Acted>(`/v1/games/${game}/acts`, { body: { action }, headers });
    } catch (error) {
      const isAway = error instanceof Unreachable || (error instanceof Problem && error.status === 503);
      if (!isAway || tried >= MAX_RETRIES) throw error;
      await new Promise((done) => setTimeout(done, 250 * tried));
    }
  }
}

/** Applies an event to the traces on the board. */
function applyTrace(traces: Traces, event: EventResponse): Traces {
  if (event.fact === "touched") return event.of.adjusting ? traces : { ...traces, touched: [...traces.touched, event.of.on] };
  if (event.fact === "lifted") return { ...traces, touched: [...traces.touched, event.of.from] };
  if (event.fact === "move-made" || event.fact === "move-replaced") {
    const { from, to } = readMove(event.of.played);
    return { touched: [], last: [from, to] };
  }
  if (event.fact === "pressed" || event.fact === "ruled") return { ...traces, touched: [] };
  return traces;
}

/** Returns the reader's side, if any. */
export function sideOf({ view: { viewer } }: GameResponse): Colour | undefined {
  if (typeof viewer === "string") return undefined;
  return ("player" in viewer ? viewer.player : viewer.assistant) as Colour;
}

/** Returns the edition of the game: every citation begins with it. */
export const editionOf = ({ view }: GameResponse): string | undefined => view.may.find((may) => may.under)?.under?.split(" ")[0];

/** Returns whether an act is allowed now. */
export const allows = (game: GameResponse, kind: string): boolean => game.view.may.some((may) => may.do === kind);
