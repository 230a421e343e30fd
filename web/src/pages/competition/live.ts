// All boards of a competition, live, each in its own signal: a move re-renders only one board.
import { signal, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { follow, type ConnectionState, type Stream } from "../../service/stream";
import type { GameListed, GameSummary } from "../../service/types";
import { language } from "../../words";

/** A game as last reported by the server, and when the report arrived. */
export interface GameReport {
  game: GameListed;
  heard: number;
}

export interface Live {
  /** The games by id. */
  games: Signal<ReadonlyMap<string, Signal<GameReport>>>;
  /** Incremented when pairings, tables or results may have changed; changes in quick succession count as one. */
  changes: Signal<number>;
  /** Incremented, before `changes`, when pairings, tables, players or the announcement may have changed. */
  structure: Signal<number>;
  line: Signal<ConnectionState>;
}

export type Opening = (path: string, handlers: Record<string, (data: never) => void>) => Stream;

/** How long changes are collected, in milliseconds: a round of many boards starts with one event for each. */
const QUIET_MS = 150;
/** How long the first of them waits at most. */
const LATEST_MS = 1000;

/** Calls a function once for calls in quick succession, after the last of them. */
export function coalesced(act: () => void, quiet = QUIET_MS, latest = LATEST_MS): { call(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first = 0;
  const call = () => {
    const now = performance.now();
    if (timer === undefined) first = now;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      act();
    }, Math.max(0, Math.min(quiet, first + latest - now)));
  };
  return { call, stop: () => clearTimeout(timer) };
}

/** Follows a competition while the page is open. */
export function useLive(competition: string | undefined, open: Opening = follow): Live {
  const live = useMemo<Live>(() => ({ games: signal(new Map()), changes: signal(0), structure: signal(0), line: signal<ConnectionState>("connecting") }), [competition]);
  const tongue = language.value;
  useEffect(() => {
    if (competition === undefined) return;
    const announce = coalesced(() => (live.changes.value += 1));
    const stream = open(`/v1/competitions/${competition}/stream`, {
      boards: ({ boards }: { boards: GameListed[] }) => {
        updateBoards(live, boards);
        // The first value is the state when the page was opened.
        if (live.changes.peek() === 0) live.changes.value = 1;
        else announce.call();
      },
      board: (game: GameListed) => {
        if (updateBoard(live, game)) announce.call();
      },
    });
    const stop = stream.line.subscribe((line) => (live.line.value = line));
    return () => {
      stop();
      announce.stop();
      stream.close();
    };
  }, [competition, tongue, live]);
  return live;
}

function updateBoards(live: Live, boards: GameListed[]): void {
  const heard = performance.now();
  const before = live.games.peek();
  const after = new Map<string, Signal<GameReport>>();
  for (const game of boards) {
    const own = before.get(game.id) ?? signal({ game, heard });
    own.value = { game, heard };
    after.set(game.id, own);
  }
  live.games.value = after;
  live.structure.value += 1;
}

/** Updates one board; returns whether its stage has changed. */
function updateBoard(live: Live, game: GameListed): boolean {
  const own = live.games.peek().get(game.id);
  if (!own) return false;
  const stage = stageOf(own.peek().game.glance);
  own.value = { game, heard: performance.now() };
  return stage !== stageOf(game.glance);
}

/** Returns the stage of a game by its name alone. */
export const stageOf = (glance: GameSummary): "before-start" | "playing" | "adjourned" | "over" | "void" =>
  typeof glance.stage === "string" ? glance.stage : "over";

export const isOver = (glance: GameSummary): boolean => stageOf(glance) === "over";

/** Returns the result in figures, such as 1-0; empty if there is none. */
export const outcomeOf = (glance: GameSummary): string => (typeof glance.stage === "string" ? "" : glance.stage.over.outcome);

/** Returns the round shown by default: the last with a game in progress, else the last with tables. */
export function roundInPlay(games: GameListed[]): number | undefined {
  const roundsOf = (some: GameListed[]) => some.flatMap(({ round }) => round ?? []);
  const playing = roundsOf(games.filter(({ glance }) => glance.stage === "playing"));
  const rounds = playing.length > 0 ? playing : roundsOf(games);
  return rounds.length > 0 ? Math.max(...rounds) : undefined;
}
