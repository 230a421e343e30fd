// An unused link: for whom, until when, and a button to withdraw it.
import type { ComponentChildren } from "preact";
import { say } from "../../words";
import { instant } from "../competition/fetched";

interface Props {
  until: number;
  /** The label of the button for screen readers. */
  label: string;
  withdraw(): void;
  children: ComponentChildren;
}

export function OpenLink({ until, label, withdraw, children }: Props) {
  return (
    <li>
      <span class="who">
        {children} <span class="faint">{say("organise-invite-until", { at: instant(until) })}</span>
      </span>
      <span class="deeds">
        <button type="button" class="quiet" onClick={withdraw} aria-label={label}>
          {say("organise-invite-withdraw")}
        </button>
      </span>
    </li>
  );
}
