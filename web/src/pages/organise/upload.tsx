// Uploads a file as it is, or a part that the page extracts.
import { useState } from "preact/hooks";
import { fetchJson } from "../../service/fetch-json";
import { say } from "../../words";
import { useRequest } from "./use-request";
import { Faults } from "./faults";
import { FileButton, utf8 } from "./file-button";

interface Props<T> {
  title: string;
  description: string;
  accept: string;
  path: string;
  /** Extracts the text to send; by default the whole file. */
  pick?(file: File): Promise<string>;
  /** Renders the result. */
  done(answer: T): string;
  reload(): Promise<void>;
}

export function Upload<T>({ title, description, accept, path, pick, done, reload }: Props<T>) {
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
    await reload();
  };
  return (
    <details class="csv">
      <summary>{title}</summary>
      <p class="faint">{description}</p>
      <FileButton label={title} accept={accept} take={(file) => void request.run(() => send(file))} />
      {isForeign && <p role="alert">{say("organise-csv-foreign")}</p>}
      <Faults error={request.error} />
      <p role="status">{said}</p>
    </details>
  );
}
