// All clocks at once: stopped for an alarm, started again after it or after the hall was down.
import { useState } from "preact/hooks";
import { ErrorMessage } from "../../error-message";
import { fetchJson } from "../../service/fetch-json";
import type { BoardClocksResult } from "../../service/types";
import { say } from "../../words";
import type { BoardState } from "./urgency";

interface Props {
  competition: string;
  boards: BoardState[];
}

export function AllClocks({ competition, boards }: Props) {
  const [refused, setRefused] = useState<BoardClocksResult[]>([]);
  const [error, setError] = useState<unknown>(undefined);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const playing = boards.filter(({ board }) => board.glance.stage === "playing" && !board.unreadable);
  const running = playing.filter(({ clocks }) => clocks.white.runs || clocks.black.runs);
  const standing = playing.length - running.length;
  const isInterrupted = playing.some(({ board }) => board.glance.interrupted);
  const change = async (what: "stop" | "restart") => {
    setBusy(true);
    setAsked(false);
    setError(undefined);
    await fetchJson<BoardClocksResult[]>(`/v1/competitions/${competition}/clocks`, { body: { do: what } })
      .then((all) => setRefused(all.filter(({ done }) => !done)))
      .catch(setError);
    setBusy(false);
  };
  if (playing.length === 0) return null;
  return (
    <section class={isInterrupted ? "card all-clocks interrupted" : "card all-clocks"}>
      {isInterrupted && <p role="alert">{say("arbiter-interrupted")}</p>}
      <div class="row">
        {standing > 0 && (
          <button type="button" class="main" data-do="restart-all" disabled={isBusy} onClick={() => void change("restart")}>
            {say("arbiter-restart-all", { count: standing })}
          </button>
        )}
        {running.length > 0 && !isAsked && (
          <button type="button" data-do="stop-all" disabled={isBusy} onClick={() => setAsked(true)}>
            {say("arbiter-stop-all", { count: running.length })}
          </button>
        )}
        {isAsked && (
          <>
            <button type="button" class="main" data-do="stop-all-now" disabled={isBusy} onClick={() => void change("stop")}>
              {say("arbiter-stop-all-now", { count: running.length })}
            </button>
            <button type="button" onClick={() => setAsked(false)}>
              {say("arbiter-stop-all-not")}
            </button>
          </>
        )}
      </div>
      <ul>
        {refused.map(({ board, game, why }) => (
          <li key={game}>
            {say("arbiter-board", { board })}: {why}
          </li>
        ))}
      </ul>
      <ErrorMessage error={error} />
    </section>
  );
}
