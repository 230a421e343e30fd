// A board at a glance, for an arbiter walking by.
import { useState } from "preact/hooks";
import { ErrorMessage } from "../../error-message";
import { say } from "../../words";
import { Clock } from "./clocks";
import { Position } from "./position";
import { QuickButtons } from "./quick/buttons";
import type { Job } from "./quick/choices";
import { isOver, urgent, type BoardState, type Urgent } from "./urgency";

interface Props {
  known: BoardState;
  /** When it was last sorted, by the browser's clock. */
  now: number;
  /** Called when the arbiter goes to this board. */
  onComing: () => Promise<unknown>;
  /** Called with a job to be done at this board. */
  onJob(job: Job): void;
}

export function Card({ known, now, onComing, onJob }: Props) {
  const [error, setError] = useState<unknown>(undefined);
  const { board, clocks } = known;
  const { glance, white, black } = board;
  const wants = urgent(known, now);
  const isCalled = wants.some(({ kind }) => kind === "question" || kind === "call" || kind === "interrupted");
  const isPressing = wants.some(({ kind }) => kind === "flag" || kind === "stopped" || kind === "trouble");
  const state = isCalled ? "called" : isPressing ? "pressing" : isOver(board) ? "over" : "";
  const title = board.board ? say("arbiter-board", { board: board.board }) : say("arbiter-free-game");
  return (
    <li class={`card board-card ${state}`}>
      <h2>
        <a href={`/games/${board.id}/arbiter`}>
          {title}
          <span class="unseen">
            : {white.name} – {black.name}
          </span>
        </a>
      </h2>
      <ul class="wants">
        {wants.map((want) => (
          <li key={JSON.stringify(want)} class={want.kind}>
            {wantText(want)}
          </li>
        ))}
        {wants.length === 0 && <li class="calm">{glance.result ?? say("arbiter-stage", { stage: stageName(board) })}</li>}
      </ul>
      <div class="glance">
        <Position fen={glance.board} coordinates={false} label={say("arbiter-board-of", { white: white.name, black: black.name })} />
        <div>
          <Clock clocks={clocks} colour="black" name={black.name} />
          <Clock clocks={clocks} colour="white" name={white.name} />
        </div>
      </div>
      {board.calls && (
        <button
          type="button"
          data-do="come"
          onClick={() => {
            setError(undefined);
            onComing().catch(setError);
          }}
        >
          {say("arbiter-coming")}
        </button>
      )}
      <ErrorMessage error={error} />
      <QuickButtons known={known} onJob={onJob} />
    </li>
  );
}

export function stageName({ glance }: BoardState["board"]): string {
  return typeof glance.stage === "object" ? "over" : glance.stage;
}

/** Renders what is urgent as text. */
export function wantText(want: Urgent): string {
  switch (want.kind) {
    case "question":
      return say("arbiter-urgent-question", { count: want.count });
    case "call":
      return want.reason;
    case "interrupted":
      return say("arbiter-urgent-interrupted");
    case "stopped":
      return say("arbiter-urgent-stopped");
    case "line-lost":
      return say("play-state-line-lost", { name: want.name });
    default:
      return say("arbiter-urgent", { kind: want.kind, colour: want.colour });
  }
}
