// A confirmation for grave acts, with their article.
import { useEffect, useRef } from "preact/hooks";
import { Articles } from "../../../articles";
import { say } from "../../../words";
import type { ArbiterGame } from "../arbiter-game";
import { Consequences, usePreview, type Alternative } from "../preview";

interface Props {
  title: string;
  /** The choices, one per line. */
  chosen: string[];
  edition: string;
  articles: string | string[] | null | undefined;
  game: ArbiterGame;
  /** What is carried out: the server says what it leads to. */
  alternative: Alternative;
  onYes: () => void;
  onNo: () => void;
}

export function Confirm({ title, chosen, edition, articles, game, alternative, onYes, onNo }: Props) {
  const preview = usePreview(game.id, game.seen?.seq, [alternative]);
  const outcome = preview.outcomes[0];
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="confirm" aria-labelledby="confirm-title" onCancel={onNo}>
      <h2 id="confirm-title">{title}</h2>
      {chosen.length > 0 && (
        <ul>
          {chosen.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {outcome && <Consequences outcome={outcome} />}
      <p>{say("arbiter-confirm")}</p>
      <p>
        {say("arbiter-confirm-article")} <Articles edition={edition} numbers={articles} />
      </p>
      <p class="row">
        <button type="button" onClick={onNo}>
          {say("arbiter-confirm-no")}
        </button>
        <button type="button" class="danger" disabled={outcome?.refused !== undefined} onClick={onYes}>
          {say("arbiter-confirm-yes")}
        </button>
      </p>
    </dialog>
  );
}
