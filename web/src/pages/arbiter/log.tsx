// Everything that happened at a table, the newest first.
import { useEffect, useState } from "preact/hooks";
import { Articles } from "../../articles";
import { fetchJson } from "../../service/fetch-json";
import type { Actor, LogEntry } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { language, say } from "../../words";
import type { ArbiterGame } from "./arbiter-game";

/** The server's page size. */
const PAGE = 500;
/** The number of entries shown before more are requested. */
const SHOWN = 20;

export interface LogState {
  log: LogEntry[];
  error: unknown;
}

/** Loads the whole log, continuing from the last known entry whenever there is a later one. */
export function useLog(game: string, newest: number): LogState {
  const speaking = language.value;
  const [log, setLog] = useState<LogEntry[]>([]);
  const [error, setError] = useState<unknown>(undefined);
  const [logLanguage, setLogLanguage] = useState(speaking);
  useEffect(() => {
    let isCurrent = true;
    const known = logLanguage === speaking ? log : [];
    const read = async (before: LogEntry[]): Promise<void> => {
      const more = await fetchJson<LogEntry[]>(`/v1/games/${game}/log?after=${before.at(-1)?.seq ?? 0}&limit=${PAGE}`);
      const all = [...before, ...more];
      if (more.length === PAGE) return read(all);
      if (!isCurrent) return;
      setLog(all);
      setLogLanguage(speaking);
    };
    read(known).catch(setError);
    return () => {
      isCurrent = false;
    };
  }, [game, newest, speaking]);
  return { log, error };
}

export function Log({ game, read: { log, error } }: { game: ArbiterGame; read: LogState }) {
  const [count, setCount] = useState(SHOWN);
  const newest = log.toReversed();
  return (
    <section aria-labelledby="log-title" class="log">
      <h2 id="log-title">{say("arbiter-log")}</h2>
      <ErrorMessage error={error} />
      <ol reversed>
        {newest.slice(0, count).map((entry) => (
          <Entry key={entry.seq} entry={entry} game={game} />
        ))}
      </ol>
      {newest.length > count && (
        <button type="button" onClick={() => setCount(count + 4 * SHOWN)}>
          {say("arbiter-log-more", { count: newest.length - count })}
        </button>
      )}
    </section>
  );
}

function Entry({ entry, game }: { entry: LogEntry; game: ArbiterGame }) {
  const at = new Date(entry.at);
  const clock = new Intl.DateTimeFormat(language.value, { timeStyle: "medium" }).format(at);
  const isRuling = entry.events.some((event) => event.fact === "ruled");
  return (
    <li>
      <p class="faint">
        <time dateTime={at.toISOString()}>{clock}</time> · {author(entry, game)}
      </p>
      {entry.told.map((line, at) => (
        <p key={at}>{isRuling ? <Linked line={line} edition={game.edition} /> : line}</p>
      ))}
    </li>
  );
}

/** Returns whose request it was, and on whose behalf. */
function author({ by, as }: LogEntry, game: ArbiterGame): string {
  const doer = nameOf(by, game);
  const isFor = typeof as === "object" && "player" in as && typeof by === "object" && "official" in by;
  return isFor ? say("arbiter-log-for", { by: doer, colour: as.player }) : doer;
}

function nameOf(by: Actor, { seen }: ArbiterGame): string {
  if (by === "hall") return say("arbiter-log-hall");
  if (by === "spectator") return say("arbiter-log-spectator");
  // An arbiter's seat is identified by the seat, and may have no name.
  if ("official" in by) return by.official.replace(/ ?#\w+$/, "") || say("arbiter-log-arbiter");
  if ("spectator-seat" in by) return say("arbiter-log-spectator-seat", { seat: by["spectator-seat"] });
  const no = "player" in by ? by.player : by.assistant;
  const player = [seen?.white, seen?.black].find((one) => one?.no === no);
  // Players of other boards may report something, too.
  const name = player?.name ?? say("arbiter-log-player", { no });
  return "player" in by ? name : say("arbiter-log-assistant", { name });
}

/** Renders the articles of a decision as links; such a line names the edition. */
function Linked({ line, edition }: { line: string; edition: string }) {
  if (!edition || !line.includes(edition)) return <>{line}</>;
  const parts = line.split(/((?:[A-Z]\.?)?\d+(?:\.\w+)+)/);
  return <>{parts.map((part, at) => (at % 2 === 1 ? <Articles key={at} edition={edition} numbers={part} /> : part))}</>;
}
