// A confirmation for grave acts, with their article.
import { useEffect, useRef } from "preact/hooks";
import { Articles } from "../../../articles";
import { say } from "../../../words";

interface Props {
  title: string;
  /** The choices, one per line. */
  chosen: string[];
  edition: string;
  articles: string | string[] | null | undefined;
  onYes: () => void;
  onNo: () => void;
}

export function Confirm({ title, chosen, edition, articles, onYes, onNo }: Props) {
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
      <p>{say("arbiter-confirm")}</p>
      <p>
        {say("arbiter-confirm-article")} <Articles edition={edition} numbers={articles} />
      </p>
      <p class="row">
        <button type="button" onClick={onNo}>
          {say("arbiter-confirm-no")}
        </button>
        <button type="button" class="danger" onClick={onYes}>
          {say("arbiter-confirm-yes")}
        </button>
      </p>
    </dialog>
  );
}
