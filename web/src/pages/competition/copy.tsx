// An address to copy: it can be read, selected and copied.
import { useRef, useState } from "preact/hooks";
import { say } from "../../words";

export function Copy({ text, label }: { text: string; label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    // The clipboard API exists only in secure contexts; selected text can be copied by hand.
    const isDone = await (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error())).then(
      () => true,
      () => document.execCommand("copy"),
    );
    setCopied(isDone);
  };
  return (
    <div class="copy">
      <input ref={field} readOnly value={text} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={() => void copy()}>
        {isCopied ? say("competition-copied") : say("competition-copy")}
      </button>
      <span class="unseen" role="status">
        {isCopied ? say("competition-copied") : ""}
      </span>
    </div>
  );
}
