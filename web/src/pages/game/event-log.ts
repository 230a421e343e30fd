// What has happened at a table: the latest events, what they left on the board, and all rulings.
import { batch, signal } from "@preact/signals";
import { readMove, type Square } from "../../board/men";
import { fetchJson } from "../../service/fetch-json";
import type { ActEvent, EventResponse, RulingMade } from "../../service/types";
import { recall } from "./recall";

/** What happened on the board since the last move. */
export interface Traces {
  touched: Square[];
  last: Square[];
  /** Whether a piece was put down since the clock was last pressed. */
  isPlaced: boolean;
}

const NOTHING: Traces = { touched: [], last: [], isPlaced: false };
/** The number of acts remembered. */
const MAX_KEPT_ACTS = 40;

/** The part of an act that is kept. */
type KeptAct = Pick<ActEvent, "seq" | "events">;

/** The known events, in order. */
export function createEventLog(game: string) {
  const news = signal<EventResponse[]>([]);
  const traces = signal<Traces>(NOTHING);
  const rulings = signal<RulingMade[]>([]);
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
    if (acts.some(({ seq }) => seq === act.seq)) return;
    batch(() => {
      tell([...acts, { seq: act.seq, events: act.events }]);
      const made = act.events.flatMap(({ at, ruling }) => (ruling ? [{ seq: act.seq, at, ruling }] : []));
      if (made.length > 0) rulings.value = [...rulings.peek(), ...made];
    });
  };
  /** Fetches all rulings again, and the events up to an act, in the current language. */
  const remember = async (until: number) => {
    const [recalled, made] = await Promise.all([recall(game, until), fetchJson<RulingMade[]>(`/v1/games/${game}/rulings`).catch(() => undefined)]);
    const before = recalled.filter(({ seq }) => seq <= until);
    batch(() => {
      if (before.length > 0) tell([...before, ...acts.filter(({ seq }) => seq > until)]);
      const last = made?.at(-1)?.seq ?? 0;
      if (made) rulings.value = [...made, ...rulings.peek().filter(({ seq }) => seq > Math.max(until, last))];
    });
  };
  return { news, traces, rulings, hear, remember };
}

/** Applies an event to the traces on the board. */
function applyTrace(traces: Traces, event: EventResponse): Traces {
  if (event.fact === "touched") return event.of.adjusting ? traces : { ...traces, touched: [...traces.touched, event.of.on] };
  if (event.fact === "lifted") return { ...traces, touched: [...traces.touched, event.of.from] };
  if (event.fact === "placed") return { ...traces, isPlaced: true };
  if (event.fact === "move-made" || event.fact === "move-replaced") {
    const { from, to } = readMove(event.of.played);
    return { touched: [], last: [from, to], isPlaced: true };
  }
  if (event.fact === "pressed") return { ...traces, touched: [], isPlaced: false };
  if (event.fact === "ruled") return { ...traces, touched: [] };
  return traces;
}
