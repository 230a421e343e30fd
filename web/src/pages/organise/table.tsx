// A table as text: pasted or from a file. Errors are shown with their place, and the text is kept.
import { useRef, useState } from "preact/hooks";
import { fetchJson } from "../../service/fetch-json";
import { say } from "../../words";
import { useRequest } from "./use-request";
import { Faults, mark } from "./faults";
import { FileButton, utf8 } from "./file-button";

interface Props {
  title: string;
  description: string;
  example: string;
  path: string;
  reload(): Promise<void>;
}

export function CsvEntry({ title, description, example, path, reload }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  // A file in another encoding: the hall finds out which.
  const [foreign, setForeign] = useState<File | undefined>(undefined);
  const [isDone, setDone] = useState(false);
  const request = useRequest();
  const send = async () => {
    await fetchJson(path, { raw: { type: "text/csv", text: foreign ? await foreign.arrayBuffer() : text } });
    setText("");
    setForeign(undefined);
    setDone(true);
    await reload();
  };
  const take = async (file: File) => {
    const read = await utf8(file);
    setForeign(read === undefined ? file : undefined);
    setText(read ?? "");
    setDone(false);
  };
  return (
    <details class="csv">
      <summary>{title}</summary>
      <p class="faint">{description}</p>
      <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" take={(file) => void take(file)} />
      {foreign && <p role="status">{say("organise-csv-other-encoding", { name: foreign.name })}</p>}
      <textarea
        ref={field}
        aria-label={title}
        rows={8}
        spellcheck={false}
        wrap="off"
        placeholder={example}
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setForeign(undefined);
          setDone(false);
        }}
      />
      <Faults error={request.error} {...(!foreign && { find: (line: number, column: number) => mark(field.current, line, column) })} />
      <p class="row">
        <button type="button" class="main" disabled={text.trim() === "" && !foreign} aria-disabled={request.isBusy} onClick={() => void request.run(send)}>
          {say("organise-csv-send")}
        </button>
        <span role="status">{isDone ? say("organise-csv-done") : ""}</span>
      </p>
    </details>
  );
}
