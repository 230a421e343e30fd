// A small window that asks for something and gives the focus back.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { say } from "../../words";

interface Props {
  title: string;
  /** What is on the button that does it; none where a choice is a button of its own. */
  done?: string | undefined;
  isGrave?: boolean;
  /** What is wrong with what was filled in. */
  wrong?: string;
  onDone?: () => void;
  onCancel(): void;
  children?: ComponentChildren;
}

export function Dialog({ title, done, isGrave = false, wrong, onDone, onCancel, children }: Props) {
  const window = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => window.current?.showModal(), []);
  return (
    <dialog ref={window} aria-labelledby={heading} onCancel={onCancel} onClose={onCancel}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onDone?.();
        }}
      >
        <h2 id={heading}>{title}</h2>
        {children}
        {wrong !== undefined && (
          <p role="alert" class="wrong">
            {wrong}
          </p>
        )}
        <div class="row">
          {done !== undefined && (
            <button type="submit" class={isGrave ? "danger" : "main"}>
              {done}
            </button>
          )}
          <button type="button" onClick={onCancel}>
            {say("play-cancel")}
          </button>
        </div>
      </form>
    </dialog>
  );
}
