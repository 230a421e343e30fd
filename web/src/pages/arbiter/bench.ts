// One table in the arbiter's hands: the game as the hall tells it, live, and what is done at it.
import { useEffect, useRef, useState } from "preact/hooks";
import { ask, Unreachable } from "../../service/ask";
import { follow, type Stream } from "../../service/stream";
import { COLOURS, type Act, type Acted, type ActHeard, type Answer, type CompetitionSeen, type EventTold, type GameSeen, type Who } from "../../service/types";
import { unguessable } from "../../service/unguessable";
import { language } from "../../words";
import { useCatalogue, type Catalogue } from "./catalogue";
import type { Clocks } from "./clocks";

export interface Bench {
  id: string;
  seen: GameSeen | undefined;
  competition: CompetitionSeen | undefined;
  edition: string;
  /** The rules of the edition, as soon as they are known. */
  catalogue: Catalogue | undefined;
  clocks: Clocks | undefined;
  stream: Stream | undefined;
  error: unknown;
  /** What came of what was done last on this page. */
  came: EventTold[];
  /** Does something, or several things in their order; throws what the hall refuses. */
  act(actions: Act[], as?: Who): Promise<void>;
  answer(question: number, answer: Answer, ground: string): Promise<void>;
}

/** The arbiter is at the board. */
export const COME: Act = { arbiter: { act: "come", ground: "", by: "" } };

/** What may be done also changes with time alone: the session ends, or the resumption has come. */
const LOOKED_ANEW = 15_000;
/** A flag that falls is asked for at once, when the hall has seen it as well. */
const AFTER_A_FALL = 100;
/** The longest time that a browser can wait for at once. */
const LONGEST = 2 ** 31 - 1;

/** The keys of what was sent and not answered: it is sent again under the same one. */
const sent = new Map<string, string>();

/** Sends something once, however often it has to be tried. */
export async function send(path: string, body: unknown): Promise<Acted> {
  const name = path + JSON.stringify(body);
  const key = sent.get(name) ?? unguessable();
  sent.set(name, key);
  try {
    const acted = await ask<Acted>(path, { body, headers: { "idempotency-key": key } });
    sent.delete(name);
    return acted;
  } catch (error) {
    if (!(error instanceof Unreachable)) sent.delete(name);
    throw error;
  }
}

/** Reads anew when a clock that runs has run down. */
function useFall(clocks: Clocks | undefined, read: () => void): void {
  useEffect(() => {
    const running = COLOURS.find((colour) => clocks?.[colour].runs && !clocks[colour].flag);
    const time = running && clocks ? clocks[running].time + AFTER_A_FALL : LONGEST;
    if (time >= LONGEST) return;
    const falling = setTimeout(read, time);
    return () => clearTimeout(falling);
  }, [clocks]);
}

export function useBench(id: string): Bench {
  const [last, know] = useState<{ seen: GameSeen; clocks: Clocks } | undefined>(undefined);
  const [competition, learn] = useState<CompetitionSeen | undefined>(undefined);
  const [stream, open] = useState<Stream | undefined>(undefined);
  const [error, fail] = useState<unknown>(undefined);
  const [came, come] = useState<EventTold[]>([]);
  const newest = useRef(0);
  // From one table to the next: what is still told of the last one is no news of this one.
  const here = useRef(id);
  here.current = id;
  const known = last?.seen.id === id ? last : undefined;
  const speaking = language.value;
  /** A line may come later than the instant of its game: the clocks have run on until `now`. */
  const take = (seen: GameSeen, now = seen.now) => {
    if (seen.id !== here.current || seen.seq < newest.current) return;
    newest.current = seen.seq;
    fail(undefined);
    know({ seen, clocks: { ...seen.view.clocks, came: performance.now() - (now - seen.now) } });
  };
  const read = () => void ask<GameSeen>(`/v1/games/${id}`).then((seen) => take(seen), fail);
  useFall(known?.clocks, read);
  useEffect(() => {
    newest.current = 0;
    read();
    const act = ({ game, now }: ActHeard) => game && take(game, now);
    const followed = follow(`/v1/games/${id}/stream`, { game: read, act });
    open(followed);
    const looking = setInterval(read, LOOKED_ANEW);
    return () => {
      clearInterval(looking);
      followed.close();
    };
  }, [id, speaking]);
  const of = known?.seen.competition;
  useEffect(() => {
    if (of) ask<CompetitionSeen>(`/v1/competitions/${of}`).then(learn, fail);
  }, [of, speaking]);
  // What came of an act was told in the language of that moment.
  useEffect(() => come([]), [speaking]);
  const act = async (actions: Act[], as?: Who) => {
    const events: EventTold[] = [];
    for (const action of actions) {
      const acted = await send(`/v1/games/${id}/acts`, as ? { action, as } : { action });
      events.push(...acted.events);
      take(acted.game);
    }
    come(events);
  };
  const answer = async (question: number, given: Answer, ground: string) => {
    const acted = await send(`/v1/games/${id}/questions/${question}`, { answer: given, ground });
    take(acted.game);
    come(acted.events);
  };
  const regulations = competition?.about.regulations as Record<string, unknown> | undefined;
  const edition = known?.seen.view.may.find((may) => may.under)?.under?.split(" ")[0] ?? String(regulations?.["edition"] ?? "");
  const catalogue = useCatalogue(edition);
  return { id, catalogue, seen: known?.seen, clocks: known?.clocks, competition, edition, stream, error, came, act, answer };
}
