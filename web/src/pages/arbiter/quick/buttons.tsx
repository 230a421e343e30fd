// The commonest jobs at a board, each one tap away from the list of boards.
import { useState } from "preact/hooks";
import { ErrorMessage } from "../../../error-message";
import type { Act } from "../../../service/types";
import { say } from "../../../words";
import { send } from "../arbiter-game";
import { isOver, type BoardState } from "../urgency";
import { JOBS, type Job } from "./choices";

interface Props {
  known: BoardState;
  /** Called with the job to be done at this board. */
  onJob(job: Job): void;
}

export function QuickButtons({ known: { board, clocks }, onJob }: Props) {
  const [error, setError] = useState<unknown>(undefined);
  if (isOver(board)) return null;
  const isPlaying = board.glance.stage === "playing";
  const isRunning = clocks.white.runs || clocks.black.runs;
  const hasFlag = clocks.white.flag || clocks.black.flag;
  const jobs: Job[] = hasFlag ? ["flag", ...JOBS] : isPlaying ? [...JOBS] : ["time", "forfeit"];
  const clock = (act: "stop" | { restart: null }) => {
    setError(undefined);
    const action: Act = { arbiter: { act, ground: "", by: "" } };
    send(`/v1/games/${board.id}/acts`, { action }).catch(setError);
  };
  return (
    <div class="quick" role="group" aria-label={say("arbiter-quick-title")}>
      {isPlaying && (
        <button type="button" data-job={isRunning ? "stop" : "restart"} onClick={() => clock(isRunning ? "stop" : { restart: null })}>
          {say("arbiter-quick", { job: isRunning ? "stop" : "restart" })}
        </button>
      )}
      {jobs.map((job) => (
        <button key={job} type="button" data-job={job} class={job === "flag" ? "danger" : ""} onClick={() => onJob(job)}>
          {say("arbiter-quick", { job })}
        </button>
      ))}
      <ErrorMessage error={error} />
    </div>
  );
}
