// The board of one game, for its players, for spectators, and for an arbiter who is watching.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { RouteParameters } from "../../route";
import { fetchJson, Problem } from "../../service/fetch-json";
import type { CompetitionResponse, GameResponse } from "../../service/types";
import { ErrorMessage, WaysOn } from "../../error-message";
import { say } from "../../words";
import { useWakeLock } from "./awake";
import { handAt, type Hand, type Mode } from "./hand";
import { handleKey } from "./keys";
import { GameLayout } from "./layout";
import { followMoves, type Moves } from "./moves";
import { listen } from "./sound";
import { openTable, sideOf, type Table } from "./table";
import { LineWithUnsent } from "./unsent";

import "./game.css";
import "./small.css";

export default function Page({ named }: { named: RouteParameters }) {
  const game = named["game"] ?? "";
  const mode = useSignal<Mode | undefined>(undefined);
  const table = useMemo(() => openTable(game), [game]);
  const hand = useMemo(() => handAt(table, mode), [table]);
  const moves = useMemo(() => followMoves(game, table.seen), [table]);
  useEffect(() => {
    const deafen = listen(table);
    return () => {
      deafen();
      table.close();
      hand.close();
      moves.close();
    };
  }, [table]);
  const seen = table.seen.value;
  useMode(seen, mode);
  useKeys(table, hand, moves);
  useWakeLock(seen !== undefined && sideOf(seen) !== undefined && ["before-start", "playing"].includes(String(seen.view.stage)));
  useEffect(() => {
    if (seen) document.title = `${seen.white.name} – ${seen.black.name}`;
  }, [seen?.id]);
  const isGone = hasGone(table);
  useEffect(() => {
    // Nothing more comes from a table that does not exist.
    if (isGone) table.close();
  }, [isGone]);
  return (
    <div class="game">
      {!isGone && <LineWithUnsent table={table} />}
      {seen && !isGone ? <GameLayout table={table} seen={seen} hand={hand} moves={moves} mode={mode.value} /> : <h1>{say("play-game-title")}</h1>}
      {isGone && <Gone isWithdrawn={seen !== undefined} error={table.lastError.value} />}
      {!seen && !isGone && <ErrorMessage error={table.lastError.value} />}
    </div>
  );
}

/** Returns whether there is no such table for the reader, or no longer: it was removed before the game began. */
function hasGone({ seen, lastError }: Table): boolean {
  const problem = lastError.value;
  if (!(problem instanceof Problem) || ![401, 403, 404].includes(problem.status)) return false;
  return seen.value === undefined || (problem.status === 404 && seen.value.view.stage === "before-start");
}

function Gone({ isWithdrawn, error }: { isWithdrawn: boolean; error: unknown }) {
  return (
    <div class="withdrawn">
      {isWithdrawn ? <p role="alert">{say("play-withdrawn")}</p> : <ErrorMessage error={error} />}
      <WaysOn error={error} home={say("play-withdrawn-go")} />
    </div>
  );
}

/** Loads the kind of board, which was announced with the competition. */
function useMode(seen: GameResponse | undefined, mode: Signal<Mode | undefined>): void {
  const competition = seen?.competition;
  useEffect(() => {
    if (!competition) return;
    const read = ({ about }: CompetitionResponse) => {
      const { board } = about.regulations as { board?: string };
      mode.value = board === "enforced" ? "enforced" : "free";
    };
    const guess = () => {
      // On a screen the player on move sees where pieces can go before touching any.
      mode.value = seen.view.bound?.under.length === 0 ? "enforced" : "free";
    };
    void fetchJson<CompetitionResponse>(`/v1/competitions/${competition}`).then(read, guess);
  }, [competition]);
}

/** Keys that work anywhere on the page except in text fields and on buttons. */
function useKeys(table: Table, hand: Hand, moves: Moves): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : document.body;
      const isTaken = at.closest("input, select, textarea, button, a, summary, dialog, [role='region'], [role='group']") !== null;
      const isHeld = event.repeat && !event.key.startsWith("Arrow");
      if (isTaken || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isHeld) return;
      if (handleKey(event.key, table, hand, moves)) event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [table]);
}
