// All boards of a competition, live, each in its own signal: a move re-renders only one board.
import { signal, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { follow, type Line, type Stream } from "../../service/stream";
import type { GameListed, Glance } from "../../service/types";
import { language } from "../../words";

/** A game as last reported by the server, and when the report arrived. */
export interface Seen {
  game: GameListed;
  heard: number;
}

export interface Live {
  /** The games by id. */
  games: Signal<ReadonlyMap<string, Signal<Seen>>>;
  /** Incremented when pairings, tables or results may have changed. */
  changes: Signal<number>;
  line: Signal<Line>;
}

export type Opening = (path: string, handlers: Record<string, (data: never) => void>) => Stream;

/** Follows a competition while the page is open. */
export function useLive(competition: string | undefined, open: Opening = follow): Live {
  const live = useMemo<Live>(() => ({ games: signal(new Map()), changes: signal(0), line: signal<Line>("connecting") }), [competition]);
  const tongue = language.value;
  useEffect(() => {
    if (competition === undefined) return;
    const stream = open(`/v1/competitions/${competition}/stream`, {
      boards: ({ boards }: { boards: GameListed[] }) => updateBoards(live, boards),
      board: (game: GameListed) => updateBoard(live, game),
    });
    const stop = stream.line.subscribe((line) => (live.line.value = line));
    return () => {
      stop();
      stream.close();
    };
  }, [competition, tongue, live]);
  return live;
}

function updateBoards(live: Live, boards: GameListed[]): void {
  const heard = performance.now();
  const before = live.games.peek();
  const after = new Map<string, Signal<Seen>>();
  for (const game of boards) {
    const own = before.get(game.id) ?? signal({ game, heard });
    own.value = { game, heard };
    after.set(game.id, own);
  }
  live.games.value = after;
  live.changes.value += 1;
}

function updateBoard(live: Live, game: GameListed): void {
  const own = live.games.peek().get(game.id);
  if (!own) return;
  const wasOver = isOver(own.peek().game.glance);
  const stage = stageOf(own.peek().game.glance);
  own.value = { game, heard: performance.now() };
  if (wasOver !== isOver(game.glance) || stage !== stageOf(game.glance)) live.changes.value += 1;
}

/** Returns the stage of a game by its name alone. */
export const stageOf = (glance: Glance): "before-start" | "playing" | "adjourned" | "over" | "void" =>
  typeof glance.stage === "string" ? glance.stage : "over";

export const isOver = (glance: Glance): boolean => stageOf(glance) === "over";

/** Returns the result in figures, such as 1-0; empty if there is none. */
export const outcomeOf = (glance: Glance): string => (typeof glance.stage === "string" ? "" : glance.stage.over.outcome);

/** Returns the round shown by default: the last with a game in progress, else the last with tables. */
export function roundInPlay(games: GameListed[]): number | undefined {
  const roundsOf = (some: GameListed[]) => some.flatMap(({ round }) => round ?? []);
  const playing = roundsOf(games.filter(({ glance }) => glance.stage === "playing"));
  const rounds = playing.length > 0 ? playing : roundsOf(games);
  return rounds.length > 0 ? Math.max(...rounds) : undefined;
}
