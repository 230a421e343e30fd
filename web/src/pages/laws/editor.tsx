// A text field for a case, with line numbers; lines with errors are marked.
import { useRef } from "preact/hooks";
import type { CaseResponse } from "../../service/types";
import { say } from "../../words";

type Faults = CaseResponse["faults"];

interface Props {
  text: string;
  write(text: string): void;
  faults: Faults;
}

export function Editor({ text, write, faults }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLOListElement>(null);
  const lines = text.split("\n");
  const wrong = new Set(faults.map(({ line }) => line));
  const follow = () => {
    if (gutter.current && field.current) gutter.current.scrollTop = field.current.scrollTop;
  };
  const point = (fault: Faults[number]) => {
    const before = lines.slice(0, (fault.line ?? 1) - 1).reduce((sum, line) => sum + line.length + 1, 0);
    const at = before + (fault.column ?? 1) - 1;
    field.current?.focus();
    field.current?.setSelectionRange(at, at);
  };
  return (
    <>
      <label class="unseen" for="case-text">
        {say("laws-case-text")}
      </label>
      <div class="editor">
        <ol ref={gutter} aria-hidden="true">
          {lines.map((_, at) => (
            <li key={at} class={wrong.has(at + 1) ? "wrong" : undefined}>
              {at + 1}
            </li>
          ))}
        </ol>
        <textarea
          id="case-text"
          ref={field}
          value={text}
          wrap="off"
          rows={Math.min(Math.max(lines.length + 1, 12), 30)}
          spellcheck={false}
          autocapitalize="off"
          aria-invalid={faults.length > 0}
          aria-describedby={faults.length > 0 ? "case-faults" : undefined}
          onInput={(event) => write(event.currentTarget.value)}
          onScroll={follow}
        />
      </div>
      <ul id="case-faults" class="faults" aria-live="polite">
        {faults.map((fault) => (
          <li key={`${fault.line}:${fault.column}:${fault.code}`}>
            {fault.line && (
              <button type="button" class="quiet" onClick={() => point(fault)}>
                {say("laws-case-place", { line: fault.line, column: fault.column ?? 1 })}
              </button>
            )}{" "}
            <b>{fault.told}</b>
            {fault.help.map((help) => (
              <p key={help} class="faint small">
                {help}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
