// A job at a board: what can be decided, what that leads to, and the decision itself.
import { useEffect, useRef, useState } from "preact/hooks";
import { ErrorMessage } from "../../../error-message";
import type { GameListed } from "../../../service/types";
import { say } from "../../../words";
import { useArbiterGame, type ArbiterGame } from "../arbiter-game";
import { ActResult } from "../decision";
import { Consequences, usePreview } from "../preview";
import { Questions } from "../questions";
import { choicesOf, MINUTES, possible, USUAL_MINUTES, type Job } from "./choices";

import "../table.css";

interface Props {
  job: Job;
  board: GameListed;
  onClose(): void;
}

export function QuickSheet({ job, board, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const game = useArbiterGame(board.id);
  useEffect(() => dialog.current?.showModal(), []);
  const isDecided = game.lastEvents.length > 0;
  const place = board.board ? say("arbiter-board", { board: board.board }) : say("arbiter-free-game");
  return (
    <dialog ref={dialog} class="job-sheet" aria-labelledby="sheet-title" onCancel={onClose} onClose={onClose}>
      <h2 id="sheet-title">
        {place}: {say("arbiter-quick", { job })}
      </h2>
      <p class="faint">
        {board.white.name} – {board.black.name}
      </p>
      <ErrorMessage error={game.error} />
      {isDecided ? (
        <>
          <ActResult events={game.lastEvents} />
          <Questions game={game} />
        </>
      ) : (
        <Decide job={job} game={game} />
      )}
      <p class="row">
        <a class="button" href={`/games/${board.id}/arbiter`}>
          {say("arbiter-quick-board")}
        </a>
        <button type="button" data-do="close" onClick={onClose}>
          {say("arbiter-quick-close")}
        </button>
      </p>
    </dialog>
  );
}

function Decide({ job, game }: { job: Job; game: ArbiterGame }) {
  const [minutes, setMinutes] = useState<number>(USUAL_MINUTES);
  const [ground, setGround] = useState("");
  const [wanted, setWanted] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const { seen } = game;
  const choices = seen ? choicesOf(job, { seen, minutes, ground: "" }) : [];
  const preview = usePreview(game.id, seen?.seq, choices);
  const open = possible(choices, preview.outcomes);
  const chosen = open.length === 1 ? open[0] : open.find(({ choice }) => choice.name === wanted);
  const decide = async () => {
    // The ground is added only now: what it leads to does not depend on it.
    const final = seen && choicesOf(job, { seen, minutes, ground }).find(({ name }) => name === chosen?.choice.name);
    if (!final) return;
    setBusy(true);
    setError(undefined);
    await game.act(final.actions, final.as).catch(setError);
    setBusy(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void decide();
      }}
    >
      {job === "time" && (
        <div class="minutes" role="group" aria-label={say("arbiter-time")}>
          {MINUTES.map((number) => (
            <button key={number} type="button" aria-pressed={minutes === number} onClick={() => setMinutes(number)}>
              {say("arbiter-minutes", { minutes: number })}
            </button>
          ))}
        </div>
      )}
      <div class="choices" role="group" aria-labelledby="sheet-title">
        {open.map(({ choice }) => (
          <button key={choice.name} type="button" data-choice={choice.name} aria-pressed={choice === chosen?.choice} onClick={() => setWanted(choice.name)}>
            {choice.label}
          </button>
        ))}
      </div>
      <div aria-live="polite">
        {chosen && <Consequences outcome={chosen.outcome} />}
        {open.length === 0 && preview.outcomes[0]?.refused}
      </div>
      {chosen && (
        <>
          <label class="grow">
            {say("arbiter-ground")}
            <input value={ground} autocomplete="off" onInput={(event) => setGround(event.currentTarget.value)} />
          </label>
          <p class="final">
            <button class="main large" data-do="decide" disabled={isBusy}>
              {say("arbiter-quick-do")}
            </button>
          </p>
        </>
      )}
      <ErrorMessage error={error ?? preview.error} />
    </form>
  );
}
