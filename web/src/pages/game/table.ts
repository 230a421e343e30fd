// A game that is followed: what the hall said of it last, and the only way to do something in it.
import { batch, effect, signal, type Signal } from "@preact/signals";
import { readMove, type Square } from "../../board/men";
import { fetchJson, Problem, Unreachable } from "../../service/fetch-json";
import { follow, type Line, type Stream } from "../../service/stream";
import type { Act, Acted, ActHeard, Colour, EventResponse, GameResponse } from "../../service/types";
import { randomId } from "../../service/random-id";
import { language } from "../../words";
import { recall } from "./recall";

/** What was seen on the board since the last move. */
export interface Traces {
  touched: Square[];
  last: Square[];
}

export interface Table {
  seen: Signal<GameResponse | undefined>;
  /** When that came, by this machine's counting. */
  heardAt: Signal<number>;
  line: Signal<Line>;
  /** What went wrong last. */
  trouble: Signal<unknown>;
  /** What happened while the page was open, the newest last. */
  news: Signal<EventResponse[]>;
  traces: Signal<Traces>;
  /** Whether the hall has not answered yet. */
  isBusy: Signal<boolean>;
  /** Does things in their order until one is refused; says whether all were done. */
  act(...actions: Act[]): Promise<boolean>;
  close(): void;
}

const NOTHING: Traces = { touched: [], last: [] };
/** So many acts are remembered. */
const KEPT = 40;
/** After so long the page looks by itself whether the hall is there again. */
const RETURN = 2000;
/** So often an act is sent again when the hall cannot be reached. */
const TRIES = 8;

export function openTable(game: string): Table {
  const seen = signal<GameResponse | undefined>(undefined);
  const heardAt = signal(0);
  const line = signal<Line>("connecting");
  const trouble = signal<unknown>(undefined);
  const { news, traces, hear, remember } = createEventLog(game);
  /** A line may come later than the instant of its game: the clocks have run on until `now`. */
  const take = (game: GameResponse, now = game.now) => {
    if ((seen.peek()?.seq ?? -1) > game.seq) return;
    batch(() => {
      seen.value = game;
      heardAt.value = performance.now() - (now - game.now);
    });
  };
  const fail = (error: unknown) => {
    if (error instanceof Unreachable) line.value = "lost";
    else trouble.value = error;
  };
  const refresh = once(() => fetchJson<GameResponse>(`/v1/games/${game}`).then((seen) => take(seen)));
  const look = () => void refresh().catch(fail);
  const request = inTurn(async (actions: Act[]) => {
    trouble.value = undefined;
    try {
      for (const action of actions) {
        const acted = await send(game, action);
        take(acted.game);
        hear(acted);
      }
      return true;
    } catch (error) {
      fail(error);
      trouble.value = error;
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
  return { seen, heardAt, line, trouble, news, traces, isBusy: request.isBusy, act: (...actions) => request.add(actions), close };
}

/** What is kept of an act. */
type Told = Pick<ActHeard, "seq" | "events">;

/** What is known to have happened, in its order. */
function createEventLog(game: string) {
  const news = signal<EventResponse[]>([]);
  const traces = signal<Traces>(NOTHING);
  let acts: Told[] = [];
  const tell = (known: Told[]) => {
    acts = known.toSorted((one, other) => one.seq - other.seq).slice(-KEPT);
    const events = acts.flatMap((act) => act.events);
    batch(() => {
      news.value = events;
      traces.value = events.reduce(applyTrace, NOTHING);
    });
  };
  const hear = (act: Told) => {
    if (!acts.some(({ seq }) => seq === act.seq)) tell([...acts, { seq: act.seq, events: act.events }]);
  };
  /** Everything up to an act is announced anew. */
  const remember = async (until: number) => {
    const recalled = (await recall(game, until)).filter(({ seq }) => seq <= until);
    if (recalled.length > 0) tell([...recalled, ...acts.filter(({ seq }) => seq > until)]);
  };
  return { news, traces, hear, remember };
}

/** One thing after the other, and whether anything is left to do. */
function inTurn<T, R>(work: (what: T) => Promise<R>): { isBusy: Signal<boolean>; add(what: T): Promise<R> } {
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

interface Ears {
  game(seq: number): void;
  act(heard: ActHeard): void;
  back(): void;
}

/** Follows the stream in the language that is spoken, and opens it again when it was lost for good. */
function keepFollowing(game: string, line: Signal<Line>, ears: Ears): () => void {
  let stream: Stream | undefined;
  let unwatch = () => {};
  const open = () => {
    unwatch();
    stream?.close();
    const opened = follow(`/v1/games/${game}/stream`, {
      game: ({ seq }: { seq: number }) => ears.game(seq),
      act: (heard: ActHeard) => ears.act(heard),
      // The hall measures the line by how soon this comes back.
      pulse: ({ nonce }: { nonce: string }) => void fetchJson(`/v1/pulses/${nonce}`, { method: "POST" }).catch(() => undefined),
      closing: () => (line.value = "lost"),
    });
    stream = opened;
    unwatch = effect(() => {
      const isBack = opened.line.value === "open" && line.peek() === "lost";
      line.value = opened.line.value;
      if (isBack) ears.back();
    });
  };
  const again = setInterval(() => {
    if (line.peek() !== "lost") return;
    const back = ({ ok }: Response) => {
      if (!ok || line.peek() !== "lost") return;
      open();
      // Where there is no table any more, no stream says so.
      ears.back();
    };
    fetch("/health").then(back, () => undefined);
  }, RETURN);
  const unspeak = effect(() => {
    // What the hall says is asked anew in another language.
    void language.value;
    open();
  });
  return () => {
    clearInterval(again);
    unspeak();
    unwatch();
    stream?.close();
  };
}

/** One question at a time; those asked meanwhile are answered by one more afterwards. */
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

/** Sends an act under a key of its own, and again under the same one if the hall could not be reached. */
async function send(game: string, action: Act): Promise<Acted> {
  const headers = { "idempotency-key": randomId() };
  for (let tried = 1; ; tried++) {
    try {
      return await fetchJson<Acted>(`/v1/games/${game}/acts`, { body: { action }, headers });
    } catch (error) {
      const isAway = error instanceof Unreachable || (error instanceof Problem && error.status === 503);
      if (!isAway || tried >= TRIES) throw error;
      await new Promise((done) => setTimeout(done, 250 * tried));
    }
  }
}

/** What an event leaves to be seen on the board. */
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

/** Whose side the reader has, if any. */
export function sideOf({ view: { viewer } }: GameResponse): Colour | undefined {
  if (typeof viewer === "string") return undefined;
  return ("player" in viewer ? viewer.player : viewer.assistant) as Colour;
}

/** The edition by which the game is played: every citation begins with it. */
export const editionOf = ({ view }: GameResponse): string | undefined => view.may.find((may) => may.under)?.under?.split(" ")[0];

/** Whether something may be done now. */
export const allows = (game: GameResponse, kind: string): boolean => game.view.may.some((may) => may.do === kind);
