// A button that asks once more, saying what will happen.
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../../words";
import { Faults } from "./faults";
import { useRequest } from "./use-request";

interface Props {
  label: string;
  /** The label for screen readers, if the text of the button is not enough. */
  name?: string;
  /** What will happen. */
  question: string;
  yes: string;
  look?: "main" | "danger" | "quiet";
  act(): Promise<unknown>;
}

export function Ask({ label, name, question, yes, look, act }: Props) {
  const [isAsked, setAsked] = useState(false);
  const request = useRequest();
  const asked = useRef<HTMLDivElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    no.current?.focus({ preventScroll: true });
    asked.current?.scrollIntoView({ block: "nearest" });
  }, [isAsked]);
  const confirm = async () => {
    if (await request.run(act)) setAsked(false);
  };
  if (!isAsked) {
    return (
      <button type="button" class={look} aria-label={name} onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  }
  // The question stands where the button was, so that a second click at the same place does nothing.
  return (
    <div class="ask" ref={asked} role="group" aria-label={name ?? label}>
      <p>{question}</p>
      <p class="row">
        <button type="button" class={look === "danger" ? "danger" : "main"} aria-disabled={request.isBusy} onClick={() => void confirm()}>
          {yes}
        </button>
        <button ref={no} type="button" onClick={() => setAsked(false)}>
          {say("organise-leave")}
        </button>
      </p>
      <Faults error={request.error} />
    </div>
  );
}
