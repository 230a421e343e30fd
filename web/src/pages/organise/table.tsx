// A table as text: pasted or from a file. What is wrong is shown with its place, and what was typed stays.
import { useRef, useState } from "preact/hooks";
import { ask } from "../../service/ask";
import { say } from "../../words";
import { useDoing } from "./doing";
import { Faults, mark } from "./faults";
import { FileButton, utf8 } from "./file-button";

interface Props {
  title: string;
  told: string;
  example: string;
  path: string;
  again(): Promise<void>;
}

export function CsvEntry({ title, told, example, path, again }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, write] = useState("");
  const [isForeign, tellForeign] = useState(false);
  const [isDone, tellDone] = useState(false);
  const doing = useDoing();
  const send = async () => {
    await ask(path, { raw: { type: "text/csv", text } });
    write("");
    tellDone(true);
    await again();
  };
  const take = async (file: File) => {
    const read = await utf8(file);
    tellForeign(read === undefined);
    if (read !== undefined) write(read);
  };
  return (
    <details class="csv">
      <summary>{title}</summary>
      <p class="faint">{told}</p>
      <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" take={(file) => void take(file)} />
      {isForeign && <p role="alert">{say("organise-csv-foreign")}</p>}
      <textarea
        ref={field}
        aria-label={title}
        rows={8}
        spellcheck={false}
        wrap="off"
        placeholder={example}
        value={text}
        onInput={(event) => {
          write(event.currentTarget.value);
          tellDone(false);
        }}
      />
      <Faults error={doing.error} find={(line, column) => mark(field.current, line, column)} />
      <p class="row">
        <button type="button" class="main" disabled={text.trim() === ""} aria-disabled={doing.isBusy} onClick={() => void doing.run(send)}>
          {say("organise-csv-send")}
        </button>
        <span role="status">{isDone ? say("organise-csv-done") : ""}</span>
      </p>
    </details>
  );
}
