// A game as the arbiter's page shows it: its live state, and the acts sent for it.
import { useEffect, useRef, useState } from "preact/hooks";
import { fetchJson, fetchWhenReached, Unreachable } from "../../service/fetch-json";
import { follow, type Stream } from "../../service/stream";
import { COLOURS, type Act, type ActResponse, type ActEvent, type Answer, type Colour, type CompetitionResponse, type EventResponse, type GameResponse, type Who } from "../../service/types";
import { randomId } from "../../service/random-id";
import { language } from "../../words";
import { useCatalogue, type Catalogue } from "./catalogue";
import type { Clocks } from "./clocks";

export interface ArbiterGame {
  id: string;
  seen: GameResponse | undefined;
  competition: CompetitionResponse | undefined;
  edition: string;
  /** The rules of the edition, once loaded. */
  catalogue: Catalogue | undefined;
  clocks: Clocks | undefined;
  stream: Stream | undefined;
  /** The players whose lines are lost. */
  lostLines: Colour[];
  error: unknown;
  /** The events of the last act on this page. */
  lastEvents: EventResponse[];
  /** Sends one or more actions in order; throws the server's refusal. */
  act(actions: Act[], as?: Who): Promise<void>;
  answer(question: number, answer: Answer, ground: string): Promise<void>;
}

/** The arbiter has arrived at the board. */
export const COME: Act = { arbiter: { act: "come", ground: "", by: "" } };

/** The allowed acts can also change over time: the session ends, or the time of resumption comes. */
const POLL_INTERVAL_MS = 15_000;
/** After a clock has run down, the server needs a moment to notice it too. */
const FLAG_MARGIN_MS = 100;
/** The longest timeout of `setTimeout`. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Idempotency keys of requests that were not answered: a retry uses the same one. */
const sent = new Map<string, string>();

/** Sends a request idempotently, however often it is retried. */
export async function send(path: string, body: unknown): Promise<ActResponse> {
  const name = path + JSON.stringify(body);
  const key = sent.get(name) ?? randomId();
  sent.set(name, key);
  try {
    const acted = await fetchJson<ActResponse>(path, { body, headers: { "idempotency-key": key } });
    sent.delete(name);
    return acted;
  } catch (error) {
    if (!(error instanceof Unreachable)) sent.delete(name);
    throw error;
  }
}

/** Fetches again when a running clock has run down. */
function useFall(clocks: Clocks | undefined, read: () => void): void {
  useEffect(() => {
    const running = COLOURS.find((colour) => clocks?.[colour].runs && !clocks[colour].flag);
    const time = running && clocks ? clocks[running].time + FLAG_MARGIN_MS : MAX_TIMEOUT_MS;
    if (time >= MAX_TIMEOUT_MS) return;
    const falling = setTimeout(read, time);
    return () => clearTimeout(falling);
  }, [clocks]);
}

/** The last act on this page: its events, and the number of its entry. */
interface LastAct {
  events: EventResponse[];
  seq: number;
}

const NONE: LastAct = { events: [], seq: 0 };

/** Keeps the last act on this page, until a later act of somebody else has ended the game. */
function useLastAct(seen: GameResponse | undefined): [LastAct, (last: LastAct) => void] {
  const [last, setLast] = useState(NONE);
  const isOver = typeof seen?.view.stage === "object";
  const overSince = useRef<number | undefined>(undefined);
  if (!isOver) overSince.current = undefined;
  else overSince.current ??= seen.seq;
  const isStale = last.seq < (overSince.current ?? 0);
  const speaking = language.value;
  // Its text is in the language of that moment.
  useEffect(() => setLast(NONE), [speaking]);
  return [isStale ? NONE : last, setLast];
}

export function useArbiterGame(id: string): ArbiterGame {
  const [last, setLast] = useState<{ seen: GameResponse; clocks: Clocks } | undefined>(undefined);
  const [competition, setCompetition] = useState<CompetitionResponse | undefined>(undefined);
  const [stream, setStream] = useState<Stream | undefined>(undefined);
  const [error, setError] = useState<unknown>(undefined);
  const [lostLines, setLostLines] = useState<Colour[]>([]);
  const newest = useRef(0);
  // From one table to the next: late messages about the last one are ignored.
  const here = useRef(id);
  here.current = id;
  const known = last?.seen.id === id ? last : undefined;
  const [lastAct, setLastAct] = useLastAct(known?.seen);
  const speaking = language.value;
  /** A line may arrive later than the instant of its game: the clocks have run on until `now`. */
  const take = (seen: GameResponse, now = seen.now) => {
    if (seen.id !== here.current || seen.seq < newest.current) return;
    newest.current = seen.seq;
    setError(undefined);
    setLast({ seen, clocks: { ...seen.view.clocks, arrivedAt: performance.now() - (now - seen.now) } });
  };
  const read = () => void fetchJson<GameResponse>(`/v1/games/${id}`).then((seen) => take(seen), setError);
  useFall(known?.clocks, read);
  useEffect(() => {
    newest.current = 0;
    read();
    const act = ({ game, now }: ActEvent) => game && take(game, now);
    const lines = ({ lost }: { lost: Colour[] }) => setLostLines(lost);
    // Only clients that answer pulses are notified of lost connections.
    const pulse = ({ nonce }: { nonce: string }) => void fetchJson(`/v1/pulses/${nonce}`, { method: "POST" }).catch(() => undefined);
    setLostLines([]);
    const followed = follow(`/v1/games/${id}/stream`, { game: read, act, lines, pulse }, { beat: "true" });
    setStream(followed);
    const looking = setInterval(read, POLL_INTERVAL_MS);
    return () => {
      clearInterval(looking);
      followed.close();
    };
  }, [id, speaking]);
  const of = known?.seen.competition;
  useEffect(() => {
    if (of) fetchWhenReached<CompetitionResponse>(`/v1/competitions/${of}`).then(setCompetition, setError);
  }, [of, speaking]);
  const act = async (actions: Act[], as?: Who) => {
    const done = { ...NONE, events: [] as EventResponse[] };
    for (const action of actions) {
      const acted = await send(`/v1/games/${id}/acts`, as ? { action, as } : { action });
      done.events.push(...acted.events);
      done.seq = acted.seq;
      take(acted.game);
    }
    setLastAct(done);
  };
  const answer = async (question: number, given: Answer, ground: string) => {
    const acted = await send(`/v1/games/${id}/questions/${question}`, { answer: given, ground });
    take(acted.game);
    setLastAct({ events: acted.events, seq: acted.seq });
  };
  const regulations = competition?.about.regulations as Record<string, unknown> | undefined;
  const edition = known?.seen.view.may.find((may) => may.under)?.under?.split(" ")[0] ?? String(regulations?.["edition"] ?? "");
  const catalogue = useCatalogue(edition);
  return {
    id, catalogue, seen: known?.seen, clocks: known?.clocks, competition, edition, stream, lostLines, error, lastEvents: lastAct.events, act, answer,
  };
}
