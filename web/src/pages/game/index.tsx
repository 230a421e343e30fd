// The board of one game, for its players, for spectators, and for an arbiter who is watching.
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Board } from "../../board";
import { Carried } from "../../board/carried";
import { menOf } from "../../board/men";
import { Squares } from "../../board/squares";
import { LineState } from "../../line";
import type { Named } from "../../route";
import { fetchJson, Problem } from "../../service/fetch-json";
import type { Colour, CompetitionResponse, GameResponse } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import { Acts } from "./acts";
import { ChessClock, press } from "./clock";
import { Duty } from "./duty";
import { handAt, type Hand, type Mode } from "./hand";
import { marksOf } from "./marks";
import { Last, Rulings } from "./news";
import { Options } from "./options";
import { set, settings } from "./settings";
import { Sheet } from "./sheet";
import { Status } from "./status";
import { listen } from "./sound";
import { openTable, sideOf, type Table } from "./table";
import { Promotion, Tools } from "./tools";

import "./game.css";

export default function Page({ named }: { named: Named }) {
  const game = named["game"] ?? "";
  const mode = useSignal<Mode | undefined>(undefined);
  const table = useMemo(() => openTable(game), [game]);
  const hand = useMemo(() => handAt(table, mode), [table]);
  useEffect(() => {
    const deafen = listen(table);
    return () => {
      deafen();
      table.close();
      hand.close();
    };
  }, [table]);
  const seen = table.seen.value;
  useMode(seen, mode);
  useKeys(table, hand);
  useEffect(() => {
    if (seen) document.title = `${seen.white.name} – ${seen.black.name}`;
  }, [seen?.id]);
  return (
    <div class="game">
      {isWithdrawn(table) ? <Withdrawn /> : <LineState line={table.line} />}
      {seen && !isWithdrawn(table) ? <GameLayout table={table} seen={seen} hand={hand} mode={mode.value} /> : <h1>{say("play-game-title")}</h1>}
      {!seen && <ErrorMessage error={table.lastError.value} />}
    </div>
  );
}

/** Returns whether the table was seen before the game began, and no longer exists. */
const isWithdrawn = ({ seen, lastError }: Table): boolean => {
  const problem = lastError.value;
  return seen.value?.view.stage === "before-start" && problem instanceof Problem && problem.status === 404;
};

function Withdrawn() {
  return (
    <p class="withdrawn" role="alert">
      {say("play-withdrawn")} <a href="/">{say("play-withdrawn-go")}</a>
    </p>
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
function useKeys(table: Table, hand: Hand): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : document.body;
      const isTaken = at.closest("input, select, textarea, button, a, summary, dialog, [role='region']") !== null;
      if (isTaken || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (pressed(event.key, table, hand)) event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [table]);
}

/** Handles a key; returns whether it had an effect. */
function pressed(key: string, table: Table, hand: Hand): boolean {
  const seen = table.seen.peek();
  if (key === " " && seen && sideOf(seen)) {
    press(table, hand);
    return true;
  }
  // The same key in Cyrillic.
  if (["f", "ф"].includes(key.toLowerCase())) {
    set({ isFlipped: !settings.peek().isFlipped });
    return true;
  }
  return key === "Escape" && hand.cancel();
}

interface LaidProps {
  table: Table;
  seen: GameResponse;
  hand: Hand;
  mode: Mode | undefined;
}

function GameLayout({ table, seen, hand, mode }: LaidProps) {
  const side = sideOf(seen);
  const own: Colour = side ?? "white";
  const below: Colour = settings.value.isFlipped ? (own === "white" ? "black" : "white") : own;
  const names = `${seen.white.name} – ${seen.black.name}`;
  const choice = hand.choice.value;
  return (
    <>
      <header class="game-head">
        <h1>{names}</h1>
        <p class="faint">
          {seen.round && seen.board ? say("play-game-where", { round: seen.round, board: seen.board }) : ""}{" "}
          <a href={`/competitions/${seen.competition}`}>{say("play-game-competition")}</a> · <a href={`/without-sight/${seen.id}`}>{say("play-game-text-board")}</a>
          {seen.view.viewer === "arbiter" && (
            <>
              {" · "}
              <a href={`/games/${seen.id}/arbiter`}>{say("play-game-arbiter")}</a>
            </>
          )}
        </p>
      </header>
      <div class="laid">
        <div class="place">
          <Board men={seen.view.board} below={below} label={say("play-game-board", { names })} coordinates={settings.value.coordinates}>
            <Squares
              men={seen.view.board}
              below={below}
              marks={marksOf(table, seen, hand)}
              isLive={side !== undefined && mode !== undefined && seen.view.stage === "playing"}
              onPoint={hand.point}
              onDrop={hand.drop}
              onKey={(key) => pressed(key, table, hand)}
            />
          </Board>
        </div>
        <ChessClock table={table} seen={seen} hand={hand} below={below} />
        <div class="messages">
          <Status seen={seen} mode={mode} news={table.news.value} />
          <Duty seen={seen} hand={hand} />
          <ErrorMessage error={table.lastError.value} />
          <Rulings news={table.news.value} />
          <Last news={table.news.value} />
        </div>
        <div class="actions">
          {side && (
            <Acts table={table} seen={seen}>
              <Tools table={table} seen={seen} hand={hand} mode={mode} />
            </Acts>
          )}
          {side && <Sheet table={table} seen={seen} />}
          <Options mode={mode} plays={side !== undefined} />
        </div>
      </div>
      <InHand seen={seen} hand={hand} />
      {choice && <Promotion choice={choice} onCancel={() => (hand.choice.value = undefined)} />}
    </>
  );
}

/** The piece in the hand, or chosen, follows the pointer. */
function InHand({ seen, hand }: { seen: GameResponse; hand: Hand }) {
  const held = hand.held.value.at(-1)?.piece;
  if (held) return <Carried man={held} isDragged={false} />;
  const chosen = hand.chosen.value && menOf(seen.view.board).get(hand.chosen.value);
  return chosen ? <Carried man={chosen} isDragged /> : null;
}
