// A live game: the latest state from the server, and the only way to act in it.
import { batch, signal, type Signal } from "@preact/signals";
import { fetchJson, Problem, Unreachable } from "../../service/fetch-json";
import type { ConnectionState } from "../../service/stream";
import type { Act, ActResponse, Colour, EventResponse, GameResponse, RulingMade } from "../../service/types";
import { createEventLog, type Traces } from "./event-log";
import { keepFollowing } from "./following";
import { newBatch, storeBatches, storedBatches, type UnsentAct, type UnsentBatch } from "./unsent-acts";

export interface Table {
  seen: Signal<GameResponse | undefined>;
  /** When the state arrived, by this machine's clock. */
  receivedAt: Signal<number>;
  line: Signal<ConnectionState>;
  /** The players whose own lines are lost. */
  lostLines: Signal<Colour[]>;
  /** Whether the server can be reached but cannot store anything now. */
  cannotStore: Signal<boolean>;
  /** The last error. */
  lastError: Signal<unknown>;
  /** The events while the page was open, the newest last. */
  news: Signal<EventResponse[]>;
  /** All rulings of the game, the newest last. */
  rulings: Signal<RulingMade[]>;
  traces: Signal<Traces>;
  /** Acts that the server has not answered yet, the oldest first. They are sent until it does. */
  pending: Signal<Act[]>;
  /** Sends actions in order until one is refused; returns whether all succeeded. */
  act(...actions: Act[]): Promise<boolean>;
  close(): void;
}

/** The time in milliseconds that the server may take for an act before it is sent again. */
const ACT_TIMEOUT_MS = 5000;
/** The pauses in milliseconds between attempts to send an act: the first, and the longest. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 1000;

export function openTable(game: string): Table {
  const seen = signal<GameResponse | undefined>(undefined);
  const receivedAt = signal(0);
  const line = signal<ConnectionState>("connecting");
  const lostLines = signal<Colour[]>([]);
  const cannotStore = signal(false);
  const lastError = signal<unknown>(undefined);
  const pending = signal<Act[]>([]);
  let isClosed = false;
  const { news, traces, rulings, hear, remember } = createEventLog(game);
  /** A line may arrive later than the instant of its game: the clocks have run on until `now`. */
  const take = (game: GameResponse, now = game.now) => {
    if ((seen.peek()?.seq ?? -1) > game.seq) return;
    batch(() => {
      seen.value = game;
      receivedAt.value = performance.now() - (now - game.now);
    });
    if (!isRestored) restore(viewerOf(game));
  };
  const fail = (error: unknown) => {
    if (error instanceof Unreachable) line.value = "lost";
    else lastError.value = error;
  };
  const refresh = once(() => fetchJson<GameResponse>(`/v1/games/${game}`).then((seen) => take(seen)));
  const look = () => void refresh().catch(fail);
  let batches: UnsentBatch[] = [];
  const store = () => storeBatches(game, batches);
  const send = async (unsent: UnsentAct, own: UnsentBatch): Promise<void> => {
    const onAway = (error: unknown) => {
      if (error instanceof Unreachable) line.value = "lost";
      cannotStore.value = error instanceof Problem;
    };
    const acted = await sendUntilAnswered(game, unsent, { isClosed: () => isClosed, onAway }).finally(() => (cannotStore.value = false));
    own.acts = own.acts.filter((other) => other !== unsent);
    store();
    batch(() => {
      pending.value = pending.peek().filter((waiting) => waiting !== unsent.action);
      take(acted.game);
      hear(acted);
    });
  };
  const perform = async (own: UnsentBatch) => {
    lastError.value = undefined;
    const all = own.acts;
    try {
      for (const unsent of all) await send(unsent, own);
      return true;
    } catch (error) {
      // What was not sent because the page was left stays stored, for when it is opened again.
      if (!isClosed) own.acts = [];
      batch(() => {
        pending.value = pending.peek().filter((waiting) => !all.some(({ action }) => action === waiting));
        lastError.value = error;
      });
      await refresh().catch(fail);
      return false;
    } finally {
      batches = batches.filter(({ acts }) => acts.length > 0);
      store();
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = (own: UnsentBatch): Promise<boolean> => {
    batches = [...batches, own];
    pending.value = [...pending.peek(), ...own.acts.map(({ action }) => action)];
    const done = last.then(() => perform(own));
    last = done;
    return done;
  };
  const act = (...actions: Act[]): Promise<boolean> => {
    const now = seen.peek();
    const done = enqueue(newBatch(now ? viewerOf(now) : "", actions));
    store();
    return done;
  };
  let isRestored = false;
  /** Sends what the page had not sent when it was reloaded. */
  const restore = (viewer: string) => {
    isRestored = true;
    for (const own of storedBatches(game, viewer)) void enqueue(own);
    store();
  };
  const unfollow = keepFollowing(game, line, {
    game: (seq) => {
      void remember(seq);
      look();
    },
    act: (heard) => {
      hear(heard);
      if (heard.game) take(heard.game, heard.now);
    },
    lines: (lost) => (lostLines.value = lost),
    back: look,
  });
  const close = () => {
    isClosed = true;
    unfollow();
  };
  return { seen, receivedAt, line, lostLines, cannotStore, lastError, news, rulings, traces, pending, act, close };
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

interface Sending {
  isClosed(): boolean;
  /** Called when the server does not answer, or cannot store the act. */
  onAway(error: unknown): void;
}

/** Sends an act with an idempotency key, and again with the same key until the server has answered. */
async function sendUntilAnswered(game: string, { key, action }: UnsentAct, { isClosed, onAway }: Sending): Promise<ActResponse> {
  const headers = { "idempotency-key": key };
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await fetchJson<ActResponse>(`/v1/games/${game}/acts`, { body: { action }, headers, timeoutMs: ACT_TIMEOUT_MS });
    } catch (error) {
      const isAway = error instanceof Unreachable || (error instanceof Problem && error.status === 503);
      if (!isAway || isClosed()) throw error;
      onAway(error);
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

const viewerOf = ({ view: { viewer } }: GameResponse): string => JSON.stringify(viewer);

/** Returns the reader's side, if any. */
export function sideOf({ view: { viewer } }: GameResponse): Colour | undefined {
  if (typeof viewer === "string") return undefined;
  return ("player" in viewer ? viewer.player : viewer.assistant) as Colour;
}

/** Returns the edition of the game: every citation begins with it. */
export const editionOf = ({ view }: GameResponse): string | undefined => view.may.find((may) => may.under)?.under?.split(" ")[0];

/** Returns whether an act is allowed now. */
export const allows = (game: GameResponse, kind: string): boolean => game.view.may.some((may) => may.do === kind);
