// The envelope: a move that is written down and sealed, or stated again if the envelope was lost.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { nameOf } from "../../board/men";
import type { GameResponse } from "../../service/types";
import { say } from "../../words";
import { Dialog } from "./dialog";
import { NamedFields, Notation, useNamed, writtenOf } from "./named";

interface Props {
  /** Whether it is hidden from the opponent. */
  isSecret: boolean;
  title: string;
  /** Shown below the fields: articles and errors. */
  children: ComponentChildren;
  seen: GameResponse;
  onDone(text: string): void;
  onCancel(): void;
}

export function Seal({ isSecret, title, children, seen, onDone, onCancel }: Props) {
  const named = useNamed(seen);
  const [wrong, setWrong] = useState("");
  const plan = named.read();
  const man = "wrong" in plan ? undefined : named.men.get(plan.from);
  const done = async () => {
    const plan = await named.resolve(named.filled.text);
    setWrong("wrong" in plan ? plan.wrong : "");
    if (!("wrong" in plan)) onDone(writtenOf(plan, named.men));
  };
  return (
    <Dialog title={title} done={title} onDone={() => void done()} onCancel={onCancel} wrong={wrong}>
      <p>{say(isSecret ? "play-seal-which" : "play-seal-state")}</p>
      <NamedFields named={named} />
      <Notation named={named} />
      <p class="in-envelope" aria-live="polite">
        {man && !("wrong" in plan) && (
          <>
            {say(isSecret ? "play-seal-reads" : "play-seal-stated")} <strong class="written">{writtenOf(plan, named.men)}</strong> ({nameOf(man)})
          </>
        )}
      </p>
      {isSecret && (
        <ul class="faint">
          <li>{say("play-seal-secret")}</li>
          <li>{say("play-seal-kept")}</li>
          <li>{say("play-seal-faulty")}</li>
        </ul>
      )}
      {children}
    </Dialog>
  );
}
