// A button for what cannot be undone: it asks first.
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../../words";

interface Props {
  /** The text of the button. */
  action: string;
  /** The label for screen readers. */
  label: string;
  /** What will happen. */
  question: string;
  confirm(): void;
}

export function Confirmed({ action, label, question, confirm }: Props) {
  const [isAsked, setAsked] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked) no.current?.focus();
  }, [isAsked]);
  if (!isAsked) {
    return (
      <button type="button" class="quiet" aria-label={label} onClick={() => setAsked(true)}>
        {action}
      </button>
    );
  }
  return (
    <span class="confirmed" role="group" aria-label={label}>
      <span>{question}</span>{" "}
      <button ref={no} type="button" onClick={() => setAsked(false)}>
        {say("organise-leave")}
      </button>{" "}
      <button
        type="button"
        class="main"
        onClick={() => {
          setAsked(false);
          confirm();
        }}
      >
        {action}
      </button>
    </span>
  );
}
