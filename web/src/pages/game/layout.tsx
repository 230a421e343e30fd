// The board with the clock, what is needed now, the moves, messages and acts around it.
import { useRef } from "preact/hooks";
import { Board } from "../../board";
import { DraggedPiece } from "../../board/dragged-piece";
import { menOf } from "../../board/men";
import { Squares } from "../../board/squares";
import type { Colour, GameResponse } from "../../service/types";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import { Acts, Urgent } from "./acts";
import { ChessClock } from "./clock";
import { Duty } from "./duty";
import type { Hand, Mode } from "./hand";
import { handleKey } from "./keys";
import { colouredUnder, marksOf, shownBoard } from "./marks";
import { MoveList } from "./move-list";
import type { Moves } from "./moves";
import { LatestEvents, Rulings } from "./news";
import { Options } from "./options";
import { settings } from "./settings";
import { Sheet } from "./sheet";
import { Status } from "./status";
import { sideOf, type Table } from "./table";
import { Promotion, Tools } from "./tools";
import { Premove } from "./unsent";

interface Props {
  table: Table;
  seen: GameResponse;
  hand: Hand;
  moves: Moves;
  mode: Mode | undefined;
}

export function GameLayout({ table, seen, hand, moves, mode }: Props) {
  const side = sideOf(seen);
  const own: Colour = side ?? "white";
  const below: Colour = settings.value.isFlipped ? (own === "white" ? "black" : "white") : own;
  const choice = hand.choice.value;
  const openedAt = useRef(seen.now);
  return (
    <>
      <Head seen={seen} />
      <div class="laid">
        <Place table={table} seen={seen} hand={hand} moves={moves} mode={mode} below={below} />
        <ChessClock table={table} seen={seen} hand={hand} below={below} />
        <div class="now">
          <Status seen={seen} mode={mode} table={table} />
          {side && <Urgent table={table} seen={seen} />}
          <Duty seen={seen} hand={hand} />
          <ErrorMessage error={table.lastError.value} />
          <Premove hand={hand} />
        </div>
        <div class="messages">
          <Rulings rulings={table.rulings.value} since={openedAt.current} />
          <LatestEvents news={table.news.value} />
          <MoveList seen={seen} moves={moves} />
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

function Head({ seen }: { seen: GameResponse }) {
  return (
    <header class="game-head">
      <h1>{`${seen.white.name} – ${seen.black.name}`}</h1>
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
  );
}

function Place({ table, seen, hand, moves, mode, below }: Props & { below: Colour }) {
  const board = shownBoard(table, seen, moves);
  const isStepped = moves.board.value !== undefined;
  const isLive = !isStepped && sideOf(seen) !== undefined && mode !== undefined && seen.view.stage === "playing";
  const names = `${seen.white.name} – ${seen.black.name}`;
  return (
    <div class={isStepped ? "place stepped" : "place"}>
      <Board
        men={board}
        below={below}
        label={say("play-game-board", { names })}
        coordinates={settings.value.coordinates}
        under={colouredUnder(table, seen, hand, moves)}
        animates={table.pending.value.length === 0}
      >
        <Squares
          men={board}
          below={below}
          marks={isStepped ? new Map() : marksOf(table, seen, hand)}
          isLive={isLive}
          onPoint={hand.point}
          onDrop={hand.drop}
          onKey={(key) => handleKey(key, table, hand, moves)}
        />
      </Board>
    </div>
  );
}

/** The piece in the hand, or chosen, follows the pointer. */
function InHand({ seen, hand }: { seen: GameResponse; hand: Hand }) {
  const held = hand.held.value.at(-1)?.piece ?? hand.grasped.value;
  if (held) return <DraggedPiece man={held} isDragged={false} />;
  const chosen = hand.chosen.value && menOf(seen.view.board).get(hand.chosen.value);
  return chosen ? <DraggedPiece man={chosen} isDragged /> : null;
}
