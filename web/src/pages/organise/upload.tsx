// A file that the hall takes as it is, or what a page has picked out of it.
import { useState } from "preact/hooks";
import { ask } from "../../service/ask";
import { say } from "../../words";
import { useDoing } from "./doing";
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
  const [said, tell] = useState("");
  const [isForeign, tellForeign] = useState(false);
  const doing = useDoing();
  const send = async (file: File) => {
    tell("");
    const text = await (pick ? pick(file) : utf8(file));
    tellForeign(text === undefined);
    if (text === undefined) return;
    const answer = await ask<T>(path, { raw: { type: "text/plain", text } });
    tell(done(answer));
    await again();
  };
  return (
    <details class="csv">
      <summary>{title}</summary>
      <p class="faint">{told}</p>
      <FileButton label={title} accept={accept} take={(file) => void doing.run(() => send(file))} />
      {isForeign && <p role="alert">{say("organise-csv-foreign")}</p>}
      <Faults error={doing.error} />
      <p role="status">{said}</p>
    </details>
  );
}
