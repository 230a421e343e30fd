// All boards of a competition, live.
import { useEffect, useState } from "preact/hooks";
import { follow, type Stream } from "../../service/stream";
import type { GameListed } from "../../service/types";
import { language } from "../../words";
import type { BoardKnown } from "./urgency";

export interface Boards {
  known: Map<string, BoardKnown>;
  stream: Stream | undefined;
}

/** Follows the boards of a competition, if there is one. */
export function useBoards(competition: string | undefined): Boards {
  const [known, setKnown] = useState(new Map<string, BoardKnown>());
  const [stream, setStream] = useState<Stream | undefined>(undefined);
  const speaking = language.value;
  useEffect(() => {
    if (!competition) return;
    const followed = follow(`/v1/competitions/${competition}/stream`, {
      boards: (sent: { boards: GameListed[] }) => setKnown(new Map(sent.boards.map((board) => [board.id, taken(board)]))),
      board: (sent: GameListed) => setKnown((before) => new Map(before).set(sent.id, taken(sent))),
    });
    setStream(followed);
    return () => followed.close();
  }, [competition, speaking]);
  return { known, stream };
}

const taken = (board: GameListed): BoardKnown => ({ board, clocks: { ...board.glance.clocks, arrivedAt: performance.now() } });
