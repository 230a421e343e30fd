// All errors in what was sent, each with its place in the text.
import { Problem } from "../../service/fetch-json";
import { OtherLanguageNote, ErrorMessage } from "../../error-message";
import { say } from "../../words";
import type { Detail } from "../../service/types";

interface Props {
  error: unknown;
  /** Goes to a place in the text that was sent. */
  find?(line: number, column: number): void;
}

export function Faults({ error, find }: Props) {
  const errors = error instanceof Problem ? error.errors : [];
  if (!(error instanceof Problem) || errors.length === 0) return <ErrorMessage error={error} />;
  return (
    <div role="alert" class="faults">
      <p>
        {say("organise-faults", { count: errors.length })} <OtherLanguageNote problem={error} />
      </p>
      <ul lang={error.language}>
        {errors.map((fault, at) => (
          <li key={at}>
            <Location fault={fault} find={find} /> {fault.detail}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A table has headings; only in regulations is a column counted in characters. */
function placeOf(line: number, column: number, { field, heading }: Detail): string {
  if (heading) return say("organise-place-heading", { line, heading });
  return field === "regulations" ? say("organise-place", { line, column }) : say("organise-place-line", { line });
}

function Location({ fault, find }: { fault: Detail; find: Props["find"] }) {
  const { line, column } = fault;
  if (!line || !column) return null;
  const text = placeOf(line, column, fault);
  if (!find) return <strong>{text}</strong>;
  return (
    <button type="button" class="quiet" onClick={() => find(line, column)}>
      {text}
    </button>
  );
}

/** Selects a place in a text field, to the end of the word. */
export function mark(field: HTMLTextAreaElement | null, line: number, column: number): void {
  if (!field) return;
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  const rest = field.value.slice(start);
  const length = /^[^,;\t\n]*/.exec(rest)?.[0].length ?? 0;
  field.focus();
  field.setSelectionRange(start, start + Math.max(length, 1));
}
