// The moves of a game, for readers who may see them: the whole list once, then one move after another.
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { fetchJson } from "../../service/fetch-json";
import type { GameResponse, MoveResponse, MovesResponse } from "../../service/types";

export interface Moves {
  /** The moves, if the reader may see them. */
  list: ReadonlySignal<MoveResponse[] | undefined>;
  /** How many of the moves are shown on the board; `undefined` for the game as it is. */
  at: Signal<number | undefined>;
  /** The pieces that are shown instead of those of the game. */
  board: ReadonlySignal<string | undefined>;
  /** Steps forwards or backwards; past the last move the game is shown as it is. */
  step(by: number): void;
  show(ply: number | undefined): void;
  close(): void;
}

interface Known {
  start: string;
  moves: MoveResponse[];
}

export function followMoves(game: string, seen: ReadonlySignal<GameResponse | undefined>): Moves {
  const known = signal<Known | undefined>(undefined);
  const at = signal<number | undefined>(undefined);
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    const take = ({ start, moves }: MovesResponse) => {
      isLoading = false;
      known.value = { start, moves };
      // There may have been more moves meanwhile.
      update();
    };
    // The board itself does not depend on the list; it is fetched again with the next move.
    const fail = () => void (isLoading = false);
    fetchJson<MovesResponse>(`/v1/games/${game}/moves`).then(take, fail);
  };
  const update = () => {
    const now = seen.peek();
    if (!now?.["moves-readable"]) return;
    const before = known.peek();
    const moves = before && extended(before.moves, now["last-move"] ?? undefined);
    if (!before || !moves) load();
    else if (moves !== before.moves) known.value = { ...before, moves };
  };
  const unfollow = effect(() => {
    void seen.value;
    update();
  });
  const show = (ply: number | undefined) => {
    const length = known.peek()?.moves.length ?? 0;
    at.value = ply === undefined || ply >= length ? undefined : Math.max(0, ply);
  };
  return {
    list: computed(() => known.value?.moves),
    at,
    board: computed(() => {
      const [ply, all] = [at.value, known.value];
      return ply === undefined || !all ? undefined : (all.moves[ply - 1]?.board ?? all.start);
    }),
    step: (by) => show((at.peek() ?? known.peek()?.moves.length ?? 0) + by),
    show,
    close: unfollow,
  };
}

const isSame = (one: MoveResponse | undefined, other: MoveResponse): boolean => one?.san === other.san && one.board === other.board;

/** Returns the list with its last move; `undefined` if it has to be fetched again. */
function extended(moves: MoveResponse[], last: MoveResponse | undefined): MoveResponse[] | undefined {
  if (!last) return moves.length === 0 ? moves : [];
  if (last.ply === moves.length + 1) return [...moves, last];
  if (!isSame(moves[last.ply - 1], last)) return undefined;
  return last.ply === moves.length ? moves : moves.slice(0, last.ply);
}
