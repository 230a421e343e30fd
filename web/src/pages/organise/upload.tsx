// A file that the hall takes as it is, or what a page has picked out of it.
import { useState } from "preact/hooks";
import { fetchJson } from "../../service/fetch-json";
import { say } from "../../words";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import { FileButton, utf8 } from "./file-button";

interface Props<T> {
  title: string;
  told: string;
  accept: string;
  path: string;
  /** The text that is sent; else the whole file. */
  pick?(file: File): Promise<string>;
  /** What came of it. */
  done(answer: T): string;
  again(): Promise<void>;
}

export function Upload<T>({ title, told, accept, path, pick, done, again }: Props<T>) {
  const [said, setSaid] = useState("");
  const [isForeign, setForeign] = useState(false);
  const request = useRequest();
  const send = async (file: File) => {
    setSaid("");
    const text = await (pick ? pick(file) : utf8(file));
    setForeign(text === undefined);
    if (text === undefined) return;
    const answer = await fetchJson<T>(path, { raw: { type: "text/plain", text } });
    setSaid(done(answer));
    await again();
  };
  return (
    <details class="csv">
      <summary>{title}</summary>
      <p class="faint">{told}</p>
      <FileButton label={title} accept={accept} take={(file) => void request.run(() => send(file))} />
      {isForeign && <p role="alert">{say("organise-csv-foreign")}</p>}
      <Faults error={request.error} />
      <p role="status">{said}</p>
    </details>
  );
}
