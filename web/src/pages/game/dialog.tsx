// A small dialog that restores the focus when it closes.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { say } from "../../words";

interface Props {
  title: string;
  /** The text of the confirm button; absent where each choice is a button. */
  done?: string | undefined;
  isGrave?: boolean;
  /** A validation error. */
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
