// All boards of a competition, live, with the calls that nobody has attended to yet.
import { useEffect, useState } from "preact/hooks";
import { follow, type Stream } from "../../service/stream";
import { language } from "../../words";
import type { BoardKnown, BoardSent } from "./urgency";

/** Calls by game. They are kept in the browser: the stream tells each once. */
type Calls = Record<string, string[]>;

const kept = (competition: string) => `adoube-calls-${competition}`;

function remembered(competition: string): Calls {
  try {
    return JSON.parse(localStorage.getItem(kept(competition)) ?? "{}") as Calls;
  } catch {
    return {};
  }
}

export interface Boards {
  known: Map<string, BoardKnown>;
  stream: Stream | undefined;
  /** Forgets the calls of a game. */
  attended(game: string): void;
}

/** Follows the boards of a competition, if there is one to follow. */
export function useBoards(competition: string | undefined): Boards {
  const [known, know] = useState(new Map<string, BoardKnown>());
  const [stream, open] = useState<Stream | undefined>(undefined);
  const speaking = language.value;
  useEffect(() => {
    if (!competition) return;
    const calls = remembered(competition);
    const followed = follow(`/v1/competitions/${competition}/stream`, {
      boards: (sent: { boards: BoardSent[] }) => {
        know(new Map(sent.boards.map((board) => [board.id, taken(board, calls[board.id] ?? [])])));
      },
      board: (sent: BoardSent) => {
        const all = [...(calls[sent.id] ?? []), ...(sent.calls ?? [])];
        if (sent.calls?.length) keep(competition, calls, sent.id, all);
        know((before) => new Map(before).set(sent.id, taken(sent, all)));
      },
    });
    open(followed);
    return () => followed.close();
  }, [competition, speaking]);
  const attended = (game: string) => {
    if (!competition) return;
    keep(competition, remembered(competition), game, []);
    know((before) => {
      const board = before.get(game);
      return board ? new Map(before).set(game, { ...board, calls: [] }) : before;
    });
  };
  return { known, stream, attended };
}

function keep(competition: string, calls: Calls, game: string, told: string[]): void {
  if (told.length > 0) calls[game] = told;
  else delete calls[game];
  localStorage.setItem(kept(competition), JSON.stringify(calls));
}

function taken(board: BoardSent, calls: string[]): BoardKnown {
  return { board, clocks: { ...board.glance.clocks, came: performance.now() }, calls };
}

/** The calls of a game are attended to when its table is opened. */
export function attend(competition: string, game: string): void {
  keep(competition, remembered(competition), game, []);
}
