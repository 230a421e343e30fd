// All boards of a competition, live. Everything on a page that shows them shares one stream.
import { signal, type Signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { follow, type Stream } from "../../service/stream";
import type { Colour, GameListed } from "../../service/types";
import { language } from "../../words";
import type { BoardState } from "./urgency";

export interface Boards {
  known: Map<string, BoardState>;
  stream: Stream | undefined;
}

/** The players whose lines are lost, by the game. */
type Lost = Record<string, Colour[]>;

interface FollowedBoards {
  known: Signal<Map<string, BoardState>>;
  stream: Stream;
  readers: number;
}

/** The streams that are open, by competition and language. */
const followed = new Map<string, FollowedBoards>();

function begin(competition: string): FollowedBoards {
  const known = signal(new Map<string, BoardState>());
  let lost: Lost = {};
  const stream = follow(`/v1/competitions/${competition}/stream`, {
    boards: (sent: { boards: GameListed[] }) => (known.value = new Map(sent.boards.map((board) => [board.id, taken(board, lost[board.id])]))),
    board: (sent: GameListed) => (known.value = new Map(known.peek()).set(sent.id, taken(sent, lost[sent.id]))),
    lines: (sent: { lost: Lost }) => {
      lost = sent.lost;
      known.value = new Map([...known.peek()].map(([id, one]) => [id, { ...one, lost: lost[id] ?? [] }]));
    },
  });
  return { known, stream, readers: 0 };
}

/** Follows the boards of a competition, if there is one. */
export function useBoards(competition: string | undefined): Boards {
  const [own, setOwn] = useState<FollowedBoards | undefined>(undefined);
  const speaking = language.value;
  useEffect(() => {
    if (!competition) return setOwn(undefined);
    const key = `${competition} ${speaking}`;
    const shared = followed.get(key) ?? begin(competition);
    followed.set(key, shared);
    shared.readers += 1;
    setOwn(shared);
    return () => {
      shared.readers -= 1;
      if (shared.readers > 0) return;
      shared.stream.close();
      followed.delete(key);
    };
  }, [competition, speaking]);
  return { known: own?.known.value ?? new Map<string, BoardState>(), stream: own?.stream };
}

const taken = (board: GameListed, lost: Colour[] = []): BoardState => ({ board, clocks: { ...board.glance.clocks, arrivedAt: performance.now() }, lost });
